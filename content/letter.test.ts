import { describe, expect, test } from "vitest";
import { greet } from "./letter.ts";

describe("a greeting", () => {
  test.each([
    ["Hello {name},", "Maria", "Hello Maria,"],
    ["Hello {name},", "", "Hello,"],
    [" {name}, hello \n {name}!", "", ", hello!"],
    ["{name} and {name}", "Ana", "Ana and Ana"],
    ["Good morning,", "Maria", "Good morning,"],
  ])("%j for %j", (greeting, name, expected) => {
    expect(greet(greeting, name)).toBe(expected);
  });

  test("of a great many spaces keeps nobody waiting", () => {
    const began = performance.now();
    greet(" ".repeat(80_000), "Maria");
    greet(`${" ".repeat(80_000)}{name}`, "");
    greet(" {name}".repeat(20_000), "");
    expect(performance.now() - began).toBeLessThan(500);
  });
});
