import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

test("a subject that is added to the list is found everywhere", async () => {
  const script = join(import.meta.dirname, "testing/toy-subject.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    inject("pgliteTemplate"),
  ]);
  expect(JSON.parse(stdout)).toEqual({
    function: { hymns: 3 },
    named: true,
    desk: true,
    today: 0,
    clock: { hymns: { sung: 3 } },
    command: true,
    ready: ["A hymn is missing."],
    doctor: ["hymn-settings", "hymn-data"],
    personal: ["Hymns"],
    removed: 1,
    backup: ["hymns"],
  });
});
