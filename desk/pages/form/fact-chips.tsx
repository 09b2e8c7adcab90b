import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { useGivenFor } from "#desk/pages/came-from.tsx";
import { type At, atOf, editorAt } from "#desk/pages/places.ts";
import type { Fact, FormField } from "#desk/pages/queries.ts";
import { plainWords } from "#rules/rich-text.ts";
import { partsIn, tokensIn } from "#rules/tokens.ts";
import { useForm } from "./tools.tsx";

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

const sentences = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** A line that can be said again beside its field; of a longer one, the sentences with facts. */
const shortText = 120;

const saidBeside = (text: string) => {
  if (text.length <= shortText) return text;
  const telling = [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => tokensIn(sentence).length > 0);
  return telling.join(" ");
};

/** The text with what the site fills in. */
function VisitorsRead({ text }: { text: string }) {
  const { facts } = useForm();
  return (
    <span className="basis-full text-ink wrap-anywhere">
      Visitors read:{" "}
      {partsIn(saidBeside(text)).map(({ text: words, token }, position) => {
        const said = token && facts.get(token)?.text;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        return said ? <strong key={position}>{said}</strong> : words;
      })}
    </span>
  );
}

const list = new Intl.ListFormat("en-US");

/** What the page itself puts into a text, such as an amount. */
function FilledByPage({ tokens }: { tokens: string[] }) {
  if (tokens.length === 0) return null;
  const named = list.format(tokens.map((token) => `{${token}}`));
  return (
    <span className="basis-full">
      The page fills in {named} automatically. Leave{" "}
      {tokens.length === 1 ? "it as it is" : "them as they are"}.
    </span>
  );
}

/** What the names in a text stand for. */
export function FactChips({ text, field, at }: { text: string; field: FormField; at: At }) {
  const { facts } = useForm();
  const tokens = [...new Set(tokensIn(text))];
  const isSaid = (token: string) => field.help?.includes(`{${token}}`) === true;
  const isOwn = (token: string) => field.fills?.includes(token) === true;
  const named = tokens.filter((token) => !isOwn(token));
  return (
    <>
      <FilledByPage tokens={tokens.filter((token) => isOwn(token) && !isSaid(token))} />
      {named.length > 0 && (
        <>
          <VisitorsRead text={field.rich ? plainWords(text) : text} />
          <span>Choose a fact to change it everywhere:</span>
        </>
      )}
      {named.map((token) => {
        const fact = facts.get(token);
        if (fact) return <FactChip key={token} fact={fact} at={at} />;
        return <Tag key={token} tone="brick">{`{${token}} isn't a fact`}</Tag>;
      })}
    </>
  );
}
