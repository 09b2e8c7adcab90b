import { FactChips } from "./fact-chips.tsx";
import type { FieldProps } from "./field.tsx";
import { LinkBox } from "./link-box.tsx";
import { useForm } from "./tools.tsx";
import { neededWords } from "./words.ts";

/** A link, which may name a fact. */
export function LinkField({ field, value, at }: FieldProps) {
  const { change, facts, problems, targets } = useForm();
  const text = typeof value === "string" ? value : "";
  const { label, help, required = false } = field;
  return (
    <div className="min-w-0">
      <LinkBox
        label={label}
        name={at}
        value={text}
        facts={facts}
        change={(next) => change(at, () => next)}
        targets={targets}
        optional={!required}
        hint={[help, required && text === "" && neededWords].filter(Boolean).join(" ")}
        error={problems.get(at)}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-xs">
        <FactChips text={text} field={field} at={at} />
      </div>
    </div>
  );
}
