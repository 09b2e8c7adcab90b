import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

test("accounts of an earlier database keep what they could open", async () => {
  const db = openPostgres(await newPostgresUrl(), silentLog);
  onTestFinished(() => db.close());
  const migrations = await readMigrations();
  await migrate(
    db,
    migrations.filter(({ name }) => name < "0241"),
  );
  const before = [["messages"], ["gifts", "pages"], []];
  for (const [at, permissions] of before.entries())
    await db.query(
      `insert into staff_accounts (email, email_key, name, owner, permissions, created_at)
       values ($1, $1, 'Ada', false, $2, now())`,
      [`${at}@visitor.example`, permissions],
    );
  await migrate(db, migrations);
  const rows = await storedRows<{ permissions: string[] }>(
    db,
    "select permissions from staff_accounts order by email",
  );
  expect(rows.map(({ permissions }) => permissions)).toEqual([
    ["messages", "subscribers", "visits"],
    ["gifts", "pages", "visits"],
    ["visits"],
  ]);
});
