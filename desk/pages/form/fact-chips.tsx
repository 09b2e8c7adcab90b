import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { useGivenFor } from "#desk/pages/came-from.tsx";
import { type At, atOf, editorAt } from "#desk/pages/places.ts";
import type { Fact, FormField } from "#desk/pages/queries.ts";
import { tokensIn } from "#rules/tokens.ts";
import { useForm } from "./tools.tsx";
import { filled } from "./words.ts";

/** A fact with what it says today. It leads to where it is kept, and from there back here. */
function FactChip({ fact, at }: { fact: Fact; at: At }) {
  const givenFor = useGivenFor();
  const chip = (
    <Tag tone="lake">
      {fact.label}: <strong>{fact.text}</strong>
    </Tag>
  );
  if (!fact.at) return chip;
  const { name, place } = fact.at;
  return (
    <Link
      to={editorAt(name, atOf(place))}
      state={givenFor(name, at)}
      className="inline-flex min-h-6 items-center rounded underline underline-offset-4 hover:text-ink"
    >
      <span className="sr-only">Edit the fact </span>
      {chip}
    </Link>
  );
}

/** A line that can be said again beside its field. One with marks is shown by the preview. */
const shortText = 120;

/** The facts that a text names. */
export function FactChips({ text, field, at }: { text: string; field: FormField; at: At }) {
  const { facts } = useForm();
  const named = [...new Set(tokensIn(text))].filter((token) => !field.fills?.includes(token));
  if (named.length === 0) return null;
  return (
    <>
      {text.length <= shortText && !field.rich && (
        <span className="basis-full text-ink">
          Visitors read: <strong>{filled(text, facts)}</strong>
        </span>
      )}
      <span>The site fills in what is in braces:</span>
      {named.map((token) => {
        const fact = facts.get(token);
        if (fact) return <FactChip key={token} fact={fact} at={at} />;
        return <Tag key={token} tone="brick">{`{${token}} is not a fact`}</Tag>;
      })}
    </>
  );
}
