import { expect, test } from "vitest";
import { databaseTests } from "./database-tests.ts";

test("a test that opens a database is found behind its helpers, others are not", () => {
  const found = databaseTests("{rules,backend}");
  // By the helper for editors, which imports the one for the desk, and so on.
  expect(found).toContain("backend/content/identity.test.ts");
  expect(found).toContain("backend/storage/storage.test.ts");
  expect(found).not.toContain("backend/env.test.ts");
  expect(found).not.toContain("rules/forms.test.ts");
});
