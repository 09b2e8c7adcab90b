import { expect, test } from "vitest";
import { staffAt } from "#backend/testing/giving/ledger.ts";
import { testSite } from "#backend/testing/site.ts";

test.each([
  [["gifts", "--csv", "--since", "January"], "--since must be a day"],
  [["gifts", "--csv", "--until", "2026-13-45"], "--until must be a day"],
  [["gifts", "--nonsense"], "npm run staff"],
])("%j is answered with how to write it", async (args, words) => {
  expect(await staffAt(await testSite())(...args)).toContain(words);
});
