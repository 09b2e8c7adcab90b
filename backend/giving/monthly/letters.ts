import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { longDate, mayTest, pauseOrStopLink } from "#backend/giving/receipts/receipts.ts";
import { isPlainName, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, paragraph } from "#backend/mail/parts.ts";
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

export const composeMonthlyLetter = (
  gift: Gift,
  to: string,
  request: Request,
  standing: Standing,
  site: Site,
): OutgoingMail => {
  const test = !gift.livemode;
  const title = titles[request.kind];
  const { email, phone } = site.organisation;
  const rows: [string, string][] = [
    ["Monthly gift", formatDollars(standing.amountCents)],
    ...(standing.nextCharge
      ? ([["Next charge", longDate(standing.nextCharge)]] as [string, string][])
      : []),
  ];
  const asked =
    request.source === "staff" ? "We did this because you asked us to. " : "You asked for this. ";
  return {
    key: `monthly ${request.id}`,
    kind: "monthly-gift",
    urgency: test ? "last" : "first",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${title}`,
    ...letter(site, {
      title,
      test,
      preview: whatHappened(request, standing),
      parts: [
        paragraph(greeting(gift)),
        paragraph(whatHappened(request, standing)),
        ...(request.kind === "stop" ? [] : [facts(rows)]),
        paragraph(`${asked}If you did not, please write to ${email} or call ${phone} right away.`),
        paragraph(`With thanks from all of us at ${site.organisation.fullName}.`),
      ],
    }),
  };
};

export const queueMonthlyLetter = async (
  tx: Database,
  gift: Gift,
  request: Request,
  standing: Standing,
  recording: Recording,
) => {
  const { donorEmail: to, livemode } = gift;
  if (to === null || !(livemode || (await mayTest(tx, to, recording)))) return;
  const mail = composeMonthlyLetter(gift, to, request, standing, recording.site);
  await enqueueMail(tx, mail, recording.now);
};

type Resuming = Pick<Standing, "amountCents"> & { nextCharge: Date };

/** A week before the pause ends: nobody is surprised by a charge. */
export const composeResumeLetter = (
  gift: Gift,
  to: string,
  { amountCents, nextCharge }: Resuming,
  { site, settings }: Pick<Recording, "site" | "settings">,
): OutgoingMail => {
  const test = !gift.livemode;
  const title = "Your monthly gift resumes soon";
  const when = `${formatDollars(amountCents)} on ${longDate(nextCharge)}`;
  const { email, phone, fullName } = site.organisation;
  return {
    key: `monthly resumes ${gift.id} ${nextCharge.toISOString().slice(0, 10)}`,
    kind: "monthly-gift",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${title}`,
    ...letter(site, {
      title,
      test,
      preview: `Your card will be charged ${when}.`,
      parts: [
        paragraph(greeting(gift)),
        paragraph(
          `You paused your monthly gift. It resumes by itself: your card will be charged ${when}.`,
        ),
        paragraph(
          `If that is too soon, stop the gift with the link below, or write to ${email} or call ${phone} and we will pause it longer.`,
        ),
        pauseOrStopLink(gift, settings),
        paragraph(`With thanks from all of us at ${fullName}.`),
      ],
    }),
  };
};

export const queueResumeLetter = async (
  tx: Database,
  gift: Gift,
  resuming: Resuming,
  recording: Recording,
) => {
  const { donorEmail: to, livemode } = gift;
  if (to === null || !(livemode || (await mayTest(tx, to, recording)))) return;
  await enqueueMail(tx, composeResumeLetter(gift, to, resuming, recording), recording.now);
};
