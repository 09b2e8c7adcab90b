import type { Done, DoneWith } from "#backend/desk/endpoint.ts";
import type { Payment } from "#backend/giving/ledger/gift.ts";
import { moveGift, startGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { changePayment, inReview, paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { sendReceipts } from "#backend/giving/receipts/receipts.ts";
import { invalid, Refused } from "#backend/refused.ts";
import { boolean, integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { formatDollars } from "#rules/donation.ts";
import type { RecordedGift } from "#rules/gifts.ts";
import { type ByStaff, lockedGift } from "./by-staff.ts";

type Which = { id: string };

type Paper = Omit<RecordedGift, "address" | "checkNumber"> & {
  address: string | null;
  checkNumber: string | null;
  paidAt: string;
};

/** Sent twice by a shaky connection, the first one stands. Anything else in the same form is another gift. */
const sameGift = async (tx: Database, intentKey: string, typed: Paper): Promise<Which> => {
  const { id, name, amountCents, state, isSame } = await tx.one(
    { id: text, name: nullable(text), amountCents: integer, state: text, isSame: boolean },
    `select g.id, g.donor_name as name, g.amount_cents as "amountCents", p.state,
            p.state <> 'refunded' and p.paid_at = $2
            and (g.amount_cents, g.provider, g.donor_name)
              is not distinct from ($3::integer, $4::text, $5::text)
            and (g.donor_email, g.postal_address, g.check_number, g.campaign)
              is not distinct from ($6::text, $7::text, $8::text, $9::text) as "isSame"
     from gifts g join gift_payments p on p.gift_id = g.id where g.intent_key = $1`,
    [
      intentKey,
      typed.paidAt,
      typed.amount,
      typed.means,
      typed.name,
      typed.email || null,
      typed.address,
      typed.checkNumber,
      typed.campaign || null,
    ],
  );
  if (isSame) return { id };
  const first = `${formatDollars(amountCents)}${name ? ` from ${name}` : ""}`;
  throw new Refused(
    "changed-meanwhile",
    `This form was already recorded: ${first}${state === "refunded" ? ", since voided" : ""}. Nothing was recorded this time. If this is another gift, record it as another one.`,
    { earlier: id },
  );
};

export const recordGift = async (
  tx: Database,
  typed: RecordedGift,
  staff: ByStaff,
): Promise<DoneWith<Which>> => {
  const { now: createdAt } = staff;
  const { amount: amountCents, means: provider } = typed;
  if (typed.campaign && !staff.site.campaigns.some(({ name }) => name === typed.campaign))
    throw invalid("We couldn't find this campaign.");
  const about = `${formatDollars(amountCents)} by ${provider}`;
  const intentKey = `desk ${typed.key}`;
  const gift = await startGift(tx, {
    amountCents,
    frequency: "one_time",
    provider,
    livemode: true,
    campaign: typed.campaign || null,
    intentKey,
    createdAt,
    expiresAt: createdAt,
    startedBy: stepOf("recorded", staff),
  });
  // Noon: the day stays the same wherever it is read.
  const paidAt = chicagoMoment(typed.received, "12:00");
  const paper = {
    checkNumber: (provider === "check" && typed.checkNumber) || null,
    address: typed.address || null,
  };
  if (!gift) {
    const answer = await sameGift(tx, intentKey, { ...typed, ...paper, paidAt });
    return { action: "recorded a gift again", about, answer };
  }
  const { id } = gift;
  await tx.query("update gifts set check_number = $2, postal_address = $3 where id = $1", [
    id,
    paper.checkNumber,
    paper.address,
  ]);
  await recordFact(
    tx,
    {
      kind: "paid",
      giftId: id,
      livemode: true,
      donor: { name: typed.name, email: typed.email || null },
      payment: { reference: `${provider} ${id}`, amountCents, currency: "usd", paidAt },
    },
    staff,
  );
  return { action: "recorded a gift", about: `${about} (gift ${id})`, answer: { id } };
};

const officePayment = async (tx: Database, id: string) => {
  const gift = await lockedGift(tx, id);
  const [payment] = await paymentsOfGift(tx, gift.id);
  if (!payment || (gift.provider !== "check" && gift.provider !== "cash"))
    throw invalid("Refund gifts by card in Stripe.");
  return payment;
};

const book = async (
  tx: Database,
  payment: Payment,
  { refund, state }: { refund: string; state: "succeeded" | "canceled" },
  staff: ByStaff,
  detail?: string,
) => {
  const { giftId, number, reference, amountCents } = payment;
  const kind = state === "succeeded" ? "taken back" : "put back";
  const about = { payment: number, ...(detail && { detail }) };
  await writeEvent(tx, giftId, stepOf(kind, staff, about));
  const madeAt = staff.now.toISOString();
  const fact = { kind: "refund" as const, references: [reference], refund, amountCents, state };
  await recordFact(tx, { ...fact, madeAt }, staff);
};

/** An entry that was wrong is not deleted: a second one takes it out of the books. */
export const takeBackGift = async (
  tx: Database,
  { id, reason }: Which & { reason: string },
  staff: ByStaff,
): Promise<Done> => {
  const payment = await officePayment(tx, id);
  if (payment.state !== "paid") throw invalid("This entry is already voided.");
  const entry = { refund: `entry ${crypto.randomUUID()}`, state: "succeeded" as const };
  await book(tx, payment, entry, staff, reason);
  return { action: "voided a gift", about: `gift ${id}: ${reason}` };
};

export const putBackGift = async (tx: Database, { id }: Which, staff: ByStaff): Promise<Done> => {
  const payment = await officePayment(tx, id);
  const entry = await tx.row(
    { refund: text },
    "select reference as refund from gift_refunds where payment_number = $1 and state = 'succeeded'",
    [payment.number],
  );
  if (!entry) throw invalid("This entry isn't voided.");
  await book(tx, payment, { ...entry, state: "canceled" }, staff);
  return { action: "restored a voided gift", about: `gift ${id}` };
};

export const acceptReviewed = async (
  tx: Database,
  { id }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  const payments = await paymentsOfGift(tx, id, inReview);
  if (payments.length === 0)
    throw new Refused(
      "changed-meanwhile",
      "There is no payment in dollars in review for this gift.",
    );
  const step = stepOf("accepted", staff);
  for (const payment of payments)
    await changePayment(tx, payment, { state: "paid", inReview: false }, step);
  if (gift.state === "review")
    await moveGift(tx, gift, gift.frequency === "monthly" ? "active" : "paid", step);
  await sendReceipts(tx, gift, staff);
  return { action: "accepted a gift in review", about: `gift ${id}` };
};
