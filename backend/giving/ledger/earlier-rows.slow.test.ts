import { expect, test } from "vitest";
import { digestOf, mailboxHash } from "#backend/giving/receipts/statement.ts";
import { silentLog } from "#backend/log.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { databaseBefore } from "#backend/testing/databases.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { recordFact } from "./record.ts";

/** A database as it was before refunds had rows and gifts a mode, with these gifts in it. */
const earlierDatabase = async (gifts: { provider: string; checkout: string | null }[]) => {
  const db = await databaseBefore("0021");
  for (const { provider, checkout } of gifts)
    await db.query(
      `insert into gifts (id, amount_cents, frequency, state, provider, checkout_reference,
                          created_at, expires_at, updated_at)
       values (gen_random_uuid(), 5000, 'one_time', 'paid', $1, $2, now(), now(), now())`,
      [provider, checkout],
    );
  return { db, bringUpToDate: async () => migrate(db, await readMigrations()) };
};

const modes = async (db: Awaited<ReturnType<typeof earlierDatabase>>["db"]) =>
  (
    await storedRows<{ livemode: boolean }>(
      db,
      "select livemode from gifts order by provider, checkout_reference nulls last",
    )
  ).map(({ livemode }) => livemode);

test("earlier gifts are live or tests by the name of their checkout", async () => {
  const { db, bringUpToDate } = await earlierDatabase([
    { provider: "sandbox", checkout: "test_1" },
    { provider: "stripe", checkout: "cs_live_1" },
    { provider: "stripe", checkout: "cs_test_1" },
    { provider: "stripe", checkout: null },
  ]);
  await bringUpToDate();
  expect(await modes(db)).toEqual([false, true, false, true]);
});

test("where no live checkout is known, a gift without one is a test too", async () => {
  const { db, bringUpToDate } = await earlierDatabase([
    { provider: "stripe", checkout: "cs_test_1" },
    { provider: "stripe", checkout: null },
  ]);
  await bringUpToDate();
  expect(await modes(db)).toEqual([false, false]);
});

test("earlier sums stand, and give way to refunds and disputes as they get their names", async () => {
  const { db, bringUpToDate } = await earlierDatabase([
    { provider: "stripe", checkout: "cs_live_1" },
  ]);
  await db.query(
    `insert into gift_payments (gift_id, reference, amount_cents, currency, state, refunded_cents,
                                paid_at, recorded_at)
     select id, 'pi_' || n, 5000, 'usd', old.state, refunded, now(), now()
     from gifts, (values (1, 'paid', 2000), (2, 'refunded', 5000), (3, 'disputed', 0),
                         (4, 'lost', 0), (5, 'review', 0)) as old (n, state, refunded)
     where checkout_reference = 'cs_live_1'`,
  );
  await db.query(
    `insert into stripe_events (id, type, received_at, waits_for, fact)
     values ('evt_1', 'charge.refunded', now(), array['pi_6'],
             '{"kind":"refunded","references":["pi_6"],"refundedCents":700}')`,
  );
  await bringUpToDate();
  const sums = () =>
    db.query(
      `select state, refunded_cents as refunded, lost_cents as lost, held_cents as held
       from gift_payments order by number`,
    );
  const before = [
    { state: "paid", refunded: 2000, lost: 0, held: 0 },
    { state: "refunded", refunded: 5000, lost: 0, held: 0 },
    { state: "disputed", refunded: 0, lost: 0, held: 5000 },
    { state: "lost", refunded: 0, lost: 5000, held: 0 },
    { state: "review", refunded: 0, lost: 0, held: 0 },
  ];
  expect(await sums()).toEqual(before);

  const { deps } = await testSite({ db });
  const recording = {
    source: "webhook" as const,
    now: new Date(),
    log: silentLog,
    settings: deps.settings,
    site: shippedSite,
  };
  const made = { amountCents: 5000, madeAt: "2026-01-01T00:00:00Z" };
  for (const state of ["succeeded", "failed"] as const)
    await recordFact(
      db,
      { ...made, kind: "refund", references: ["pi_2"], refund: "re_2", state },
      recording,
    );
  await recordFact(
    db,
    {
      ...made,
      kind: "dispute",
      references: ["pi_3"],
      dispute: "dp_3",
      state: "won",
      at: new Date().toISOString(),
    },
    recording,
  );
  const [first, second, third, ...rest] = before;
  expect(await sums()).toEqual([
    first,
    { ...second, state: "paid", refunded: 0 },
    { ...third, state: "paid", held: 0 },
    ...rest,
  ]);
  const [waiting] = await storedRows<{ fact: object[] }>(db, "select fact from stripe_events");
  expect(waiting?.fact).toMatchObject([{ kind: "refund", state: "succeeded", amountCents: 700 }]);
});

test("an address that was corrected away before is no longer linked; one linked in advance still is", async () => {
  const db = await databaseBefore("0251");
  await db.query(
    `with gift as (
       insert into gifts (id, amount_cents, frequency, state, provider, donor_email, livemode,
                          created_at, expires_at, updated_at)
       values (gen_random_uuid(), 5000, 'one_time', 'paid', 'check', 'Ada@example.org', true,
               now(), now(), now()) returning id)
     insert into gift_events (gift_id, at, source, kind, detail)
     select id, now(), 'staff', 'address corrected', 'Ada@exmaple.org to Ada@example.org' from gift`,
  );
  const [ada, bob] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [key, donor] of [
    ["ada@example.org", ada],
    ["ada@exmaple.org", ada],
    ["bob@example.org", bob],
    ["bob@work.example", bob],
  ])
    await db.query(
      `insert into donor_addresses (email_key, donor, linked_at, linked_by)
       values ($1, $2, now() - interval '1 day', 'Ruth Banks')`,
      [key, donor],
    );
  await migrate(db, await readMigrations());
  const left = await storedRows<{ key: string }>(
    db,
    "select email_key as key from donor_addresses order by 1",
  );
  expect(left.map(({ key }) => key)).toEqual(["bob@example.org", "bob@work.example"]);
});

test("an earlier statement went to where its email did, and counts as received without one", async () => {
  const db = await databaseBefore("0252");
  const [mailed, unknown] = [digestOf(2026, []), digestOf(2025, [])];
  for (const digest of [mailed, unknown])
    await db.query("insert into statements_issued (digest, at) values ($1, now())", [digest]);
  await db.query(
    `insert into mails (key, kind, recipient, subject, body_text, message_id, next_attempt_at, created_at)
     values ($1, 'statement', 'Ada@example.org', '', '', '<1@x>', now(), now())`,
    [`statement ${mailed} after 2026-02-01T12:00:00.000Z`],
  );
  await migrate(db, await readMigrations());
  expect(await db.query("select digest, sent_to from statements_issued order by sent_to")).toEqual([
    { digest: mailed, sent_to: [mailboxHash("ada@example.org")] },
    { digest: unknown, sent_to: null },
  ]);
});
