import { FieldError } from "#app/ui/field.tsx";

const choices = [
  ["check", "Check"],
  ["cash", "Cash"],
] as const;

export function MeansField({
  value,
  change,
  error,
}: {
  value: string;
  change: (means: "check" | "cash") => void;
  error?: string;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">Paid by</legend>
      <div className="flex gap-6">
        {choices.map(([means, name]) => (
          <label key={means} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="means"
              value={means}
              className="size-6 accent-brick-600"
              checked={value === means}
              onChange={() => change(means)}
            />
            {name}
          </label>
        ))}
      </div>
      {error && <FieldError name="means" error={error} />}
    </fieldset>
  );
}
