import { addressLine } from "#rules/organisation.ts";
import { describe, type FieldDescription } from "./describe.ts";
import type { Document } from "./document.ts";
import { figures } from "./figures-document.ts";
import { fixedFacts } from "./fixed-facts.ts";
import { hours } from "./hours.ts";
import { organisation } from "./organisation.ts";
import type { Snapshot } from "./snapshot.ts";
import { type Fact, type Facts, fill } from "./tokens.ts";

/** Whose fields may be named in the sentences of every other document, and by which first word. */
const sources: { document: Document; prefix: string }[] = [
  { document: organisation, prefix: "organisation." },
  { document: hours, prefix: "hours." },
  // Figures are named by their group: {campus.acres}.
  { document: figures, prefix: "" },
];

type Entry = [token: string, fact: Fact];

/** Lists have no names for their lines, so they give no facts. */
const entriesOf = (
  form: FieldDescription,
  content: unknown,
  token: string,
  label: string,
): Entry[] =>
  (form.fields ?? []).flatMap((field): Entry[] => {
    const value = (content as Record<string, unknown>)[field.name];
    const at = `${token}${field.name}`;
    const named = `${label}: ${field.label}`;
    if (field.kind === "group") return entriesOf(field, value, `${at}.`, named);
    const plain = typeof value === "string" || typeof value === "number";
    return plain ? [[at, { text: String(value), label: named }]] : [];
  });

/** What follows from other facts. */
const derived = (facts: Facts): Entry[] => {
  const said = (token: string) => fill(`{${token}}`, facts);
  const [street, city, state, zip] = ["street", "city", "state", "zip"].map((part) =>
    said(`organisation.address.${part}`),
  ) as [string, string, string, string];
  const places = ["afterSchool", "summerCamp", "juniorLeadership"]
    .map((program) => Number(said(`education.${program}.capacity`)))
    .reduce((sum, capacity) => sum + capacity);
  return [
    [
      "organisation.addressLine",
      { text: addressLine({ street, city, state, zip }), label: "The organization: whole address" },
    ],
    ["education.places", { text: String(places), label: "Places in the education programs" }],
  ];
};

const known = new WeakMap<Snapshot, Facts>();

/** Every fact of a snapshot, by its token. */
export const factsOf = (snapshot: Snapshot): Facts => {
  const before = known.get(snapshot);
  if (before) return before;
  const written = Object.fromEntries([
    ...fixedFacts,
    ...sources.flatMap(({ document, prefix }) =>
      entriesOf(
        describe(document.schema),
        snapshot.documents[document.name],
        prefix,
        document.title,
      ),
    ),
  ]);
  const all = { ...written, ...Object.fromEntries(derived(written)) };
  // One that is still being made may yet lose a document.
  if (Object.isFrozen(snapshot)) known.set(snapshot, all);
  return all;
};
