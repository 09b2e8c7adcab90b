import { settled } from "#backend/mail/outbox.ts";
import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { mailCard, mailEndpoints } from "./desk.ts";
import { checkMailQueue, mailProblems } from "./problems.ts";
import { mail } from "./staff-commands.ts";

export const outbox = {
  name: "outbox",
  desk: mailEndpoints,
  today: [mailCard],
  commands: { mail },
  keeps: [
    {
      what: "mails delivered or given up",
      table: "mails",
      condition: `kind not like 'newsletter-%' and ${settled}`,
      age: keptFor.letters,
    },
    {
      // They carry the address, so they may not outlive the promise made about it.
      what: "newsletter mails delivered or given up",
      table: "mails",
      condition: `kind like 'newsletter-%' and ${settled}`,
      age: keptFor.unusedNewsletterAddresses,
    },
  ],
  problems: mailProblems,
  doctor: { data: checkMailQueue },
  tables: { kept: ["mails"] },
} satisfies Subject;
