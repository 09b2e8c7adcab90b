import { expect, test } from "vitest";
import { factsOf } from "./facts.ts";
import { spanishSnapshot } from "./in-spanish.ts";
import { daysText, openRoles, rolesForGroups } from "./open-roles.ts";
import { problemsOf } from "./problems.ts";
import { defaultSnapshot, type Snapshot } from "./snapshot.ts";
import { type VolunteerRole, volunteerRoles } from "./volunteer-roles.ts";

const [garden] = volunteerRoles.defaults.roles as [VolunteerRole, ...VolunteerRole[]];

const withRoles = (...roles: Partial<VolunteerRole>[]): Snapshot => ({
  revision: 1,
  documents: {
    ...defaultSnapshot.documents,
    [volunteerRoles.name]: {
      ...volunteerRoles.defaults,
      roles: roles.map((role, at) => ({ ...garden, address: `role-${at}`, ...role })),
    },
  },
});

test.each([
  [["Saturday"], "Saturdays", "Sábados"],
  [["Thursday", "Tuesday"], "Tuesdays and Thursdays", "Martes y jueves"],
  [["Monday", "Tuesday", "Wednesday"], "Monday through Wednesday", "Lunes a miércoles"],
  [
    ["Monday", "Wednesday", "Sunday"],
    "Mondays, Wednesdays, and Sundays",
    "Lunes, miércoles y domingos",
  ],
] as const)("%j is said as people say it", (days, english, spanish) => {
  expect(daysText(days, "en")).toBe(english);
  expect(daysText(days, "es")).toBe(spanish);
});

test("only what is open today is offered, and to groups only what is for groups", () => {
  const snapshot = withRoles(
    { title: "Open" },
    { title: "Filled", standing: "filled" },
    { title: "Archived", archive: "archived" },
    { title: "Over", days: [], date: "2020-06-13" },
    { title: "Once", days: [], date: "2036-06-14", groupSize: 0 },
    { title: "Draft", address: "" },
  );
  const roles = openRoles(snapshot);
  expect(roles.map(({ title }) => title)).toEqual(["Open", "Once"]);
  expect(roles[1]).toMatchObject({
    when: "Saturday, June 14, 2036, 9:00 AM to noon, as often as you like",
    days: ["Saturday"],
    end: "2036-06-15T00:00:00-05:00",
  });
  expect(openRoles(spanishSnapshot(snapshot))[1]?.when).toMatch(
    /^Sábado, 14 de junio de 2036, de /,
  );
  expect(rolesForGroups(snapshot, "{title}: up to {n}, ages {age} and up")).toEqual([
    { name: "role-0", title: "Open: up to 15, ages 12 and up" },
  ]);
});

test("a role without days and without a date is not published", () => {
  const problems = (role: Partial<VolunteerRole>) =>
    problemsOf(
      volunteerRoles,
      { ...volunteerRoles.defaults, roles: [{ ...garden, ...role }] },
      factsOf(defaultSnapshot),
    ).map(({ message }) => message);
  expect(problems({ days: [] })).toEqual(["Please choose the days of the week, or a date."]);
  expect(problems({ days: [], date: "2036-06-14" })).toEqual([]);
});
