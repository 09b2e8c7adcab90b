import { nullable, selected, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { isDesignation, longestHonoree } from "#rules/checkout-fields.ts";
import type { CheckoutFact } from "./facts.ts";
import { type Gift, type GiftState, giftRow, legalSteps } from "./gift.ts";
import type { Step } from "./recording.ts";

export const giftColumns = selected(giftRow);

type Begun = "amountCents" | "frequency" | "provider" | "livemode" | "createdAt" | "expiresAt";

export type NewGift = Pick<Gift, Begun> & {
  /** Of one that is made again. */
  id?: string;
  checkoutReference?: string | null;
  /** The donor's intent: the same key asks for the same gift. */
  intentKey: string | null;
  campaign?: string | null;
  /** The words of the link that led to it. */
  linkWords?: string | null;
  feeCoverCents?: number | null;
  language?: Gift["language"];
  /** Of a test: the sender to whom its emails count. */
  begunFrom?: string | null;
  /** Unless the donor began it. */
  startedBy?: Omit<Step, "at">;
};

/** Records a gift as started, or answers undefined when its key or its id already belongs to one. */
export const startGift = async (tx: Database, gift: NewGift): Promise<Gift | undefined> => {
  const { amountCents, frequency, provider, livemode, intentKey, createdAt, expiresAt } = gift;
  const { campaign = null, feeCoverCents = null, linkWords = null, language = "en" } = gift;
  const { begunFrom = null, checkoutReference = null, id = crypto.randomUUID() } = gift;
  const started = await tx.row(
    giftRow,
    `insert into gifts (id, amount_cents, frequency, provider, livemode, intent_key, created_at,
                        expires_at, updated_at, campaign, fee_cover_cents, link_words, language,
                        begun_from, checkout_reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9, $10, $11, $12, $13, $14)
     on conflict do nothing
     returning ${giftColumns}`,
    [
      id,
      amountCents,
      frequency,
      provider,
      livemode,
      intentKey,
      createdAt,
      expiresAt,
      campaign,
      feeCoverCents,
      linkWords,
      language,
      begunFrom,
      checkoutReference,
    ],
  );
  const { startedBy = { kind: "started", source: "donor" } } = gift;
  if (started) await writeEvent(tx, id, { at: createdAt, ...startedBy, to: "started" });
  return started;
};

export const isGiftId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const giftWithId = async (db: Database, id: string, lock = "") =>
  isGiftId(id)
    ? db.row(giftRow, `select ${giftColumns} from gifts where id = $1 ${lock}`, [id])
    : undefined;

export const findGift = (db: Database, id: string) => giftWithId(db, id);

/** The gift, held for this transaction: everything that changes a gift comes through here. */
export const lockGift = (tx: Database, id: string) => giftWithId(tx, id, "for update");

export const findGiftByIntent = (db: Database, key: string) =>
  db.row(
    giftRow,
    `select ${giftColumns} from gifts where intent_key = $1
     order by state in ('failed', 'canceled'), created_at desc limit 1`,
    [key],
  );

/** Moves a locked gift one legal step. An illegal one changes nothing and answers false. */
export const moveGift = async (tx: Database, gift: Gift, to: GiftState, step: Step) => {
  const legal: readonly GiftState[] = legalSteps[gift.state];
  if (!legal.includes(to)) return false;
  const change = [gift.id, to, step.at];
  await tx.query("update gifts set state = $2, updated_at = $3 where id = $1", change);
  await writeEvent(tx, gift.id, { ...step, from: gift.state, to });
  gift.state = to;
  return true;
};

export const writeEvent = (
  tx: Database,
  giftId: string,
  { payment, kind, source, event, at, detail, actor, from, to }: Step & Partial<Change>,
) =>
  tx.query(
    `insert into gift_events (gift_id, payment_number, kind, from_state, to_state, source,
                              event_reference, at, detail, actor, actor_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [giftId, payment, kind, from, to, source, event, at, detail, actor?.name, actor?.id],
  );

type Change = { from: string; to: string };

type Known = Pick<CheckoutFact, "donor" | "subscription" | "customer" | "honoree" | "designation">;

export const rememberDonor = async (
  tx: Database,
  gift: Gift,
  { donor, subscription, customer, honoree, designation }: Known,
) => {
  const known = await tx.one(
    {
      donorName: nullable(text),
      donorEmail: nullable(text),
      honoree: nullable(text),
      designation: nullable(text),
    },
    `update gifts set
       donor_name = coalesce(donor_name, $2),
       donor_email = coalesce(donor_email, $3),
       subscription_reference = coalesce(subscription_reference, $4),
       customer_reference = coalesce(customer_reference, $5),
       honoree = coalesce(honoree, $6),
       designation = coalesce(designation, $7)
     where id = $1
     returning donor_name as "donorName", donor_email as "donorEmail", honoree, designation`,
    [
      gift.id,
      shortText(donor?.name),
      shortText(donor?.email),
      subscription,
      customer,
      shortText(honoree, longestHonoree),
      designation && isDesignation(designation) ? designation : null,
    ],
  );
  Object.assign(gift, known);
};

const shortText = (text: string | null | undefined, longest = 320) =>
  text?.replaceAll("\u0000", "").trim().slice(0, longest) || null;
