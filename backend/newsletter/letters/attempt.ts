import { explainFailure } from "#backend/mail/failures.ts";
import type { Transport } from "#backend/mail/mail.ts";
import type { Site } from "#backend/site.ts";
import type { Letter } from "#content/letter.ts";
import { composeLetter } from "./compose.ts";
import { type Claimed, type Ended, putBack, type Refusal, settleFailed } from "./deliveries.ts";
import { type Failure, failureOf } from "./outcome.ts";
import { restAfterRefusal } from "./resting.ts";
import type { Sending } from "./sending.ts";
import { goesOnAfter, stopLetter, waitForServer } from "./stopping.ts";

/** After each refusal that may pass. */
const retryMinutes = [5, 30, 120];

/** By which a report that comes back is known. */
const messageIdOf = (reference: string, from: string) =>
  `<letter-${reference}@${from.slice(from.indexOf("@") + 1)}>`;

export type Going = { id: string; letter: Letter; site: Site };

/** What is to be noted still, and whether the next one may follow. */
type Attempted = { ended?: Ended; goesOn: boolean };

export const attempt = async (
  sending: Sending,
  going: Going,
  claimed: Claimed,
  transport: Transport,
): Promise<Attempted> => {
  const { settings, now } = sending;
  const { id, lease, email, name, unsubscribeToken, language, reference } = claimed;
  if (email === null || name === null || unsubscribeToken === null || language === null)
    return { ended: { id, lease, state: "skipped" }, goesOn: true };
  const reader = { name, unsubscribeToken, language };
  const { from, ...mail } = composeLetter(going.letter, reader, { settings, site: going.site });
  try {
    await transport.deliver({
      ...mail,
      key: `letter/${reference}`,
      kind: "letter",
      senderName: from.name,
      to: email,
      replyTo: settings.staffEmail ?? from.email,
      returnPath: settings.bounceAddress,
      messageId: messageIdOf(reference, settings.mailFrom),
      date: now(),
    });
  } catch (error) {
    return { goesOn: await settleFailure(sending, going.id, claimed, failureOf(error)) };
  }
  return { ended: { id, lease, state: "delivered" }, goesOn: true };
};

const settleFailure = async (
  sending: Sending,
  letterId: string,
  claimed: Claimed,
  failure: Failure,
): Promise<boolean> => {
  const { db, now, log } = sending;
  log("letter not delivered", { letter: letterId, why: failure.kind });
  switch (failure.kind) {
    case "server away":
      await putBack(db, claimed, { at: now(), counts: false });
      await waitForServer(db, letterId, failure.said, now());
      return false;
    case "sender refused":
      await putBack(db, claimed, { at: now(), counts: false });
      await stopLetter(db, letterId, explainFailure(failure.said));
      return false;
    case "later": {
      const minutes = retryMinutes[claimed.attempts - 1];
      const { code } = failure;
      if (minutes === undefined)
        return refuse(sending, letterId, claimed, { refusal: "soft", code });
      const at = new Date(now().getTime() + minutes * 60_000);
      await putBack(db, claimed, { at, counts: true });
      return true;
    }
    case "refused":
      return refuse(sending, letterId, claimed, failure);
    case "unknown":
      await settleFailed(db, claimed, { state: "unknown", at: now() });
      return goesOnAfter(db, letterId);
  }
};

const refuse = async (
  { db, now }: Sending,
  letterId: string,
  claimed: Claimed,
  { refusal, code }: Refusal,
) => {
  const { subscriberId } = claimed;
  const at = now();
  await db.transaction(async (tx) => {
    await settleFailed(tx, claimed, { state: "refused", refusal, code, at });
    if (subscriberId) await restAfterRefusal(tx, { subscriberId, refusal, code }, at);
  });
  return goesOnAfter(db, letterId);
};
