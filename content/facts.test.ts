import { expect, test } from "vitest";
import { longestFilled } from "#rules/tokens.ts";
import { board } from "./about/board.ts";
import { leadership } from "./about/leadership.ts";
import { buildingProjects } from "./building-projects.ts";
import { type FieldDescription, fieldAt } from "./describe.ts";
import { documents } from "./documents.ts";
import { factsOf } from "./facts.ts";
import { fixedFacts } from "./fixed-facts.ts";
import { hours } from "./hours.ts";
import { organisation } from "./organisation.ts";
import { people } from "./people.ts";
import { formOf } from "./problems.ts";
import { housing } from "./programs/housing.ts";
import { contentOf, defaultSnapshot, problemsWith, readSnapshot } from "./snapshot.ts";

const published = (name: string, content: unknown) => ({ name, version: 1, content });

const without130 = published("building-projects", {
  ...buildingProjects.defaults,
  items: buildingProjects.defaults.items.filter(({ key }) => key !== "project130"),
});

test("a fact that goes is missed by every document that names it, also by one as it ships", () => {
  const problems = problemsWith([without130]);
  expect(problems).toContainEqual({
    name: "programs/housing",
    place: expect.arrayContaining([expect.any(String)]),
    message: "There is no fact called {building.project130.title}.",
  });
  expect(problemsWith([])).toEqual([]);
});

test("no two facts are called alike: in a text box the label stands for the fact", () => {
  const labels = Object.values(factsOf(defaultSnapshot)).map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});

test("no page shows braces: the document whose facts a page as it ships needs falls back", () => {
  const closed = published("hours", { ...hours.defaults, office: "By appointment." });
  const { snapshot, problems } = readSnapshot([closed, without130], 2);
  expect(problems).toEqual([
    {
      name: "building-projects",
      reason: expect.stringContaining("There is no fact called {building.project130"),
    },
  ]);
  expect(JSON.stringify(contentOf(snapshot, housing))).not.toContain("{building");
  expect(contentOf(snapshot, hours).office).toBe("By appointment.");
});

/** Each names the next sixty times, all of them within the letters of their fields. */
const bomb = () => {
  const chain = ["opens", "closes", "sundayService", "clinicWeekdays", "clinicInSpanish"];
  const next = [...chain.slice(1), "pantry.day"];
  return {
    ...hours.defaults,
    ...Object.fromEntries(chain.map((name, i) => [name, `{hours.${next[i]}}`.repeat(60)])),
  };
};

test("facts that name facts sixty times, five deep, are refused at once and never written out", () => {
  const problems = problemsWith([published("hours", bomb())]);
  const { snapshot } = readSnapshot([published("hours", bomb())], 1);
  const whole = Object.freeze({ ...snapshot, documents: { ...snapshot.documents, hours: bomb() } });
  for (const { text } of Object.values(factsOf(whole)))
    expect(text.length).toBeLessThanOrEqual(longestFilled);
  expect(JSON.stringify(contentOf(whole, hours)).length).toBeLessThan(20 * longestFilled);
  expect(problems).toContainEqual({
    name: "hours",
    place: ["clinicInSpanish"],
    message: "This is longer than 40 characters.",
  });
  expect(problems).toContainEqual({
    name: "hours",
    place: ["closes"],
    message:
      "The fact {hours.sundayService} names {hours.clinicWeekdays}, which cannot be filled in.",
  });
  expect(snapshot.documents.hours).toBe(hours.defaults);
});

test("no field may be longer than a text can be filled", () => {
  const limits = ({ kind, most = 0, fields = [], item }: FieldDescription): number[] => [
    kind === "text" || kind === "longText" ? most : 0,
    ...fields.flatMap(limits),
    ...(item ? limits(item) : []),
  ];
  expect(Math.max(...documents.flatMap((one) => limits(formOf(one))))).toBeLessThan(longestFilled);
});

test("a fact that breaks its own document is blamed on the field that names it", () => {
  const content = { ...organisation.defaults, fullName: "C".repeat(119) };
  expect(problemsWith([published("organisation", content)])).toContainEqual({
    name: "organisation",
    place: ["copyright"],
    message: "This is longer than 120 characters.",
  });
});

const named = (...keys: string[]) =>
  published("building-projects", {
    ...buildingProjects.defaults,
    items: [
      ...buildingProjects.defaults.items,
      ...keys.map((key) => ({ ...buildingProjects.defaults.items[0], key })),
    ],
  });

test("every fact says in which field it is changed, except those of the program itself", () => {
  const kept = Object.entries(factsOf(defaultSnapshot)).filter(([, { at }]) => !at);
  expect(kept.map(([token]) => token).sort()).toEqual(fixedFacts.map(([token]) => token).sort());
  for (const { at } of Object.values(factsOf(defaultSnapshot))) {
    const document = documents.find(({ name }) => name === at?.name);
    if (document && at) expect(fieldAt(formOf(document), at.place), at.place.join()).toBeDefined();
  }
});

test("two projects cannot share the short name that facts call them by", () => {
  expect(problemsWith([named("project777", "project888")])).toEqual([]);
  expect(problemsWith([named("project777", "project130")])).toEqual([
    {
      name: "building-projects",
      place: ["items", 4, "key"],
      message: "Another one has this short name already.",
    },
  ]);
});

test.each(["Project 777", "project.777", "{project}", "proyecto-ñ"])(
  "the short name %s, by which no sentence could name a fact, is refused",
  (key) => {
    expect(problemsWith([named(key)])).toContainEqual({
      name: "building-projects",
      place: ["items", 3, "key"],
      message: "This must be letters and digits without spaces, such as project130.",
    });
  },
);

test("sentences that count the leaders and directors follow the list of people", () => {
  // Six and seven, whoever has joined since.
  const leaders = people.defaults.leaders.slice(0, 6);
  const directors = people.defaults.directors.slice(0, 7);
  const [leader] = leaders;
  const [director, ...otherDirectors] = directors;
  const withPeople = (changed: object) =>
    readSnapshot([published("people", { ...people.defaults, ...changed })], 1).snapshot;

  const before = withPeople({ leaders, directors });
  expect(contentOf(before, leadership).hero.lead).toMatch(/^Three of our six leaders /);
  expect(contentOf(before, board).table).toBe("Seven directors, one vote each.");
  const after = withPeople({
    leaders: [...leaders, { ...leader, name: "Sample Leader" }],
    directors: [...otherDirectors, { ...director, archive: "archived" }],
  });
  expect(contentOf(after, leadership).hero.lead).toMatch(/^Three of our seven leaders /);
  expect(contentOf(after, board).hero.lead).toMatch(/^Six volunteers /);
});
