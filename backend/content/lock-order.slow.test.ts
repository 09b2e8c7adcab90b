import { expect, test } from "vitest";
import { testHours } from "#backend/testing/content/hours.ts";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { cancelSchedule } from "./take-back.ts";

test("the clock and whoever cancels lock in one order: neither waits for the other for ever", async () => {
  const { site, inHours, publish } = await testHours(migratedPostgres);
  const by = { id: null, name: "Ada" };
  for (let round = 0; round < 15; round += 1) {
    const { body } = await publish({ office: `Round ${round}` }, { until: inHours(1) });
    site.wait(3_600);
    const now = site.deps.now();
    const cancelled = site.db
      .transaction((tx) => cancelSchedule({ tx, by, now }, { id: body.schedule ?? "" }))
      .catch((error: Error) => error.message);
    const [, outcome] = await Promise.all([carryOutSchedules(site.deps), cancelled]);
    expect(String(outcome)).not.toContain("deadlock");
  }
  expect(JSON.stringify(site.logged)).not.toContain("deadlock");
});
