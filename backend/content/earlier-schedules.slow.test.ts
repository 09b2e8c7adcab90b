import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { addRevision, publishedState, setPublished } from "./published.ts";
import { openSchedules } from "./schedules.ts";

test("schedules of an earlier database that stand over each other leave nothing of themselves", async () => {
  const db = openPostgres(await newPostgresUrl(), silentLog);
  onTestFinished(() => db.close());
  const migrations = await readMigrations();
  await migrate(
    db,
    migrations.filter(({ name }) => name < "0064"),
  );
  const written = { by: { id: null, name: "Ada" }, now: new Date("2026-03-02T14:00:00Z") };
  const offices = ["Usual", "Long", "Short"];
  await db.transaction(async (tx) => {
    for (const office of offices) {
      const content = shipped("hours", { office });
      const number = await addRevision(
        tx,
        { document: "hours", version: 1, content, note: "" },
        written,
      );
      await setPublished(tx, [{ document: "hours", number }], "", written);
      const until = [null, "2026-03-02T16:00:00Z", "2026-03-02T17:00:00Z"][number - 1];
      await tx.query(
        `with s as (insert into content_schedules (from_at, until_at, state, at, actor)
           values ($1, $2, 'live', $1, 'Ada') returning id)
         insert into content_schedule_documents (schedule_id, document, number, base, previous)
         select id, 'hours', $3, $3 - 1, $3 - 1 from s`,
        [written.now, until, number],
      );
    }
  });
  await migrate(db, migrations);
  const site = await testEditors({ db });
  const said = async () => (await publishedState(db)).documents.map(({ content }) => content);
  expect(await openSchedules(db)).toHaveLength(2);
  expect(await said()).toMatchObject([{ office: "Short" }]);
  site.wait(2 * 3_600);
  await carryOutSchedules(site.deps);
  expect(await said()).toMatchObject([{ office: "Usual" }]);
});
