import { expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { home } from "#content/home.ts";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { formOf, problemsOf } from "#content/problems.ts";
import { contentOf, defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { isMarked } from "#rules/english-mark.ts";
import { isInSpanish, notFoundPath, spanishPages } from "#rules/languages.ts";
import { tokensIn } from "#rules/tokens.ts";
import { translationsOf } from "#rules/translations.ts";
import { textsToSay, textsWritten } from "./document.ts";
import { englishNow } from "./english-now.ts";
import { textsIn } from "./texts.ts";
import writtenFor from "./written-for.json" with { type: "json" };

const translated = documents.flatMap((document) =>
  document.english ? [{ name: document.name, document, english: document.english }] : [],
);

test("every page that is listed as Spanish has its document", () => {
  const paths = translated.flatMap(({ english }) => english.path ?? []);
  expect(paths.filter(isInSpanish)).toEqual(paths);
  expect(paths).toEqual(expect.arrayContaining([...spanishPages, notFoundPath]));
});

test.each(translated)("$name says everything that ships", ({ document, english }) => {
  const said = translationsOf(
    textsToSay(document, english.defaults),
    textsWritten(document.defaults),
  );
  expect(said.filter(({ spanish }) => spanish === "")).toEqual([]);
  expect(said.filter(({ older }) => older)).toEqual([]);
  expect(problemsOf(document, document.defaults, factsOf(defaultSnapshot))).toEqual([]);
});

test("no English has changed in its file without somebody looking at its Spanish", () => {
  // Look at both, then run `npm run note:spanish`.
  expect(englishNow()).toEqual(writtenFor);
});

/** Words that a page fills in by itself may not be lost on the way. */
test.each(translated)("$name names what its English names in braces", ({ document, english }) => {
  const own = (text: string) => new Set(tokensIn(text).filter((token) => !token.includes(".")));
  const said = translationsOf(
    textsToSay(document, english.defaults),
    textsWritten(document.defaults),
  );
  for (const { english: text, spanish } of said) expect(own(spanish)).toEqual(own(text));
});

const descriptions = translated.flatMap(({ english }) => {
  const { page } = contentOf(spanishSnapshot(defaultSnapshot), english) as {
    page?: { description: string };
  };
  return page ? [page.description] : [];
});

test.each(descriptions)("search results show all of “%s”", (description) => {
  expect(description.length).toBeLessThanOrEqual(155);
});

const withHome = (content: object): Snapshot => ({
  revision: 1,
  documents: { ...defaultSnapshot.documents, home: { ...home.defaults, ...content } },
});
const inSpanish = (snapshot: Snapshot) => contentOf(spanishSnapshot(snapshot), home);

test("facts in a Spanish sentence are Spanish", () => {
  const [, , health] = inSpanish(defaultSnapshot).pillars;
  expect(health?.description).toContain("todos los jueves");
});

test("an item that moves takes its Spanish along, a new one is English and marked", () => {
  const { pillars } = inSpanish(
    withHome({
      pillars: [
        { ...home.defaults.pillars[0], title: "Legal Aid" },
        ...home.defaults.pillars.toReversed(),
      ],
    }),
  );
  const [added, ...others] = pillars.map(({ title }) => title);
  expect(isMarked(added)).toBe(true);
  expect(others.at(-1)).toBe("Educación y desarrollo juvenil");
});

test("names and figures are no texts to translate, and are not marked", () => {
  const texts = textsIn(formOf(home), inSpanish(defaultSnapshot));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => isMarked(text))).toEqual([]);
});

test("no Spanish document can change an address, a name or a number, nor lead astray", () => {
  const organisation = "es/organisation";
  const evil = [
    { place: "email", english: "hello@circleurban.example", spanish: "us@evil.example" },
    { place: "fullName", english: "Circle Urban Community", spanish: "Evil" },
  ];
  const link = {
    place: "heroButtons.0.href",
    english: "/programs",
    spanish: "javascript:alert(1)",
  };
  const snapshot: Snapshot = {
    revision: 1,
    documents: {
      ...defaultSnapshot.documents,
      [organisation]: { texts: evil },
      "es/home": { texts: [link] },
    },
  };
  const spanish = JSON.stringify(spanishSnapshot(snapshot).documents);
  expect(
    JSON.stringify({ ...spanishSnapshot(snapshot).documents, [organisation]: 0, "es/home": 0 }),
  ).not.toMatch(/evil|javascript/i);
  expect(spanish).toContain("hello@circleurban.example");
});
