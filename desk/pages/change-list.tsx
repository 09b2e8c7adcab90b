import { Fragment, type ReactNode } from "react";
import { whenText } from "#rules/in-words.ts";
import type { Change, TextPart } from "#rules/pages.ts";
import { partsIn, tokensIn } from "#rules/tokens.ts";
import type { Fact } from "./queries.ts";

const marks = {
  removed: {
    Element: "del",
    said: "Before: ",
    look: "bg-brick-100 text-brick-900 line-through decoration-brick-600/60",
  },
  added: { Element: "ins", said: "Now: ", look: "bg-garden-100 text-garden-900 no-underline" },
} as const;

const kindWords: Record<Change["kind"], string> = {
  changed: "",
  added: "new",
  removed: "removed",
  moved: "moved",
};

/** Times of events are kept so that they can be compared. */
const factInWords = ({ text }: Fact) => (/^\d{4}-\d\d-\d\dT/.test(text) ? whenText(text) : text);

/** A text as visitors read it: each fact says what it says today, underlined. */
function Said({ text, facts }: { text: string; facts: readonly Fact[] }) {
  return partsIn(text).map(({ text: words, token }, position) => {
    const fact = token && facts.find((one) => one.token === token);
    const key = `${position} ${words}`;
    if (!fact) return <Fragment key={key}>{words}</Fragment>;
    return (
      <span key={key} title={fact.label} className="border-b border-dotted">
        {factInWords(fact)}
      </span>
    );
  });
}

function Part({ part: { kind, text }, facts }: { part: TextPart; facts: readonly Fact[] }) {
  const said = <Said text={text.trim()} facts={facts} />;
  if (kind === "same") return <span className="text-ink-soft">{said}</span>;
  const { Element, said: spoken, look } = marks[kind];
  return (
    <Element className={`rounded px-0.5 ${look}`}>
      <span className="sr-only">{spoken}</span>
      {said}
    </Element>
  );
}

/** What stands between two parts of a text: parts are whole words, and at its end have no space. */
const spaceBetween = (before: TextPart | undefined, { text }: TextPart) =>
  before && (`${/\s*$/.exec(before.text)?.[0]}${/^\s*/.exec(text)?.[0]}` || " ");

/** Where the underlined words are kept. */
function FactsNamed({ changes, facts }: { changes: Change[]; facts: readonly Fact[] }) {
  const named = new Set(
    changes.flatMap(({ parts }) => parts.flatMap(({ text }) => tokensIn(text))),
  );
  const known = facts.filter(({ token }) => named.has(token));
  if (known.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-ink-soft">
        Underlined words are facts. Each is kept in one place. Change it there, and it changes
        everywhere.
      </p>
      <ul className="list-disc pl-5">
        {known.map((fact) => (
          <li key={fact.token} className="wrap-anywhere">
            <strong>{factInWords(fact)}</strong>: {fact.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A text in which what is new is marked, and what is gone is struck out. */
export function ChangedText({
  parts,
  facts = [],
}: {
  parts: readonly TextPart[];
  facts?: readonly Fact[];
}) {
  return parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={position}>
      {spaceBetween(parts[position - 1], part)}
      <Part part={part} facts={facts} />
    </Fragment>
  ));
}

/** What changed, field by field and word by word: old struck out, new marked. */
export function ChangeList({
  title,
  changes,
  none = "No changes.",
  facts = [],
  after,
}: {
  /** What they are changes of, where that is one entry. */
  title?: string | undefined;
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
              {title && <span className="font-normal text-ink-soft"> · {title}</span>}
              {kindWords[change.kind] && (
                <span className="font-normal text-ink-soft"> ({kindWords[change.kind]})</span>
              )}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">
              <ChangedText parts={change.parts} facts={facts} />
            </p>
            {after?.(change)}
          </li>
        ))}
      </ul>
    </div>
  );
}
