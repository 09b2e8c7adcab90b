import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const app = resolve(import.meta.dirname, "..");

/**
 * Such a class ends in `*`: whatever is inserted anywhere, a browser then styles the whole page
 * anew, which cost each move to another page 40 of its 100 milliseconds.
 */
const everythingInside = /\b(?:group|peer|in)-(?:not-)?has-/;

test("no class depends on what its surroundings have, unless it names who is meant", () => {
  const files = globSync("**/*.tsx", { cwd: app });
  expect(files.length).toBeGreaterThan(50);
  const slow = files.filter((file) =>
    everythingInside.test(readFileSync(`${app}/${file}`, "utf8")),
  );
  expect(slow).toEqual([]);
});
