import { expect, test } from "vitest";
import { z } from "zod";
import { describe as describeForm, fieldAt } from "./describe.ts";
import { defineDocument, migrated } from "./document.ts";
import { documents } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { group, list, text } from "./fields.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { noticeTimes } from "./notice.ts";
import { organisation } from "./organisation.ts";
import { people } from "./people.ts";
import { formOf, problemsOf } from "./problems.ts";
import { resolveFacts } from "./resolve-facts.ts";
import { contentOf, defaultSnapshot, readSnapshot } from "./snapshot.ts";
import { fill, unknownTokens } from "./tokens.ts";

const facts = factsOf(defaultSnapshot);

test("no two documents share a name", () => {
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
});

test.each(documents)("what ships of $name can be published", (document) => {
  expect(problemsOf(document, document.defaults, facts)).toEqual([]);
});

test.each(documents)("every field of $name has a label, and its form is plain JSON", (document) => {
  const form = formOf(document);
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  const labels = (field: typeof form): string[] => [
    field.label,
    ...(field.fields ?? []).flatMap(labels),
    ...(field.item ? labels(field.item) : []),
  ];
  for (const label of labels(form)) expect(label).toMatch(/\S/);
});

test("no page shows a token: every fact is filled in, however deep it stands", () => {
  for (const document of documents) {
    const form = formOf(document);
    const left = unknownTokens(contentOf(defaultSnapshot, document), {}, (place) => {
      return fieldAt(form, place)?.fills ?? [];
    });
    expect(left, document.name).toEqual([]);
  }
});

test("a fact that changes is changed wherever it is named", () => {
  const moved = { ...hours.defaults, sundayService: "11:00 AM-12:30 PM" };
  const { snapshot, problems } = readSnapshot([{ name: "hours", version: 1, content: moved }], 3);
  expect(problems).toEqual([]);
  expect(snapshot.revision).toBe(3);
  expect(contentOf(snapshot, hours).opening.at(-1)?.hours).toBe("Church service 11:00 AM-12:30 PM");
  expect(contentOf(defaultSnapshot, hours).opening.at(-1)?.hours).toContain("10:30");
});

test("a home page from before sections could be moved has them as specified", () => {
  const { sections, ...before } = home.defaults;
  const { snapshot, problems } = readSnapshot([{ name: "home", version: 1, content: before }], 5);
  expect(problems).toEqual([]);
  expect(contentOf(snapshot, home).sections).toEqual(sections);
});

test("a section that is missing or listed twice keeps the home page from being published", () => {
  const [first, ...others] = home.defaults.sections;
  for (const sections of [others, [first, first, ...others]])
    expect(problemsOf(home, { ...home.defaults, sections }, facts)).toMatchObject([
      { place: ["sections"] },
    ]);
});

test("what is archived is on no page, and stays in its document", () => {
  const [first, ...others] = people.defaults.leaders;
  const content = { ...people.defaults, leaders: [{ ...first, archive: "archived" }, ...others] };
  const { snapshot, problems } = readSnapshot([{ name: "people", version: 1, content }], 4);
  expect(problems).toEqual([]);
  expect(snapshot.documents.people).toEqual(content);
  const shown = contentOf(snapshot, people).leaders.map(({ name }) => name);
  expect(shown).toEqual(others.map(({ name }) => name));
});

test("staff published before they could have a photo are shown with their initials", () => {
  const staff = people.defaults.staff.map(({ photo: _, ...member }) => member);
  const content = { ...people.defaults, staff };
  const { snapshot, problems } = readSnapshot([{ name: "people", version: 1, content }], 4);
  expect(problems).toEqual([]);
  expect(contentOf(snapshot, people).staff.map(({ photo }) => photo)).toEqual(staff.map(() => ""));
});

test("facts may name facts, but not in a circle", () => {
  const named = { "a.b": { text: "{a.c}!", label: "" }, "a.c": { text: "deep", label: "" } };
  expect(fill({ said: ["{a.b}"] }, resolveFacts(named))).toEqual({ said: ["deep!"] });
  const circle = { "a.b": { text: "{a.c}", label: "" }, "a.c": { text: "{a.b}", label: "" } };
  expect(unknownTokens("{a.b}", resolveFacts(circle))).toMatchObject([{ token: "{a.b}" }]);
});

test("a token nobody knows and a brace that stands alone are named with their place", () => {
  expect(unknownTokens({ lines: ["fine", "{no.such} } x", "{No such}"] }, facts)).toEqual([
    { place: ["lines", 1], token: "{no.such}" },
    { place: ["lines", 1], token: "}" },
    { place: ["lines", 2], token: "{No such}" },
  ]);
  const wrong = { ...organisation.defaults, blurb: "Since {organisation.foundet}" };
  expect(problemsOf(organisation, wrong, facts)).toEqual([
    { place: ["blurb"], message: "There is no fact called {organisation.foundet}." },
  ]);
});

test("a published document that does not fit falls back to what ships, and is named", () => {
  const { snapshot, problems } = readSnapshot(
    [
      { name: "hours", version: 1, content: { opening: "always" } },
      { name: "organisation", version: 9, content: organisation.defaults },
      { name: "gone", version: 1, content: {} },
    ],
    7,
  );
  expect(problems.map(({ name }) => name)).toEqual(["hours", "organisation", "gone"]);
  expect(problems[0]?.reason).toMatch(/^Opening hours: This must be/);
  expect(snapshot.documents).toEqual(defaultSnapshot.documents);
});

test("a published document that names a lost fact falls back as well", () => {
  const content = { ...organisation.defaults, blurb: "{campus.lost}" };
  const { snapshot, problems } = readSnapshot([{ name: "organisation", version: 1, content }], 1);
  expect(problems).toEqual([
    { name: "organisation", reason: "There is no fact called {campus.lost}." },
  ]);
  expect(contentOf(snapshot, organisation).blurb).toContain("since 1974");
});

test("an older content is brought to the shape of today, step by step", () => {
  const document = defineDocument({
    name: "sample",
    title: "Sample",
    group: "Pages",
    version: 3,
    schema: group(
      { words: list(text({ label: "Word" }), { label: "Words" }) },
      { label: "Sample" },
    ),
    defaults: { words: [] },
    migrate: [({ word }) => ({ text: word }), ({ text: word }) => ({ words: [word] })],
  });
  expect(migrated(document, 1, { word: "a" })).toEqual({ words: ["a"] });
  expect(migrated(document, 2, { text: "b" })).toEqual({ words: ["b"] });
  expect(migrated(document, 3, { words: ["c"] })).toEqual({ words: ["c"] });
  expect(() => migrated(document, 4, {})).toThrow("newer");
});

test("a form tells the field at a place", () => {
  const form = formOf(hours);
  expect(fieldAt(form, ["opening", 0, "days"])).toMatchObject({ kind: "text", label: "Days" });
  expect(fieldAt(form, ["nowhere"])).toBeUndefined();
  expect(() => describeForm(z.string(), "x")).toThrow("fields.ts");
});

test("a notice holds between its two times in Chicago, and an empty one never", () => {
  const empty = { text: "", from: "", until: "", link: "", linkText: "" };
  expect(noticeTimes(empty)).toBeUndefined();
  const closed = { ...empty, text: "Closed", from: "2026-01-05T06:00", until: "2026-07-05T18:00" };
  expect(noticeTimes(closed)).toEqual({
    from: Date.parse("2026-01-05T12:00Z"),
    until: Date.parse("2026-07-05T23:00Z"),
  });
  expect(noticeTimes({ ...empty, text: "x" })).toEqual({ from: -Infinity, until: Infinity });
});
