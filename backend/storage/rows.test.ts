import { describe, expect, test } from "vitest";
import { z } from "zod";
import { testDatabases } from "#backend/testing/databases.ts";
import {
  anyJson,
  arrayOf,
  boolean,
  bytes,
  float,
  integer,
  json,
  nullable,
  oneOf,
  text,
  timestamp,
} from "./columns.ts";
import type { Database } from "./database.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a row is read as what its shape says", async () => {
    const db = await open();
    const row = await db.one(
      {
        id: text,
        n: integer,
        sum: integer,
        share: float,
        yes: boolean,
        at: timestamp,
        file: bytes,
        names: arrayOf(oneOf(["a", "b"])),
        form: json(z.object({ subject: z.string() })),
        anything: anyJson,
        none: nullable(text),
      },
      `select gen_random_uuid() as id, count(*) as n, sum($1::bigint)::bigint as sum,
              0.5::float8 as share, true as yes, '2026-01-02T03:04:05Z'::timestamptz as at,
              '\\x01'::bytea as file, array['a', 'b'] as names,
              '{"subject": "Hello"}'::jsonb as form, '[1]'::jsonb as anything, null::text as none`,
      [2 ** 40],
    );
    expect(row).toMatchObject({
      n: 1,
      sum: 2 ** 40,
      share: 0.5,
      yes: true,
      at: new Date("2026-01-02T03:04:05Z"),
      names: ["a", "b"],
      form: { subject: "Hello" },
      anything: [1],
      none: null,
    });
    expect([...row.file]).toEqual([1]);
    await db.close();
  });

  test.each([
    ["a time that is said to be text", "now()", text, "holds Date, not text"],
    ["text that is said to be a time", "'2026-01-02'", timestamp, "string, not a timestamp"],
    ["a sum that drivers give as text", "sum(1::bigint)", integer, "string, not an integer"],
    ["a fraction that is said to be an integer", "0.5::float8", integer, "number, not an integer"],
    ["nothing where text is said to be", "null::text", text, "null, not text"],
    ["a state that is not among those known", "'gone'", oneOf(["paid"]), "string, not one of paid"],
    [
      "a wrong item of an array",
      "array[1, null]",
      arrayOf(integer),
      "not an array, each an integer",
    ],
    [
      "JSON of another form",
      "'{}'::jsonb",
      json(z.object({ a: z.string() })),
      "JSON of its schema",
    ],
  ])("%s is refused by the name of its column", async (_, sql, column, problem) => {
    const db = await open();
    const statement = `select ${sql} as "lastSeenAt"`;
    const read = db.rows({ lastSeenAt: column }, statement);
    await expect(read).rejects.toThrow('The column "lastSeenAt" ');
    await expect(read).rejects.toThrow(problem);
    await expect(read).rejects.toThrow(statement);
    await db.close();
  });

  test("one wrong row among many is found", async () => {
    const db = await open();
    const read = db.rows(
      { n: integer },
      "select case when n = 900 then null else n end as n from generate_series(1, 1000) as n",
    );
    await expect(read).rejects.toThrow('The column "n" holds null, not an integer');
    await db.close();
  });

  test("columns that only one side names are refused", async () => {
    const db = await open();
    await expect(db.row({ a: nullable(text) }, "select 1 as b")).rejects.toThrow(
      'The column "b" is not in the shape',
    );
    await expect(db.row({ a: integer, b: nullable(text) }, "select 1 as a")).rejects.toThrow(
      'The column "b" is missing',
    );
    await db.close();
  });

  test("what was stored is not in the error", async () => {
    const db = await open();
    const read = db.row({ name: integer }, "select $1::text as name", ["Ruth Abara"]);
    await expect(read).rejects.toThrow(/^(?!.*Ruth).*"name"/);
    await db.close();
  });

  test("one row or none, one row always, and a count", async () => {
    const db = await open();
    const none = "select 1 as n where false";
    expect(await db.row({ n: integer }, none)).toBeUndefined();
    await expect(db.one({ n: integer }, none)).rejects.toThrow("No row came back");
    expect(await db.count("select count(*) as n from gifts")).toBe(0);
    await db.close();
  });

  test("rows are checked inside a transaction and inside one within it", async () => {
    const db = await open();
    const wrong = { n: text };
    const read = (tx: Database) => tx.row(wrong, "select 1 as n");
    for (const readInside of [read, (tx: Database) => tx.transaction(read)])
      await expect(db.transaction(readInside)).rejects.toThrow(
        'The column "n" holds number, not text',
      );
    await db.close();
  });
});
