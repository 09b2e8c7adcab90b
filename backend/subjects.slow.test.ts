import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { text } from "#backend/storage/columns.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { sharedTables } from "#backend/upkeep/tables.ts";
import { subjects } from "./subjects.ts";

test("a subject that is added to the list is found everywhere", async () => {
  const script = join(import.meta.dirname, "testing/toy-subject.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(JSON.parse(stdout)).toEqual({
    function: { hymns: 3 },
    named: true,
    desk: true,
    today: 0,
    clock: { hymns: { sung: 3 } },
    command: true,
    ready: ["A hymn is missing."],
    doctor: ["hymn-settings", "hymn-data"],
    removed: 1,
    backup: ["hymns"],
  });
});

test("every table belongs to one subject, or to what they share", async () => {
  const db = await emptyPGlite();
  const tables = await db.rows(
    { name: text },
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const named = [sharedTables, ...subjects.map((subject) => subject.tables)].flatMap(
    ({ kept, passing = [] }) => [...kept, ...passing],
  );
  expect(named.sort()).toEqual(tables.map(({ name }) => name).sort());
});
