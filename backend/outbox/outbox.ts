import { type Finding, found } from "#backend/doctor/finding.ts";
import { settled } from "#backend/mail/outbox.ts";
import { integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { mailCard, mailEndpoints } from "./desk.ts";
import { restoredMails } from "./held.ts";
import { emailsAboutGifts, emailsOf, emailsToOthers } from "./personal-data.ts";
import { mail } from "./staff-commands.ts";

/** Retries are normal for a while; after this a person should know. */
const worryingAfterMinutes = 15;

const countTroubledMails = (db: Database, now: Date) =>
  db.one(
    { waiting: integer, failed: integer },
    `select count(*) filter (where state in ('queued', 'sending') and created_at < $1) as waiting,
            count(*) filter (where state = 'failed') as failed
     from mails where state <> 'delivered'`,
    [new Date(now.getTime() - worryingAfterMinutes * 60_000)],
  );

const mailProblems = async (db: Database, now: Date) => {
  const { waiting, failed } = await countTroubledMails(db, now);
  return [
    waiting > 0 &&
      `Email is not going out: ${waiting} waiting for over ${worryingAfterMinutes} minutes.`,
    failed > 0 && `Email was not delivered: ${failed} to look at.`,
  ].filter((problem) => problem !== false);
};

const checkMailQueue = async (db: Database, _: string, now: Date): Promise<Finding[]> => {
  const { waiting, failed } = await countTroubledMails(db, now);
  return found([
    waiting > 0 && {
      level: "warning",
      about: "mail-waiting",
      says: `${waiting} ${waiting === 1 ? "email has" : "emails have"} been waiting for over ${worryingAfterMinutes} minutes.`,
      remedy: "See the email server's answers: npm run staff -- mail",
    },
    failed > 0 && {
      level: "warning",
      about: "mail-given-up",
      says: `${failed} ${failed === 1 ? "email was" : "emails were"} not delivered.`,
      remedy:
        "See why with npm run staff -- mail, fix it, and send again with npm run staff -- mail retry",
    },
  ]);
};

export const outbox = {
  name: "outbox",
  desk: mailEndpoints,
  today: [mailCard],
  commands: { mail },
  keeps: [
    {
      what: "emails delivered or given up on",
      table: "mails",
      condition: `kind not like 'newsletter-%' and ${settled}`,
      age: keptFor.letters,
    },
    {
      // They carry the address, so they may not outlive the promise made about it.
      what: "newsletter emails delivered or given up on",
      table: "mails",
      condition: `kind like 'newsletter-%' and ${settled}`,
      age: keptFor.unusedNewsletterAddresses,
    },
  ],
  personal: [emailsOf, emailsToOthers, emailsAboutGifts],
  restore: restoredMails,
  problems: mailProblems,
  doctor: { data: checkMailQueue },
  tables: { kept: ["mails"], passing: ["mail_pictures"] },
} satisfies Subject;
