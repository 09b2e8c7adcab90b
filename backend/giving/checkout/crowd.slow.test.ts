import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";

/** A site on a server, and a row of its limits in the hands of another process. */
const siteBesideAnother = async () => {
  const url = await newPostgresUrl();
  const db = openPostgres(url, silentLog);
  await migrate(db, await readMigrations());
  const other = openPostgres(url, silentLog);
  onTestFinished(async () => {
    await other.close();
    await db.close();
  });
  const site = await testSite({ db });
  const hold = async (subject: string) => {
    const held = Promise.withResolvers<void>();
    const ending = Promise.withResolvers<void>();
    const holder = other.transaction(async (tx) => {
      const rows = await tx.query("select 1 from limits where subject = $1 for update", [subject]);
      expect(rows).toHaveLength(1);
      held.resolve();
      await ending.promise;
    });
    await held.promise;
    return () => {
      ending.resolve();
      return holder;
    };
  };
  const give = async (address: string) =>
    (await site.post("create-payment", { amount: 50, frequency: "one_time" }, address)).status;
  return { site, give, hold };
};

test.each([
  ["an address", "203.0.113.7/32", () => "203.0.113.7"],
  ["a large customer", "2001:db8:1::/48", (call: number) => `2001:db8:1:${call.toString(16)}00::1`],
])("a crowd that waits at the limit of %s keeps nobody else waiting", async (_, subject, from) => {
  const { give, hold } = await siteBesideAnother();
  expect(await give(from(0))).toBe(200);

  // Another process has just counted one of theirs, and takes its time.
  const letGo = await hold(subject);
  const crowd = Array.from({ length: 30 }, (_, call) => give(from(call + 1)));
  const another = await give("198.51.100.1");
  await letGo();
  expect(another).toBe(200);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});

test("a crowd that gives from very many networks keeps no message waiting", async () => {
  const { site, give, hold } = await siteBesideAnother();
  expect(await give("198.51.100.1")).toBe(200);

  // Where the gifts of everybody are counted, they wait for each other.
  const letGo = await hold("all");
  const crowd = Array.from({ length: 30 }, (_, network) => give(`203.0.${network}.7`));
  const message = await site.post("send-contact-form", aContactMessage, "192.0.2.1");
  await letGo();
  expect(message.status).toBe(200);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});
