import { expect, test } from "vitest";
import { text } from "#backend/storage/columns.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { sharedTables } from "#backend/upkeep/tables.ts";
import { subjects } from "./subjects.ts";

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
