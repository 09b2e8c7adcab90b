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
    <nav
      aria-label={label}
      className="-m-1.5 mb-2.5 flex gap-1.5 overflow-x-auto p-1.5 md:flex-wrap md:gap-2"
    >
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
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  choose: (value: Value) => void;
}) {
  return (
    <label className="grid min-w-0 gap-1.5 font-semibold text-sm">
      {label}
      <select
        className="min-h-13 w-full min-w-0 rounded-xl border-2 border-limestone-500 bg-white px-4 font-normal text-base hover:border-ink"
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
