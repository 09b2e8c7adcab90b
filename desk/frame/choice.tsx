import { Link } from "react-router";

/** One of a few views of a list, each with its number. */
export function Views({
  label,
  views,
}: {
  label: string;
  views: { to: string; name: string; count: number | undefined; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-1.5 md:gap-2">
      {views.map(({ to, name, count, current }) => (
        <Link
          key={name}
          to={to}
          aria-current={current ? "page" : undefined}
          className={`inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold text-sm md:gap-2 md:px-4 forced-border ${current ? "bg-ink text-white" : "bg-limestone-100 text-ink hover:bg-limestone-200"}`}
        >
          {name}
          {count !== undefined && (
            <span className="even-figures opacity-90">{count.toLocaleString("en-US")}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

export const optionsOf = <Value extends string>(choices: Record<Value, string>) =>
  // True: an object's own keys are those of its type.
  Object.entries(choices) as [Value, string][];

/** A choice among named values. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  choose,
  inline = false,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  choose: (value: Value) => void;
  /** In one line with its label, where the list below it should begin soon. */
  inline?: boolean;
}) {
  return (
    <label
      className={`min-w-0 gap-x-3 gap-y-1.5 font-semibold text-sm ${inline ? "flex items-center" : "grid"}`}
    >
      <span className="shrink-0">{label}</span>
      <select
        className={`${inline ? "min-h-11" : "min-h-13"} w-full min-w-0 rounded-xl border-2 border-limestone-500 bg-white px-4 font-normal text-base hover:border-ink`}
        value={value}
        onChange={(event) => choose(event.target.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
