import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ByTheClock as Told } from "#rules/pages.ts";
import { ByTheClock } from "./by-the-clock.tsx";

const office: Told = {
  name: "hours",
  state: "live",
  fields: ["Office, in a sentence"],
  both: [],
  from: "2020-11-16T15:00:00.000Z",
  until: "2020-11-20T23:00:00.000Z",
  by: "Ada Sample",
};
const shown = (...list: Told[]) =>
  renderToStaticMarkup(<ByTheClock list={list} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the publish screen says what is temporary and until when", () => {
  expect(shown(office)).toContain(
    "“Office, in a sentence”: temporary until Nov 20, 2020, 5:00 PM, then it goes back by itself. By Ada Sample.",
  );
  expect(shown(office)).not.toContain("You change");
  expect(shown()).toBe("");
});

test("and which schedule meets the change that is about to be published", () => {
  const both = office.fields;
  expect(shown({ ...office, both })).toContain(
    "You change “Office, in a sentence”, too. What you publish then stays",
  );
  const monday = { ...office, state: "waiting" as const, until: null, both };
  expect(shown(monday)).toMatch(
    /changes by itself, Nov 16, 2020, 9:00 AM\. Scheduled by Ada Sample\..*what begins later wins/,
  );
});
