import { annualReport } from "./about/annual-report.ts";
import { buildingProjects } from "./building-projects.ts";
import { derivedFacts } from "./derived-facts.ts";
import type { FieldDescription } from "./describe.ts";
import type { Document } from "./document.ts";
import { figures } from "./figures.ts";
import { fixedFacts } from "./fixed-facts.ts";
import { golfClassic } from "./golf-classic.ts";
import { hours } from "./hours.ts";
import { organisation } from "./organisation.ts";
import { people } from "./people.ts";
import { formOf } from "./problems.ts";
import { resolveFacts } from "./resolve-facts.ts";
import type { Snapshot } from "./snapshot.ts";
import { statements } from "./statements.ts";
import type { Fact, Facts } from "./tokens.ts";

/** Whose fields may be named in the sentences of every document, and by which first word. */
export const factSources: { document: Document; prefix: string }[] = [
  { document: organisation, prefix: "organisation." },
  { document: hours, prefix: "hours." },
  // Figures are named by their group: {campus.acres}.
  { document: figures, prefix: "" },
  { document: golfClassic, prefix: "golf." },
  { document: buildingProjects, prefix: "building." },
  { document: statements, prefix: "statements." },
];

type Entry = [token: string, fact: Fact];

/** Of a list, those items that have a short name of their own under `key`. */
const entriesOf = (
  form: FieldDescription,
  content: unknown,
  token: string,
  label: string,
): Entry[] =>
  (form.fields ?? []).flatMap((field): Entry[] => {
    const value = (content as Record<string, unknown>)[field.name];
    const named = `${label}: ${field.label}`;
    if (field.kind === "group") return entriesOf(field, value, `${token}${field.name}.`, named);
    if (Array.isArray(value))
      return value.flatMap((item) =>
        item.key && field.item ? entriesOf(field.item, item, `${token}${item.key}.`, label) : [],
      );
    const plain = typeof value === "string" || typeof value === "number";
    return plain ? [[`${token}${field.name}`, { text: String(value), label: named }]] : [];
  });

const known = new WeakMap<Snapshot, Facts>();

/** Every fact of a snapshot, by its token, with the facts that it names in their places. */
export const factsOf = (snapshot: Snapshot): Facts => {
  const before = known.get(snapshot);
  if (before) return before;
  const written = Object.fromEntries([
    ...fixedFacts,
    ...factSources.flatMap(({ document, prefix }) =>
      entriesOf(formOf(document), snapshot.documents[document.name], prefix, document.title),
    ),
  ]);
  const report = snapshot.documents[annualReport.name] as typeof annualReport.defaults;
  const staff = snapshot.documents[people.name] as typeof people.defaults;
  const derived = derivedFacts(resolveFacts(written), report, staff);
  const all = resolveFacts({ ...written, ...derived });
  // One that is still being made may yet lose a document.
  if (Object.isFrozen(snapshot)) known.set(snapshot, all);
  return all;
};
