import { Glyph } from "./glyph.tsx";

/** One question, one answer: native radio buttons that look like the answers themselves. */
export function ChoicePills<Value extends string | number>({
  legend,
  name,
  options,
  first,
  look,
  describedBy,
}: {
  legend: string;
  name: string;
  options: readonly { value: Value; text: string }[];
  /** Chosen when the page opens. */
  first?: Value;
  /** `amounts` stand apart and large, a `switch` is one bar with two halves, `filters` fill a line. */
  look: keyof typeof looks;
  describedBy?: string;
}) {
  const { group, pill } = looks[look];
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className={group}>
        {options.map(({ value, text }) => (
          <label
            key={value}
            className={`relative flex cursor-pointer items-center justify-center gap-1.5 has-focus-visible:outline-3 has-focus-visible:outline-lake-500 has-focus-visible:outline-offset-3 forced-border ${pill}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={first === value}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <Glyph name="check" className="hidden size-4 stroke-3 peer-checked:block" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const looks = {
  amounts: {
    group: "grid grid-cols-2 gap-3 sm:grid-cols-4",
    pill: "min-h-12 rounded-xl border-2 border-limestone-500 bg-white px-3 font-display font-[560] text-xl transition-colors hover:border-ink has-checked:border-brick-600 has-checked:bg-brick-600 has-checked:text-white",
  },
  filters: {
    group: "flex flex-wrap gap-2",
    pill: "min-h-11 rounded-full border-2 border-limestone-500 bg-white px-4 font-semibold text-sm hover:border-ink has-checked:border-brick-600 has-checked:bg-brick-600 has-checked:text-white",
  },
  switch: {
    group: "grid grid-cols-2 gap-1 rounded-full bg-limestone-100 p-1",
    pill: "min-h-12 rounded-full px-3 font-semibold transition-colors hover:bg-limestone-200 has-checked:bg-lake-800 has-checked:text-white",
  },
};
