import { expect, test } from "vitest";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { type Counts, writeCounts } from "./write-counts.ts";

const kinds = ["page", "from", "campaign", "missing"] as const;

/** Of each kind some names that others have, too: which and how many differs by process. */
const countsOf = (process: number): Counts => {
  const names = Array.from({ length: 15 * (process + 1) }, (_, n) => `/page-${90 - n}`);
  return new Map(kinds.map((kind) => [kind, new Map(names.map((name) => [name, 1]))]));
};

test("processes that write the same counts at once wait for each other, and lose none", async () => {
  const db = await migratedPostgres();
  const days = Array.from({ length: 8 }, (_, n) => `2026-03-0${n + 1}`);
  const processes = [0, 1, 2, 3, 4, 5];
  for (const day of days)
    await Promise.all(processes.map((one) => writeCounts(db, day, countsOf(one), () => true)));
  const [{ counted }] = (await storedRows<{ counted: number }>(
    db,
    "select sum(count)::int as counted from visit_counts where period = 'day' and kind = 'from'",
  )) as [{ counted: number }];
  const each = processes.reduce((sum, one) => sum + 15 * (one + 1), 0);
  expect(counted).toBe(each * days.length);
  await db.close();
});
