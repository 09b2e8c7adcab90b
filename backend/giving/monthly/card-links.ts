import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { longDate, pauseOrStopLink } from "#backend/giving/receipts/receipts.ts";
import { type Speech, speak } from "#backend/giving/spanish/say.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, paragraph } from "#backend/mail/parts.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint, newToken } from "#backend/storage/fingerprint.ts";
import { formatDollars } from "#rules/donation.ts";
import { donorLetter, queueToDonor } from "./letters.ts";
import { monthlyStanding } from "./standing.ts";

/** As long as a letter that is put aside until the next payday. */
const linkDays = 30;
export const missedLetters = 3;

/** Why somebody is asked for a new card. */
export type CardReason =
  | { kind: "missed"; nth: number }
  | { kind: "expiring"; lastDay: Date }
  | { kind: "asked" };

const wordsOf = (
  reason: CardReason,
  amount: string,
  { say, language }: Speech,
): { title: string; words: string[] } => {
  switch (reason.kind) {
    case "missed": {
      const first = reason.nth === 1;
      return {
        title: say(
          first ? "Your monthly gift did not go through" : "Your monthly gift is still waiting",
        ),
        words: [
          say(
            first
              ? "We could not charge your card for your monthly gift of {amount}. It happens: cards expire or get replaced, and sometimes a bank declines a charge for a day. Our payment partner will try again."
              : "Your monthly gift of {amount} still has not gone through. A new card usually fixes it.",
            { amount },
          ),
          say("If you have a new card, please enter it with the button below."),
          ...(reason.nth === missedLetters
            ? [say("This is our last email about this charge. Thank you for all you have given.")]
            : []),
        ],
      };
    }
    case "expiring": {
      const date = longDate(reason.lastDay, language);
      return {
        title: say("The card for your monthly gift expires soon"),
        words: [
          say(
            "The card that pays your monthly gift of {amount} is good until {date}. Once you have the new one, please enter it with the button below, so that your gift goes on.",
            { amount, date },
          ),
        ],
      };
    }
    case "asked":
      return {
        title: say("A new card for your monthly gift"),
        words: [
          say("With the button below you can enter a new card for your monthly gift of {amount}.", {
            amount,
          }),
        ],
      };
  }
};

type Letter = { amountCents: number; reason: CardReason; token: string; key: string };

export const composeCardLetter = (
  gift: Gift,
  to: string,
  { amountCents, reason, token, key }: Letter,
  { site, settings }: Pick<Recording, "site" | "settings">,
): OutgoingMail => {
  const { email, phone } = site.organisation;
  const speech = speak(gift.language);
  const { say, language } = speech;
  const { title, words } = wordsOf(reason, formatDollars(amountCents), speech);
  return donorLetter(gift, to, site, {
    key,
    kind: "card-link",
    title,
    preview: words[0] ?? title,
    parts: [
      ...words.map(paragraph),
      button(
        say("Enter a new card"),
        `${settings.functionsUrl}/update-card?token=${token}`,
        language,
      ),
      paragraph(
        say(
          "You type it on our payment partner’s page; we never see the number. The link works for {n} days. If you would rather talk to us, write to {email} or call {phone}.",
          { n: linkDays, email, phone },
        ),
      ),
      pauseOrStopLink(gift, settings),
    ],
  });
};

/** Emails the donor a link of their own. Asked twice by one id, it goes once. */
export const sendCardLink = async (
  tx: Database,
  gift: Gift,
  reason: CardReason,
  recording: Recording,
  id: string = crypto.randomUUID(),
): Promise<"sent" | "sent before" | "too many tests"> => {
  const { token, hash } = await newToken();
  const made = await tx.query(
    `insert into card_links (id, token_hash, gift_id, made_at, expires_at)
     values ($1, $2, $3, $4, $4::timestamptz + interval '${linkDays} days')
     on conflict (id) do nothing returning 1`,
    [id, hash, gift.id, recording.now],
  );
  if (made.length === 0) return "sent before";
  const { amountCents } = await monthlyStanding(tx, gift.id);
  const letter = { amountCents, reason, token, key: `card link ${id}` };
  const queued = await queueToDonor(tx, gift, recording, (to) =>
    composeCardLetter(gift, to, letter, recording),
  );
  return queued ? "sent" : "too many tests";
};

/** The gift that the link belongs to. One that was made under a wrong clock is as good as none. */
export const giftOfCardLink = async (db: Database, token: string, now: Date) =>
  db.row(
    { giftId: text, madeAt: timestamp },
    `select gift_id as "giftId", made_at as "madeAt" from card_links
     where token_hash = $1 and expires_at > $2
       and expires_at < $2::timestamptz + interval '${linkDays + 1} days'`,
    [await fingerprint(token), now],
  );

/** Who got them at a wrong address keeps no link that works. */
export const dropCardLinks = (tx: Database, giftIds: string[]) =>
  tx.query("delete from card_links where gift_id = any($1::uuid[])", [giftIds]);
