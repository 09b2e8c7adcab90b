import { settled } from "#backend/mail/outbox.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { mailCard, mailEndpoints } from "./desk.ts";
import { emailsAboutGifts, emailsOf } from "./personal-data.ts";
import { checkMailQueue, mailProblems } from "./problems.ts";
import { mail } from "./staff-commands.ts";

/** What staff see of the emails that the site sends. Sending itself is a shared room. */
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
  personal: [emailsOf, emailsAboutGifts],
  problems: mailProblems,
  doctor: { data: checkMailQueue },
  tables: { kept: ["mails"] },
} satisfies Subject;
