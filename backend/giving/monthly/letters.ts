import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { longDate, mayTest, pauseOrStopLink } from "#backend/giving/receipts/receipts.ts";
import { isPlainName, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { chargeDayOf, ordinal } from "#rules/monthly.ts";
import type { StoredRequest } from "./requests.ts";
import type { Standing } from "./standing.ts";

type Request = Pick<StoredRequest, "id" | "kind" | "source">;

const titles: Record<Request["kind"], string> = {
  change: "Your monthly gift has changed",
  pause: "Your monthly gift is paused",
  resume: "Your monthly gift resumes",
  stop: "Your monthly gift has stopped",
};

const whatHappened = ({ kind }: Request, { amountCents, nextCharge }: Standing) => {
  const amount = formatDollars(amountCents);
  const next = nextCharge && longDate(nextCharge);
  switch (kind) {
    case "change":
      return `Your monthly gift is now ${amount}${nextCharge ? `, charged on the ${ordinal(chargeDayOf(nextCharge))} of each month` : ""}. Nothing was charged for the change itself.`;
    case "pause":
      return next
        ? `Your monthly gift of ${amount} is paused. Your card is not charged until ${next}, when the gift resumes by itself.`
        : `Your monthly gift of ${amount} is paused. Your card is not charged until you tell us to resume.`;
    case "resume":
      return `Your monthly gift of ${amount} is no longer paused.`;
    case "stop":
      return `Your monthly gift of ${amount} has stopped. Your card will not be charged again. Thank you for every month you gave.`;
  }
};

const greeting = ({ donorName, livemode }: Gift) =>
  donorName && (livemode || isPlainName(donorName)) ? `Dear ${donorName},` : "Dear friend,";

type Words = {
  key: string;
  kind?: "monthly-gift" | "card-link";
  title: string;
  preview: string;
  parts: Part[];
};

/** What every email to a donor about a monthly gift has around its words. */
export const donorLetter = (
  gift: Gift,
  to: string,
  site: Site,
  { key, kind = "monthly-gift", title, preview, parts }: Words,
): OutgoingMail => {
  const test = !gift.livemode;
  return {
    key,
    kind,
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${title}`,
    ...letter(site, {
      title,
      test,
      preview,
      parts: [
        paragraph(greeting(gift)),
        ...parts,
        paragraph(`With thanks from all of us at ${site.organisation.fullName}.`),
      ],
    }),
  };
};

export const composeMonthlyLetter = (
  gift: Gift,
  to: string,
  request: Request,
  standing: Standing,
  site: Site,
): OutgoingMail => {
  const { email, phone } = site.organisation;
  const rows: [string, string][] = [
    ["Monthly gift", formatDollars(standing.amountCents)],
    ...(standing.nextCharge
      ? ([["Next charge", longDate(standing.nextCharge)]] as [string, string][])
      : []),
  ];
  const asked =
    request.source === "staff" ? "We did this because you asked us to. " : "You asked for this. ";
  const preview = whatHappened(request, standing);
  const parts = [
    paragraph(preview),
    ...(request.kind === "stop" ? [] : [facts(rows)]),
    paragraph(`${asked}If you did not, please write to ${email} or call ${phone} right away.`),
  ];
  const key = `monthly ${request.id}`;
  return {
    ...donorLetter(gift, to, site, { key, title: titles[request.kind], preview, parts }),
    urgency: gift.livemode ? "first" : "last",
  };
};

/** A test goes to whoever may test, and to nobody else. Answers whether it goes. */
export const queueToDonor = async (
  tx: Database,
  gift: Gift,
  recording: Recording,
  compose: (to: string) => OutgoingMail,
) => {
  const { donorEmail: to, livemode } = gift;
  if (to === null || !(livemode || (await mayTest(tx, to, recording)))) return false;
  return enqueueMail(tx, compose(to), recording.now);
};

export const queueMonthlyLetter = (
  tx: Database,
  gift: Gift,
  request: Request,
  standing: Standing,
  recording: Recording,
) =>
  queueToDonor(tx, gift, recording, (to) =>
    composeMonthlyLetter(gift, to, request, standing, recording.site),
  );

type Resuming = Pick<Standing, "amountCents"> & { nextCharge: Date };

/** A week before the pause ends: nobody is surprised by a charge. */
export const composeResumeLetter = (
  gift: Gift,
  to: string,
  { amountCents, nextCharge }: Resuming,
  { site, settings }: Pick<Recording, "site" | "settings">,
): OutgoingMail => {
  const when = `${formatDollars(amountCents)} on ${longDate(nextCharge)}`;
  const { email, phone } = site.organisation;
  return donorLetter(gift, to, site, {
    key: `monthly resumes ${gift.id} ${nextCharge.toISOString().slice(0, 10)}`,
    title: "Your monthly gift resumes soon",
    preview: `Your card will be charged ${when}.`,
    parts: [
      paragraph(
        `You paused your monthly gift. It resumes by itself: your card will be charged ${when}.`,
      ),
      paragraph(
        `If that is too soon, stop the gift with the link below, or write to ${email} or call ${phone} and we will pause it longer.`,
      ),
      pauseOrStopLink(gift, settings),
    ],
  });
};

export const queueResumeLetter = (
  tx: Database,
  gift: Gift,
  resuming: Resuming,
  recording: Recording,
) => queueToDonor(tx, gift, recording, (to) => composeResumeLetter(gift, to, resuming, recording));
