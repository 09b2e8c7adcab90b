import { unmarked } from "#rules/english-mark.ts";
import type { Language } from "#rules/languages.ts";
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
import { fixedFactsInSpanish } from "./spanish/fixed-facts.ts";
import { statements } from "./statements.ts";
import type { Fact, Facts, Place } from "./tokens.ts";

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

type Named = { token: string; label: string; at: { name: string; place: Place } };

/** Of a list, those items that have a short name of their own under `key`. */
const entriesOf = (form: FieldDescription, content: unknown, named: Named): Entry[] =>
  (form.fields ?? []).flatMap((field): Entry[] => {
    const value = (content as Record<string, unknown>)[field.name];
    const token = `${named.token}${field.name}`;
    const label = `${named.label}: ${field.label}`;
    const at = { ...named.at, place: [...named.at.place, field.name] };
    if (field.kind === "group") return entriesOf(field, value, { token: `${token}.`, label, at });
    if (Array.isArray(value))
      return value.flatMap((item, position) =>
        item.key && field.item
          ? entriesOf(field.item, item, {
              token: `${named.token}${item.key}.`,
              label: `${named.label}: ${item[field.itemLabel ?? ""] ?? item.key}`,
              at: { ...at, place: [...at.place, position] },
            })
          : [],
      );
    const plain = typeof value === "string" || typeof value === "number";
    return plain ? [[token, { text: unmarked(String(value)), label, at }]] : [];
  });

/** What follows from other facts is changed where the first of them stands. */
const firstOf: Record<string, Fact["at"]> = {
  "hours.pantry.day": { name: hours.name, place: ["pantry", "days"] },
  "hours.pantry.days": { name: hours.name, place: ["pantry", "days"] },
  "hours.pantry.hours": { name: hours.name, place: ["pantry", "opens"] },
  "hours.pantry.inSpanish": { name: hours.name, place: ["pantry", "days"] },
  "people.leaders": { name: people.name, place: ["leaders"] },
  "people.directors": { name: people.name, place: ["directors"] },
  "people.directorsFirst": { name: people.name, place: ["directors"] },
  "organisation.addressLine": { name: organisation.name, place: ["address"] },
  "education.places": { name: figures.name, place: ["education"] },
  "arts.places": { name: figures.name, place: ["arts"] },
  "report.expenses": { name: annualReport.name, place: ["programSpending"] },
  "report.reserve": { name: annualReport.name, place: ["revenueSources"] },
  "golf.startTime": { name: golfClassic.name, place: ["start"] },
  "golf.starts": { name: golfClassic.name, place: ["start"] },
  "golf.ends": { name: golfClassic.name, place: ["end"] },
  "golf.dinner.starts": { name: golfClassic.name, place: ["dinner", "start"] },
  "golf.dinner.time": { name: golfClassic.name, place: ["dinner", "start"] },
  "golf.place": { name: golfClassic.name, place: ["venue"] },
  ...Object.fromEntries(
    ["weekday", "month", "dayOfMonth", "year", "day"].map((part) => [
      `golf.${part}`,
      { name: golfClassic.name, place: ["date"] },
    ]),
  ),
};

const withPlaces = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([token, fact]) => {
      const at = firstOf[token];
      return [token, at ? { ...fact, at } : fact];
    }),
  );

const known = new WeakMap<Snapshot, Facts>();

/** Every fact of a snapshot, by its token, with the facts that it names in their places. */
export const factsOf = (snapshot: Snapshot): Facts => {
  const before = known.get(snapshot);
  if (before) return before;
  const language: Language = snapshot.english ? "es" : "en";
  const written = Object.fromEntries([
    ...(language === "es" ? fixedFactsInSpanish : fixedFacts),
    ...factSources.flatMap(({ document, prefix }) =>
      entriesOf(formOf(document), snapshot.documents[document.name], {
        token: prefix,
        label: document.title,
        at: { name: document.name, place: [] },
      }),
    ),
  ]);
  const report = snapshot.documents[annualReport.name] as typeof annualReport.defaults;
  const staff = snapshot.documents[people.name] as typeof people.defaults;
  const open = snapshot.documents[hours.name] as typeof hours.defaults;
  const derived = withPlaces(derivedFacts(resolveFacts(written), report, staff, open, language));
  const all = resolveFacts({ ...written, ...derived });
  // One that is still being made may yet lose a document.
  if (Object.isFrozen(snapshot)) known.set(snapshot, all);
  return all;
};
