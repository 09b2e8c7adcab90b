import { expect, test } from "vitest";
import { campaigns } from "./campaigns.ts";
import { completed } from "./document.ts";
import { momentsOf } from "./moments.ts";
import { problemsOf } from "./problems.ts";
import { sitePages } from "./site-pages.ts";
import { readSnapshot } from "./snapshot.ts";

const coats = {
  title: "Ways",
  lead: "A coat for every child.",
  story: "Eighty coats by the first snow.",
  picture: "plaza",
  goal: 8000,
  ends: "2026-12-24",
  onGivePage: "no",
  address: "",
};
const made = completed(campaigns, {
  ...campaigns.defaults,
  campaigns: [coats, { ...coats, title: "Winter Coats" }],
});
const { snapshot, problems } = readSnapshot([{ name: "campaigns", version: 1, content: made }], 1);

test("each campaign has a page by its name, and none has that of a page of the site", () => {
  expect(problems).toEqual([]);
  const pages = sitePages(snapshot).filter(({ path }) => path.startsWith("/give/"));
  expect(pages).toContainEqual({ path: "/give/winter-coats", title: "Campaign: Winter Coats" });
  expect(pages).toContainEqual({ path: "/give/ways-2", title: "Campaign: Ways" });
});

test("the site is drawn again when a campaign ends, at midnight in Chicago", () => {
  expect(momentsOf(snapshot)).toContain(Date.parse("2026-12-25T00:00:00-06:00"));
});

test("an empty day and an empty goal are told what is wanted", () => {
  const wanted = (changed: object) =>
    problemsOf(campaigns, { ...campaigns.defaults, campaigns: [{ ...coats, ...changed }] }, {})
      .filter(({ place }) => place[2] === "goal" || place[2] === "ends")
      .map(({ message }) => message);
  expect(wanted({ ends: "", goal: null })).toEqual([
    "Enter how much you want to raise, in dollars.",
    "Choose the last day of the campaign.",
  ]);
  expect(wanted({ ends: "2126-12-24", goal: 0 })).toEqual([
    "This must be at least 1.",
    "This must be a date between 2000 and 2099.",
  ]);
});
