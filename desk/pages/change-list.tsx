import type { ReactNode } from "react";
import type { Change, TextPart } from "#rules/pages.ts";

const looks: Record<TextPart["kind"], string> = {
  same: "text-ink-soft",
  removed: "bg-brick-100 text-brick-900 line-through decoration-brick-600/60",
  added: "bg-garden-100 text-garden-900 no-underline",
};
const elements = { same: "span", removed: "del", added: "ins" } as const;

const kindWords: Record<Change["kind"], string> = {
  changed: "",
  added: "new",
  removed: "removed",
  moved: "moved",
};

function Part({ part: { kind, text } }: { part: TextPart }) {
  const Element = elements[kind];
  return (
    <Element className={`rounded px-0.5 ${looks[kind]}`}>
      {kind !== "same" && (
        <span className="sr-only">{kind === "removed" ? "Before: " : "Now: "}</span>
      )}
      {text}
    </Element>
  );
}

/** What changed, field by field, sentence by sentence: old struck out, new marked. */
export function ChangeList({
  changes,
  none = "No changes.",
  after,
}: {
  changes: Change[];
  none?: string;
  after?: (change: Change) => ReactNode;
}) {
  if (changes.length === 0) return <p className="text-ink-soft text-sm">{none}</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.path.join(".")}`} className="min-w-0 text-sm">
          <p className="font-semibold">
            {change.label}
            {kindWords[change.kind] && (
              <span className="font-normal text-ink-soft"> ({kindWords[change.kind]})</span>
            )}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">
            {change.parts.map((part, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
              <Part key={position} part={part} />
            ))}
          </p>
          {after?.(change)}
        </li>
      ))}
    </ul>
  );
}
