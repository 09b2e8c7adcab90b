import { expect, test } from "vitest";
import { figureIn } from "#rules/figures.ts";
import { ageInWords, keptFor } from "#rules/retention.ts";
import { volunteering } from "#rules/volunteering.ts";
import { annualReport } from "./about/annual-report.ts";
import { board } from "./about/board.ts";
import { contact } from "./contact.ts";
import { documents } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { figures } from "./figures.ts";
import { frame } from "./frame.ts";
import { hours } from "./hours.ts";
import { organisation as organisationDocument } from "./organisation.ts";
import { people as peopleDocument } from "./people.ts";
import { defaultSnapshot, shipped } from "./snapshot.ts";
import type { Hero, PageInfo } from "./types.ts";
import { volunteer } from "./volunteer.ts";

const organisation = shipped(organisationDocument);
const { newsletterRhythm } = organisation;
const { leaders, directors, staff } = shipped(peopleDocument);
const { door } = shipped(hours).pantry;
const facts = factsOf(defaultSnapshot);
const modules = documents.map(
  (document) => [document.name, shipped(document)] as [string, { page?: PageInfo; hero?: Hero }],
);

/** Every text below a value. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

const sentences = modules.flatMap(([file, module]) =>
  textsOf(module)
    .flatMap((text) => text.split(/(?<=[.?!;])\s/))
    .map((sentence) => ({ file, sentence })),
);
const saying = (...words: RegExp[]) =>
  sentences.filter(({ sentence }) => words.every((word) => word.test(sentence)));

const pages = modules.filter(([name, { page, hero }]) => page && hero && name !== "home");

test.each(pages.map(([file, module]) => [file, module] as const))(
  "the heading of %s names its page",
  (_file, { page, hero }) => {
    const words = page?.title.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    expect(words.some((word) => hero?.heading.toLowerCase().includes(word))).toBe(true);
  },
);

test("the pantry has the same hours wherever it is named with a time", () => {
  const timed = saying(/pantry|despensa/i, /\d:\d\d/);
  expect(timed.length).toBeGreaterThan(1);
  for (const { file, sentence } of timed) {
    const told = ["hours.pantry.hours", "hours.pantry.inSpanish"].map((name) => facts[name]?.text);
    const said = told.some((words) => words && sentence.includes(words));
    expect(said, `${file}: ${sentence}`).toBe(true);
  }
});

test("wherever the pantry is said to close on holidays, so is the day it opens instead", () => {
  const filesSaying = (...words: RegExp[]) => [
    ...new Set(saying(...words).map(({ file }) => file)),
  ];
  const closing = filesSaying(/close|cierran|cerramos/i, /holiday|festivos/);
  expect(closing).toContain("need-help");
  expect(closing).toEqual(filesSaying(/pantry opens (on the )?Wednesday|abre el miércoles/));
});

const anyNumber =
  /(?<![\d-])(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}(?:\d{3}[-. ]\d{4}|\d{2}-[A-Z]{5})(?!\d)/g;

test("phone numbers are written in one way, whoever’s they are", () => {
  const numbers = sentences.flatMap(({ file, sentence }) =>
    [...sentence.matchAll(anyNumber)].map(([number]) => `${file}: ${number}`),
  );
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.filter((one) => !/: \(\d{3}\) \d{3}-\d{4}$/.test(one))).toEqual([]);
});

test("the newsletter comes as often wherever its rhythm is told", () => {
  const told = saying(/newsletter/i, /\b(month|week|quarter|year)/i);
  expect(told.length).toBeGreaterThan(1);
  for (const { file, sentence } of told) expect(sentence, file).toContain(newsletterRhythm);
});

test("it is the gift that is deductible, never the receipt", () => {
  expect(saying(/deductible receipt|receipt is (tax-)?deductible/i)).toEqual([]);
});

test("orientation is when the letter to applicants says it is", () => {
  const told = saying(/orientation/i, /day/i);
  expect(told.length).toBeGreaterThan(0);
  for (const { sentence } of told) expect(sentence).toContain(volunteering.orientation.when);
});

test("children and the pantry do not share a way in", () => {
  expect(saying(/child/i, new RegExp(door, "i"))).toEqual([]);
  expect(saying(/side door/i)).toEqual([]);
});

test("nothing says where the recovery homes are", () => {
  const streets = /\b(street|avenue|boulevard|block|next to|across from|convent|campus)\b/i;
  expect(saying(/recovery (home|hous|room)/i, streets)).toEqual([]);
});

test("whoever is named beside a role has it on the page of the people too", () => {
  const people = [...leaders, ...directors, ...staff];
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  const titled = saying(new RegExp(people.map(({ name }) => `${name}, (our|the) `).join("|")));
  for (const { sentence } of titled) {
    const person = people.find(({ name }) => sentence.includes(`${name}, `));
    const role = /, (?:our|the) ([\w\s-]+?)[,.:]/.exec(sentence)?.[1] ?? "";
    const known = `${person?.title} ${person && "profession" in person ? person.profession : ""}`;
    expect(known.toLowerCase(), sentence).toContain(role.split(" ").at(-1)?.toLowerCase());
  }
});

test("only directors disclose, and complaints about leaders have their own address", () => {
  const names = directors.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(shipped(board).disclosures.map(({ name }) => name)));
  expect([organisation.email, organisation.careersEmail]).not.toContain(organisation.boardEmail);
  expect(saying(/about a leader/i, new RegExp(organisation.boardEmail))).toHaveLength(1);
});

test("figures that are parts of others agree with them", () => {
  const { education, health, home } = shipped(figures);
  const { joined, finished, completion, capacity } = education.juniorLeadership;
  expect(`${Math.round((Number(finished) / Number(joined)) * 100)}%`).toBe(completion);
  expect(Number(joined) % Number(capacity)).toBe(0);
  const visits = [health.clinic, health.counseling].map((text) => Number.parseInt(text, 10));
  expect(visits.reduce((sum, people) => sum + people) - 1_000).toBe(
    figureIn(home.healthcare).value,
  );
});

test("amounts named in a line of the report add up to the line", () => {
  for (const { label, description, amount } of shipped(annualReport).revenueSources) {
    const parts = [...description.matchAll(/\$([\d,]+)/g)].map(([, n = ""]) =>
      Number(n.replace(",", "")),
    );
    if (parts.length)
      expect(
        parts.reduce((sum, part) => sum + part),
        label,
      ).toBe(figureIn(amount).value);
  }
});

test("each note promises the period that the retention command keeps", () => {
  expect(shipped(contact).form.privacy).toContain(ageInWords(keptFor.contactMessages));
  expect(shipped(volunteer).form.privacy).toContain(ageInWords(keptFor.volunteerApplications));
  expect(shipped(frame).newsletter.privacy).toContain(
    ageInWords(keptFor.unusedNewsletterAddresses),
  );
});

test("the golf classic pays for the same programs wherever that is told", () => {
  const told = saying(/pay(s)? for the|raised .* for /i, /after-school/i, /summer/i);
  expect(told.length).toBeGreaterThan(1);
  for (const { file, sentence } of told)
    expect(sentence, file).toMatch(/for (the )?after-school and summer programs/);
});

test("three active projects are those in housing: of all kinds there are more", () => {
  const told = saying(/^(three|active)\b.*\bprojects?\b.*(active|: Project 130)/i);
  expect(told.length).toBeGreaterThan(1);
  for (const { file, sentence } of told) expect(sentence, file).toMatch(/housing/);
});

test("every donor is promised the same letters", () => {
  const told = saying(/each quarter|statement for the year/i, /letter|statement/i);
  expect(told.length).toBeGreaterThan(2);
  for (const { file, sentence } of told)
    expect(sentence, file).toMatch(/everyone who g(ave|ives)|a letter tells you/i);
});
