import { createSandbox } from "#backend/giving/sandbox.ts";
import { createApp } from "#backend/http/app.ts";
import { silentLog } from "#backend/log.ts";
import { retryDelays } from "#backend/mail/backoff.ts";
import type { StoredMail } from "#backend/mail/mail.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import { migrate } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { readMigrations } from "#backend/storage/read-migrations.ts";
import { chance } from "#backend/testing/chance.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { organisation } from "#rules/organisation.ts";
import type { Outcome } from "./outcome.ts";

const hour = 3_600_000;
/** Fewer than after which a mail is given up, which is another matter than the clock. */
const mostFailures = retryDelays.length - 1;
const jumps = [-365 * 24, -48, -1, 1, 48, 365 * 24].map((hours) => hours * hour);

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
    log: silentLog,
    content: async () => defaultSnapshot,
    settings: {
      siteUrl,
      functionsUrl,
      mailFrom: organisation.email,
      staffEmail: organisation.email,
    },
    checkout: createSandbox(functionsUrl),
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
  const [counted] = await db.query<{ rows: number; mails: number }>(
    `select (select count(*) from contact_messages) as rows,
            (select count(*) from mails where state <> 'delivered') as mails`,
  );
  await db.close();
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  const rows = counted?.rows ?? 0;
  return {
    fault: "clock jumps by an hour to a year, both ways",
    times,
    sent: times * perJump,
    acknowledged,
    found: Math.min(rows, acknowledged),
    lost: acknowledged - Math.min(rows, acknowledged),
    doubled: Math.max(0, rows - acknowledged) + twice,
    recovery: [],
    wrong: counted?.mails
      ? [`${counted.mails} mails not gone two days after the clock was right`]
      : [],
  };
};
