import { expect, test } from "vitest";
import { completed } from "./document.ts";
import { organisation } from "./organisation.ts";
import { sitePages } from "./site-pages.ts";
import { contentOf, readSnapshot } from "./snapshot.ts";
import { ways } from "./ways.ts";

test("who we are stands in every way to give as our facts have it", () => {
  const changed = { ...organisation.defaults, fullName: "Circle West", taxId: "00-7654321" };
  const { snapshot, problems } = readSnapshot(
    [{ name: "organisation", version: 1, content: changed }],
    1,
  );
  expect(problems).toEqual([]);
  for (const { title, steps, facts, paper } of contentOf(snapshot, ways).ways) {
    const said = JSON.stringify([steps, facts, paper]);
    expect(said, title).toContain("Circle West");
    expect(said, title).not.toContain(organisation.defaults.fullName);
    if (facts.length > 0)
      expect(facts, title).toContainEqual({ label: "Tax ID (EIN)", value: "00-7654321" });
  }
});

test("each has a page, and keeps its address when its title changes", () => {
  const [check] = ways.defaults.ways;
  const changed = { ...ways.defaults, ways: [{ ...check, title: "Write Us a Check" }] };
  const content = completed(ways, changed);
  const { snapshot } = readSnapshot([{ name: "ways", version: 1, content }], 1);
  expect(sitePages(snapshot)).toContainEqual({
    path: "/give/ways/check",
    title: "Way to give: Write Us a Check",
  });
});
