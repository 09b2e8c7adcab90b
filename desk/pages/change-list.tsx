import type { ReactNode } from "react";
import type { Change, TextPart } from "#rules/pages.ts";
import { tokensIn } from "#rules/tokens.ts";
import type { Fact } from "./queries.ts";

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

/** What the site says in the place of each fact that these texts name. */
function FactsNamed({ changes, facts }: { changes: Change[]; facts: readonly Fact[] }) {
  const named = new Set(
    changes.flatMap(({ parts }) => parts.flatMap(({ text }) => tokensIn(text))),
  );
  const known = facts.filter(({ token }) => named.has(token));
  if (known.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-ink-soft">
        Words in {"{braces}"} fill in by themselves, so you change them in one place. Visitors read:
      </p>
      <ul className="list-disc pl-5">
        {known.map(({ token, text, label }) => (
          <li key={token} className="wrap-anywhere">
            <span className="text-ink-soft">{`{${token}}`}</span> <strong>{text}</strong> ({label})
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text in which what is new is marked, and what is gone is struck out. */
export function ChangedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Part key={position} part={part} />
  ));
}

/** What changed, field by field and word by word: old struck out, new marked. */
export function ChangeList({
  changes,
  none = "No changes.",
  facts = [],
  after,
}: {
  changes: Change[];
  none?: string;
  facts?: readonly Fact[];
  after?: (change: Change) => ReactNode;
}) {
  if (changes.length === 0) return <p className="text-ink-soft text-sm">{none}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <FactsNamed changes={changes} facts={facts} />
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
              <ChangedText parts={change.parts} />
            </p>
            {after?.(change)}
          </li>
        ))}
      </ul>
    </div>
  );
}
