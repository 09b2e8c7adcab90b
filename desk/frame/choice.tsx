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
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-2">
      {views.map(({ to, name, count, current }) => (
        <Link
          key={name}
          to={to}
          aria-current={current ? "page" : undefined}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-sm forced-border ${current ? "bg-ink text-white" : "bg-limestone-100 text-ink hover:bg-limestone-200"}`}
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
