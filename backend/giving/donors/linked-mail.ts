import { masked } from "#backend/desk/audit.ts";
import type { Done, DoneWith } from "#backend/desk/endpoint.ts";
import {
  type LinkChange,
  linkAddresses,
  restoreLinks,
} from "#backend/giving/ledger/donor-addresses.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import type { ByStaff } from "#backend/giving/office/by-staff.ts";
import { testMark } from "#backend/giving/receipts/receipts.ts";
import { mayTest } from "#backend/giving/receipts/test-mails.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { paragraph } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Language } from "#rules/languages.ts";
import { mailboxesOf } from "./own-gifts.ts";

/** Without others it may be a stranger's, typed by mistake: they learn nothing about a donor. */
export const composeAddressesLinked = (
  to: string,
  { others, livemode, language }: { others: string[]; livemode: boolean; language: Language },
  { site: english }: Pick<Recording, "site">,
): OutgoingMail => {
  const site = english.in(language);
  const { say } = speak(language);
  const { fullName: us, email, phone } = site.organisation;
  const title = say("Your email address was linked to another one");
  const known = others.length > 0;
  const what = known
    ? say(
        "Our office has linked the email addresses of gifts to {us}, because they seem to be one person's: this one and {others}. Whoever reads email at one of them can see all of these gifts on My giving.",
        { us, others: others.map(masked).join(", ") },
      )
    : say(
        "Our office has linked this email address to another one, because they seem to be one person's. Email about gifts to {us} may come here.",
        { us },
      );
  return {
    key: `addresses linked ${crypto.randomUUID()}`,
    kind: "addresses-linked",
    urgency: livemode ? "first" : "last",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(livemode, language)}${title}`,
    ...letter(site, {
      title,
      test: !livemode,
      preview: say("If that is wrong, please tell us."),
      parts: [
        paragraph(what),
        paragraph(
          say(
            "If that is right, there is nothing to do. If not, please write to {email} or call {phone} right away.",
            { email, phone },
          ),
        ),
      ],
    }),
  };
};

const tellLinked = async (tx: Database, addresses: string[], staff: ByStaff) => {
  const mailboxes = await mailboxesOf(tx, addresses);
  const language = mailboxes.find((mailbox) => mailbox.language)?.language;
  // Nobody has given under any of them.
  if (!language) return;
  const livemode = mailboxes.some((mailbox) => mailbox.livemode);
  for (const { key, to, language: own } of mailboxes) {
    const { actor, settings } = staff;
    if (!livemode && !(await mayTest(tx, "test receipts", to, actor.id ?? actor.name, settings)))
      continue;
    const others = own ? addresses.filter((other) => other !== key) : [];
    const about = { others, livemode, language: own ?? language };
    await enqueueMail(tx, composeAddressesLinked(to, about, staff), staff.now);
  }
};

/** Whoever reads at one of them sees the gifts of all: each mailbox hears of it from us. */
export const linkDonor = async (
  tx: Database,
  sent: { email: string; with: string },
  staff: ByStaff,
): Promise<DoneWith<LinkChange>> => {
  const done = await linkAddresses(tx, sent, staff);
  const { before, after } = done.answer;
  if (before.length > 1) await tellLinked(tx, after.flat(), staff);
  return done;
};

/** Takes a change back: where that links addresses again, they hear of it again. */
export const relinkDonor = async (
  tx: Database,
  change: LinkChange,
  staff: ByStaff,
): Promise<Done> => {
  const done = await restoreLinks(tx, change, staff);
  for (const group of change.before)
    if (!change.after.some((one) => group.every((key) => one.includes(key))))
      await tellLinked(tx, group, staff);
  return done;
};
