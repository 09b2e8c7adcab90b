import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPGlite } from "#backend/storage/pglite.ts";
import { databaseBefore, migratedPostgres } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { writeBackup } from "./backup.ts";
import { restoreBackup, tryBackup } from "./restore.ts";

const linked = "select email_key as key from donor_addresses order by 1";
const applied = "select count(*) as n from site_migrations";

/** A donor whose mistyped address was corrected away, and stayed linked until a later version. */
const earlierBackup = async () => {
  const cwd = await mkdtemp(join(tmpdir(), "circle-earlier-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const before = await databaseBefore("0251");
  await before.query(
    `with gift as (
       insert into gifts (id, amount_cents, frequency, state, provider, donor_email, livemode,
                          created_at, expires_at, updated_at)
       values (gen_random_uuid(), 5000, 'one_time', 'paid', 'check', 'Ada@example.org', true,
               now(), now(), now()) returning id)
     insert into gift_events (gift_id, at, source, kind, detail)
     select id, now(), 'staff', 'address corrected', 'Ada@exmaple.org to Ada@example.org' from gift`,
  );
  for (const key of ["ada@example.org", "ada@exmaple.org"])
    await before.query(
      `insert into donor_addresses (email_key, donor, linked_at, linked_by)
       values ($1, '00000000-0000-4000-8000-000000000001', now() - interval '1 day', 'Ruth Banks')`,
      [key],
    );
  const file = join(cwd, "earlier.backup");
  await writeBackup(before, file, new Date());
  return file;
};

test("a backup from before an upgrade goes the way of the upgrade, on either database and as a trial", async () => {
  const file = await earlierBackup();
  for (const db of [
    await migratedPostgres(),
    await openPGlite(undefined, inject("pgliteTemplate")),
  ]) {
    onTestFinished(() => db.close());
    const before = await db.query(applied);
    expect(await restoreBackup(db, file, new Date())).toBe(4);
    expect(await storedRows(db, linked)).toEqual([]);
    expect(await db.query("select donor_email from gifts")).toEqual([
      { donor_email: "Ada@example.org" },
    ]);
    expect(await db.query(applied)).toEqual(before);
    await expect(db.query("update gifts set amount_cents = 1")).rejects.toThrow("never changes");
  }
  expect(await tryBackup(file, new Date())).toBe(4);
});
