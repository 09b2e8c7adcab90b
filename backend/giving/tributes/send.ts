import type { Deps } from "#backend/deps.ts";
import { findGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { mayTestGift } from "#backend/giving/receipts/test-mails.ts";
import { holdMails } from "#backend/mail/held.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { lastRestore } from "#backend/storage/upkeep.ts";
import { type Card, lockDueCard, noteSent } from "./cards.ts";
import { cardKey, composeCard } from "./letter.ts";

/** In one transaction with the note that it went, for a card that is held: it goes once. */
export const sendCard = async (tx: Database, card: Card, recording: Recording) => {
  const gift = await findGift(tx, card.giftId);
  const to = card.recipientEmail;
  if (!gift || to === null) return;
  // A test beyond what a mailbox takes in a day counts as gone: nobody waits for it.
  if (gift.livemode || (await mayTestGift(tx, gift, to, recording)))
    await enqueueMail(tx, composeCard(card, to, gift.livemode, recording), recording.now);
  await noteSent(tx, card, recording.now);
  await writeEvent(tx, gift.id, stepOf("card sent", recording));
};

const mostAtOnce = 100;

/** Cards whose day has come. Answers how many. */
export const sendDueCards = async (deps: Deps) => {
  // A clock that is not believed writes to nobody.
  if (await deps.doubtDate()) return 0;
  const recording = await recordingFrom(deps, "donor");
  const restored = await lastRestore(deps.db);
  const sendOne = () =>
    deps.db.transaction(async (tx) => {
      const card = await lockDueCard(tx, recording.now);
      if (card) await sendCard(tx, card, recording);
      // Whether it went, or was canceled, before the restore is known by nobody here.
      if (restored && card && card.createdAt <= restored.madeAt)
        await holdMails(tx, restored, cardKey(card));
      return card !== undefined;
    });
  let sent = 0;
  while (sent < mostAtOnce && (await sendOne())) sent += 1;
  return sent;
};
