import { silentLog } from "#backend/log.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { sendLetters } from "#backend/newsletter/letters/sending.ts";
import { functionsPath } from "#backend/settings.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { openAsItIs } from "#backend/storage/open.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";

/** Sends letters until nothing waits, as a process of the site would. It is there to be killed. */

const { BEGAN = "", FASTER = "1", SMTP_URL = "", DATABASE_URL, DATA_DIR = "" } = process.env;

const began = Number(BEGAN);
/** Retries and leases take minutes: here the clock goes faster. */
const now = () => new Date(began + (Date.now() - began) * Number(FASTER));

const siteUrl = "https://circleurban.example";
const db = await openAsItIs({ DATABASE_URL, DATA_DIR }, silentLog);
const timeouts = { socketTimeout: 1_500, wholeMail: 2_500 };
const sending = {
  db,
  log: silentLog,
  now,
  settings: { siteUrl, functionsUrl: siteUrl + functionsPath, mailFrom: organisation.email },
  site: async () => shippedSite,
  doubtDate: async () => undefined,
  rendering: undefined,
  transport: smtpTransport(SMTP_URL, organisation.email, timeouts),
};
/** As the clock does: a database that is slow or away for a moment ends a turn, not the process. */
const waitForDatabase = (error: unknown) => {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  console.error(error.message);
  return { tried: 0 };
};

console.log("sending");
for (;;) {
  const { tried } = await sendLetters(sending, Number.POSITIVE_INFINITY).catch(waitForDatabase);
  const open = await db.count(
    "select count(*) as n from letters where state in ('scheduled', 'sending')",
  );
  if (open === 0) break;
  if (tried === 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
await db.close();
