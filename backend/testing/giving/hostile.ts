import fc from "fast-check";
import type { Database } from "#backend/storage/database.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

export const attack = fc.oneof(
  fc.constantFrom(
    "'; drop table gifts; --",
    '"><img src=x onerror=alert(1)>',
    "<script>alert(1)</script>",
    "a@b.example\r\nBcc: everybody@elsewhere.example",
    "//elsewhere.example",
    "https://elsewhere.example",
    "../../../../etc/passwd",
    "\u0000",
    "\ud800",
    "__proto__",
    "-1",
    "00000000-0000-0000-0000-000000000000",
    "A".repeat(20_000),
  ),
  fc.uuid(),
  fc.string(),
  fc.string({ unit: "binary" }),
);

/** What no answer to a stranger holds: a stack, words of the database, markup that somebody sent. */
export const tellsTooMuch =
  /\n\s+at |node:internal|\.ts:\d|syntax error|pg_|relation "|<script|<img src=x/;

/** Each comes from elsewhere: whoever goes on from one address is only told to wait. */
export const newAddresses = () => {
  let call = 0;
  return () => {
    call += 1;
    return `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`;
  };
};

/** A sum of every table's rows, but for what counts requests. */
export const sumsOfTables = async (db: Database, without: string[] = []) => {
  const passing = ["limits", "leases", ...without];
  const tables = await storedRows<{ name: string }>(
    db,
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> all($1) order by 1`,
    [passing],
  );
  const sums: [table: string, sum: string | undefined][] = [];
  for (const { name } of tables) {
    const [row] = await storedRows<{ sum: string }>(
      db,
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t`,
    );
    sums.push([name, row?.sum]);
  }
  return sums;
};
