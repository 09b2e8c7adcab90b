import { expect, test } from "vitest";
import { likelyPages, mistakeInLink } from "./link-targets.ts";

const targets = [
  { path: "/", title: "Home" },
  { path: "/give", title: "Donate" },
  { path: "/volunteer", title: "Volunteer" },
  { path: "/volunteer/groups", title: "Volunteer as a group" },
  { path: "/documents/report.pdf", title: null },
];

test.each([
  ["/give", undefined],
  ["/give?amount=50#ways", undefined],
  ["/documents/report.pdf", undefined],
  ["https://www.example.org", undefined],
  ["/{golf.page}", undefined],
  ["/donate", "This site has no page /donate."],
  ["/donate?amount=50", "This site has no page /donate."],
])("of the link %j it says %j", (href, mistake) => {
  expect(mistakeInLink(href, targets)).toBe(mistake);
});

test("what is no link at all is told what one is", () => {
  expect(mistakeInLink("call us", targets)).toContain("This must be a page on this site");
});

test.each([
  ["/donate", ["/give"]],
  ["Donations", []],
  ["/volunteers", ["/volunteer", "/volunteer/groups"]],
  ["/report", []],
  ["/nowhere", []],
])("for %j the pages %j may be meant", (typed, paths) => {
  expect(likelyPages(typed, targets).map(({ path }) => path)).toEqual(paths);
});
