import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import {
  greetingOf,
  longDate,
  pauseOrStopLink,
  testMark,
} from "#backend/giving/receipts/receipts.ts";
import { mayTestGift } from "#backend/giving/receipts/test-mails.ts";
import { type Sentence, type Speech, speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { type AskedOfMonthly, chargeDayOf, ordinal, requestInWords } from "#rules/monthly.ts";
import { requestInSpanish } from "#rules/monthly-in-spanish.ts";
import type { StoredRequest } from "./requests.ts";
import type { Standing } from "./standing.ts";

type Request = Pick<StoredRequest, "id" | "kind" | "source">;

const titles: Record<Request["kind"], Sentence> = {
  change: "Your monthly gift has changed",
  pause: "Your monthly gift is paused",
  resume: "Your monthly gift resumes",
  stop: "Your monthly gift has stopped",
};

const whatHappened = (
  { kind }: Request,
  { amountCents, nextCharge, endedEarly }: Standing,
  { say, language }: Speech,
) => {
  const amount = formatDollars(amountCents);
  const date = nextCharge ? longDate(nextCharge, language) : "";
  switch (kind) {
    case "change": {
      if (!nextCharge)
        return say(
          "Your monthly gift is now {amount}. Nothing was charged for the change itself.",
          {
            amount,
          },
        );
      const charged = chargeDayOf(nextCharge);
      const day = language === "en" ? ordinal(charged) : charged;
      return say(
        "Your monthly gift is now {amount}, charged on the {day} of each month. Nothing was charged for the change itself.",
        { amount, day },
      );
    }
    case "pause":
      return say(
        nextCharge
          ? "Your monthly gift of {amount} is paused. Your card is not charged until {date}, when the gift resumes automatically."
          : "Your monthly gift of {amount} is paused. Your card is not charged until you tell us to resume.",
        { amount, date },
      );
    case "resume":
      return say("Your monthly gift of {amount} is no longer paused.", { amount });
    case "stop":
      return say(
        endedEarly
          ? "Your monthly gift of {amount} has stopped, and nothing more will be charged. If your bank was already sending the first payment, it may still arrive, and we will email you a receipt for it."
          : "Your monthly gift of {amount} has stopped. Your card will not be charged again. Thank you for every month you gave.",
        { amount },
      );
  }
};

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
  english: Site,
  { key, kind = "monthly-gift", title, preview, parts }: Words,
): OutgoingMail => {
  const test = !gift.livemode;
  const site = english.in(gift.language);
  const { say } = speak(gift.language);
  return {
    key,
    kind,
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(gift.livemode, gift.language)}${title}`,
    ...letter(site, {
      title,
      test,
      preview,
      parts: [
        paragraph(greetingOf(gift, gift.language)),
        ...parts,
        paragraph(say("With thanks from all of us at {us}.", { us: site.organisation.fullName })),
      ],
    }),
  };
};

export const monthlyLetterKey = ({ id }: Pick<Request, "id">) => `monthly ${id}`;

export const composeMonthlyLetter = (
  gift: Gift,
  to: string,
  request: Request,
  standing: Standing,
  site: Site,
): OutgoingMail => {
  const { email, phone } = site.organisation;
  const speech = speak(gift.language);
  const { say, language } = speech;
  const { nextCharge } = standing;
  const next: [string, string][] = nextCharge
    ? [[say("Next charge"), longDate(nextCharge, language)]]
    : [];
  const rows: [string, string][] = [
    [say("Monthly gift"), formatDollars(standing.amountCents)],
    ...next,
  ];
  const preview = whatHappened(request, standing, speech);
  const parts = [
    paragraph(preview),
    ...(request.kind === "stop" ? [] : [facts(rows)]),
    paragraph(
      say(
        request.source === "staff"
          ? "We did this because you asked us to. If you did not, please write to {email} or call {phone} right away."
          : "You asked for this. If you did not, please write to {email} or call {phone} right away.",
        { email, phone },
      ),
    ),
  ];
  const key = monthlyLetterKey(request);
  return {
    ...donorLetter(gift, to, site, { key, title: say(titles[request.kind]), preview, parts }),
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
  if (to === null || !(livemode || (await mayTestGift(tx, gift, to, recording)))) return false;
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

const notDone: Record<Request["kind"], Sentence> = {
  change: "Your monthly gift has not changed",
  pause: "Your monthly gift is not paused",
  resume: "Your monthly gift has not resumed",
  stop: "Your monthly gift has not stopped",
};

type Refused = Request & AskedOfMonthly;

/** Whoever was told "we will email you when it is done" learns that it was not. */
export const composeRefusalLetter = (
  gift: Gift,
  to: string,
  request: Refused,
  site: Site,
): OutgoingMail => {
  const { say, language } = speak(gift.language);
  const { email, phone } = site.organisation;
  const change = language === "es" ? requestInSpanish(request) : requestInWords(request);
  const preview = say(
    request.kind === "stop"
      ? "You asked us to {change}. Our payment partner has not done it, and your card may be charged again."
      : "You asked us to {change}. Our payment partner has not done it.",
    { change },
  );
  const parts = [
    paragraph(preview),
    paragraph(
      say("We are sorry. Please write to {email} or call {phone}, and we will take care of it.", {
        email,
        phone,
      }),
    ),
  ];
  return {
    ...donorLetter(gift, to, site, {
      key: `monthly not done ${request.id}`,
      title: say(notDone[request.kind]),
      preview,
      parts,
    }),
    urgency: gift.livemode ? "first" : "last",
  };
};

export const queueRefusalLetter = (
  tx: Database,
  gift: Gift,
  request: Refused,
  recording: Recording,
) =>
  queueToDonor(tx, gift, recording, (to) =>
    composeRefusalLetter(gift, to, request, recording.site),
  );

type Resuming = Pick<Standing, "amountCents"> & { nextCharge: Date };

/** A week before the pause ends: nobody is surprised by a charge. */
export const composeResumeLetter = (
  gift: Gift,
  to: string,
  { amountCents, nextCharge }: Resuming,
  { site, settings }: Pick<Recording, "site" | "settings">,
): OutgoingMail => {
  const { say, language } = speak(gift.language);
  const charged = { amount: formatDollars(amountCents), date: longDate(nextCharge, language) };
  const { email, phone } = site.organisation;
  return donorLetter(gift, to, site, {
    key: `monthly resumes ${gift.id} ${nextCharge.toISOString().slice(0, 10)}`,
    title: say("Your monthly gift resumes soon"),
    preview: say("Your card will be charged {amount} on {date}.", charged),
    parts: [
      paragraph(
        say(
          "You paused your monthly gift. It resumes automatically: your card will be charged {amount} on {date}.",
          charged,
        ),
      ),
      paragraph(
        say(
          "If that is too soon, stop the gift with the link below, or write to {email} or call {phone} and we will pause it longer.",
          { email, phone },
        ),
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
