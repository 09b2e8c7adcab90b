import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { newToken } from "#backend/storage/fingerprint.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;

test.each([
  [
    "ask for links",
    "staff_link_requests",
    async (desk: Desk, address: string) =>
      desk.post("sign-in/link", { email: "guess@circleurban.example" }, undefined, {}, address),
  ],
  [
    "send cookies of no session",
    "staff_sessions",
    async (desk: Desk, address: string) =>
      desk.readFrom(address, "session", (await newToken()).token),
  ],
  [
    "open links of the newsletter",
    "newsletter_confirmations",
    async (desk: Desk, address: string) =>
      desk.request(`confirm-newsletter?token=${crypto.randomUUID()}`, {}, address),
  ],
  [
    "have a stolen session",
    "mails",
    async (desk: Desk, address: string, token: string) => desk.readFrom(address, "mail", token),
  ],
])("strangers who %s keep no gift waiting", async (_, table, ask) => {
  const url = await newPostgresUrl();
  const db = openPostgres(url, silentLog);
  await migrate(db, await readMigrations());
  const desk = await testDesk({ db });
  const token = await desk.signedIn({ owner: true });

  // The slowest database there is: it answers none of them before the gift has come.
  const other = openPostgres(url, silentLog);
  onTestFinished(async () => {
    await other.close();
    await db.close();
  });
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const holder = other.transaction(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`);
    held.resolve();
    await holding.promise;
  });
  await held.promise;
  const strangers = Array.from({ length: 30 }, (_, call) => ask(desk, `198.51.100.${call}`, token));
  const gift = await desk.request(
    "create-payment",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ amount: 50, frequency: "one_time" }),
    },
    "203.0.113.7",
  );
  holding.resolve();
  await holder;
  expect(gift.status).toBe(200);
  const answers = await Promise.all(strangers);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});
