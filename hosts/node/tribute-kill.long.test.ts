import { expect, test } from "vitest";
import { onBothDatabases } from "./testing/kill-trial.ts";
import { surviveTributeKills } from "./testing/tribute-kills.ts";

test("every card about a gift goes out once, however often the process is killed", async () => {
  for (const { name, times, result } of await onBothDatabases(24, surviveTributeKills)) {
    const { expected, acknowledged, ...rest } = result;
    console.log(
      `kill -9 on ${name}: ${times} times; ${expected} cards, ${acknowledged} of the forms acknowledged`,
    );
    expect(acknowledged).toBeGreaterThan(0);
    expect(rest).toEqual({
      lost: 0,
      refusedAgain: 0,
      cards: expected,
      unsent: 0,
      notes: expected,
      mails: expected,
      reached: expected,
      twice: 0,
    });
  }
});
