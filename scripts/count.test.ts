import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count.ts";

test("passed and failed tests are counted", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({
    passed: 7,
    failed: 2,
  });
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 2 });
});

test("a run that fails without a failed test counts as one failure", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({
    passed: 7,
    failed: 1,
  });
});

test("a run without tests or without a report counts as one failure", () => {
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({
    passed: 0,
    failed: 1,
  });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
