import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { newsletterRhythm, organisation } from "#rules/organisation.ts";
import { ageInWords, keptFor } from "#rules/retention.ts";
import { volunteering } from "#rules/volunteering.ts";
import { revenueSources } from "./about/annual-report.ts";
import { disclosures, members } from "./about/board.ts";
import { leaders } from "./about/leadership.ts";
import { staff } from "./about/staff.ts";
import { education, health, home, juniorLeadersSince2008, youthPlaces } from "./figures.ts";
import { privacyNotes } from "./privacy.ts";
import { pantryHours } from "./site.ts";
import type { Hero, PageInfo } from "./types.ts";

type Module = Record<string, unknown> & { page?: PageInfo; hero?: Hero };

const modules: [file: string, module: Module][] = [];
for await (const file of glob("content/**/*.ts")) {
  if (file.endsWith(".test.ts")) continue;
  modules.push([file, await import(new URL(`../${file}`, import.meta.url).href)]);
}

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

const pages = modules.filter(([, { page, hero }]) => page && hero && page.path !== "/");

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
    const said = sentence.replace(" a ", " to ");
    expect(said, file).toContain(pantryHours.hours);
  }
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
  expect(saying(/child/i, new RegExp(pantryHours.door, "i"))).toEqual([]);
  expect(saying(/side door/i)).toEqual([]);
});

test("nothing says where the recovery homes are", () => {
  const streets = /\b(street|avenue|boulevard|block|next to|across from|convent|campus)\b/i;
  expect(saying(/recovery (home|hous|room)/i, streets)).toEqual([]);
});

test("whoever is named beside a role has it on the page of the people too", () => {
  const people = [...leaders, ...members, ...staff];
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
  const directors = members.map(({ name }) => name);
  expect(directors).toEqual(expect.arrayContaining(disclosures.map(({ name }) => name)));
  expect([organisation.email, organisation.careersEmail]).not.toContain(organisation.boardEmail);
  expect(saying(/about a leader/i, new RegExp(organisation.boardEmail))).toHaveLength(1);
});

test("figures that are parts of others agree with them", () => {
  expect(youthPlaces).toBe(206);
  const { joined, finished } = juniorLeadersSince2008;
  expect(Math.round((finished / joined) * 100)).toBe(education.juniorLeadership.completion.value);
  expect(joined % education.juniorLeadership.capacity.value).toBe(0);
  const visits = [health.first, health.second].map((text) => Number.parseInt(text, 10));
  expect(visits.reduce((sum, people) => sum + people) - 1_000).toBe(home.healthcare.value);
});

test("amounts named in a line of the report add up to the line", () => {
  for (const { label, description, dollars } of revenueSources) {
    const parts = [...description.matchAll(/\$([\d,]+)/g)].map(([, n = ""]) =>
      Number(n.replace(",", "")),
    );
    if (parts.length)
      expect(
        parts.reduce((sum, part) => sum + part),
        label,
      ).toBe(dollars);
  }
});

test("each note promises the period that the retention command keeps", () => {
  expect(privacyNotes.contact).toContain(ageInWords(keptFor.contactMessages));
  expect(privacyNotes.volunteer).toContain(ageInWords(keptFor.volunteerApplications));
  expect(privacyNotes.newsletter).toContain(ageInWords(keptFor.unusedNewsletterAddresses));
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
