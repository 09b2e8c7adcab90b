import { expect, test } from "vitest";
import { given, staffAt } from "#backend/testing/giving/ledger.ts";
import { testSite } from "#backend/testing/site.ts";

test("a name cannot steer the terminal", async () => {
  const site = await testSite();
  const { id } = await given(site, {
    paidAt: "2026-01-15T12:00:00Z",
    amountCents: 2500,
    frequency: "monthly",
    donor: { name: "\u001b[31mRed", email: "a@example.org" },
  });
  const printed = await staffAt(site)("gifts", "stop", id);
  expect(printed).toContain("$25 a month from [31mRed");
  expect(printed).not.toContain("\u001b");
});

test.each([
  [["gifts", "--csv", "--since", "January"], "--since must be a day"],
  [["gifts", "--csv", "--until", "2026-13-45"], "--until must be a day"],
  [["gifts", "--nonsense"], "npm run staff"],
])("%j is answered with how to write it", async (args, words) => {
  expect(await staffAt(await testSite())(...args)).toContain(words);
});
