import { createApp } from "#backend/app.ts";
import { createSandbox } from "#backend/giving/checkout/checkout.ts";
import { silentLog } from "#backend/log.ts";
import { retryDelays } from "#backend/mail/backoff.ts";
import type { StoredMail } from "#backend/mail/mail.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import { doubtDate } from "#backend/storage/clock.ts";
import { integer } from "#backend/storage/columns.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { chance } from "#backend/testing/chance.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { removeDaily } from "#backend/upkeep/retention.ts";
import { createVisitCounter } from "#backend/visits/counter.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { organisation } from "#rules/organisation.ts";
import type { Outcome } from "./outcome.ts";

const hour = 3_600_000;
/** Fewer than after which a mail is given up, which is another matter than the clock. */
const mostFailures = retryDelays.length - 1;
const jumps = [-365 * 24, -48, -1, 1, 48, 365 * 24].map((hours) => hours * hour);

/**
 * The site starts day after day with a clock that is years wrong, on a database of which nothing is
 * old enough to go: nothing may go, and on the first right day what has run out goes by itself.
 */
export const wrongDates = async (times: number, databaseUrl: string): Promise<Outcome> => {
  const db = openPostgres(databaseUrl, silentLog);
  await migrate(db, await readMigrations());
  const start = Date.now();
  const now = (days: number) => new Date(start + days * 24 * hour);
  const rows = 100;
  await db.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
     select 'Ana', 'Sample', 'ana@visitor.example', 'Number ' || n, 'Hello', $1
     from generate_series(1, ${rows}) n`,
    [now(-1)],
  );
  await removeDaily(db, now(0));
  const wrong: string[] = [];
  for (let n = 0; n < times; n++) {
    const years = Math.ceil(chance() * 30) * (chance() < 0.5 ? -1 : 1);
    const removed = await removeDaily(db, now(years * 366));
    if (removed > 0) wrong.push(`${removed} rows removed with a clock ${years} years off`);
  }
  const found = await db.count("select count(*) as n from contact_messages");
  await db.query("update contact_messages set created_at = $1", [now(-3 * 366)]);
  await db.query("update leases set done_at = $1 where name = 'retention'", [now(-1.5)]);
  if ((await removeDaily(db, now(0))) !== found) wrong.push("what had run out did not go");
  await db.close();
  return {
    fault: "clock wrong by years at the daily removal",
    times,
    sent: rows,
    acknowledged: rows,
    found,
    lost: rows - found,
    doubled: 0,
    recovery: [],
    wrong,
  };
};

/**
 * A clock that is wrong by up to a year, forwards and backwards, while messages come in and mail
 * goes out and sometimes fails. Set right at the end, everything must have gone within a day.
 */
export const clockJumps = async (times: number, databaseUrl: string): Promise<Outcome> => {
  const db = openPostgres(databaseUrl, silentLog);
  await migrate(db, await readMigrations());
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const siteUrl = "https://circleurban.example";
  const functionsUrl = `${siteUrl}/functions/v1`;
  const app = createApp({
    db,
    now,
    doubtDate: () => doubtDate(db, now()),
    log: silentLog,
    content: async () => defaultSnapshot,
    site: async () => shippedSite,
    settings: {
      siteUrl,
      functionsUrl,
      mailFrom: organisation.email,
      staffEmail: organisation.email,
    },
    checkout: createSandbox(functionsUrl),
    visits: createVisitCounter(now, siteUrl),
  });
  const delivered = new Map<string, number>();
  const failures = new Map<string, number>();
  let failing = true;
  const transport = {
    async deliver({ key }: StoredMail) {
      const before = failures.get(key) ?? 0;
      if (failing && before < mostFailures && chance() < 0.5) {
        failures.set(key, before + 1);
        throw new Error("not now");
      }
      delivered.set(key, (delivered.get(key) ?? 0) + 1);
    },
    close() {},
  };
  const deliver = () => deliverDue({ db, transport, log: silentLog, now }, 1_000);

  let acknowledged = 0;
  const perJump = 5;
  for (let n = 0; n < times; n++) {
    offset = jumps[Math.floor(chance() * jumps.length)] ?? 0;
    for (let m = 0; m < perJump; m++) {
      const number = n * perJump + m;
      const request = new Request(`${functionsUrl}/send-contact-form`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...aContactMessage, email: `clock${number}@visitor.example` }),
      });
      const clientAddress = `10.2.${number >> 8}.${number & 255}`;
      const { status } = await app.fetch(request, { clientAddress });
      if (status === 200) acknowledged += 1;
    }
    await deliver();
  }
  failing = false;
  for (offset = 0; offset <= 48 * hour; offset += hour) await deliver();
  const { rows, mails } = await db.one(
    { rows: integer, mails: integer },
    `select (select count(*) from contact_messages) as rows,
            (select count(*) from mails where state <> 'delivered') as mails`,
  );
  await db.close();
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  return {
    fault: "clock jumps by an hour to a year, both ways",
    times,
    sent: times * perJump,
    acknowledged,
    found: Math.min(rows, acknowledged),
    lost: acknowledged - Math.min(rows, acknowledged),
    doubled: Math.max(0, rows - acknowledged) + twice,
    recovery: [],
    wrong: mails ? [`${mails} mails not gone two days after the clock was right`] : [],
  };
};
