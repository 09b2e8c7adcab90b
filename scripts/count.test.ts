import { resolve } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count.ts";

const nothingBroken = { failures: [] };

test("passed and failed tests are counted, and the failed ones named", () => {
  const testResults = [
    { name: resolve("rules/a.test.ts"), status: "passed", assertionResults: [] },
    {
      name: resolve("rules/b.test.ts"),
      status: "failed",
      assertionResults: [
        { fullName: "adds", status: "passed" },
        { fullName: "subtracts", status: "failed" },
      ],
    },
    // A file that could not be read has no tests to blame.
    { name: resolve("rules/c.test.ts"), status: "failed", assertionResults: [] },
  ];
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2, testResults }, 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: ["rules/b.test.ts: subtracts", "rules/c.test.ts"],
  });
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const specs = [
    { title: "opens", file: "menu.spec.ts", line: 3, ok: true },
    { title: "closes", file: "menu.spec.ts", line: 9, ok: false },
  ];
  expect(countPlaywright({ stats, suites: [{ suites: [{ specs }] }] }, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ["tests/menu.spec.ts:9: closes"],
  });
});

test("a run that fails without a failed test counts as one failure", () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1)).toEqual({
    passed: 7,
    failed: 1,
    ...nothingBroken,
  });
});

test("a run without tests or without a report counts as one failure", () => {
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 1,
    ...nothingBroken,
  });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, ...nothingBroken });
});
