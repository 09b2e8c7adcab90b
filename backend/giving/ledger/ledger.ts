import type { Actor } from "#backend/desk/endpoint.ts";
import { integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Frequency, formatDollars } from "#rules/donation.ts";
import {
  type Gift,
  type GiftState,
  giftRow,
  legalSteps,
  type Provider,
  type Source,
} from "./gift.ts";

export const giftColumns = `id, amount_cents as "amountCents", currency, frequency, state, provider, livemode,
  checkout_reference as "checkoutReference", checkout_url as "checkoutUrl",
  donor_name as "donorName", donor_email as "donorEmail",
  created_at as "createdAt", expires_at as "expiresAt"`;

export type NewGift = {
  amountCents: number;
  frequency: Frequency;
  provider: Provider;
  livemode: boolean;
  intentKey: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Unless the donor began it. */
  startedBy?: Pick<Step, "kind" | "source" | "actor">;
};

/** Records a gift as started, or answers undefined when its key already belongs to one. */
export const startGift = async (tx: Database, gift: NewGift): Promise<Gift | undefined> => {
  const started = await tx.row(
    giftRow,
    `insert into gifts (id, amount_cents, frequency, provider, livemode, intent_key, created_at,
                        expires_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $7)
     on conflict (intent_key) where state not in ('failed', 'canceled') do nothing
     returning ${giftColumns}`,
    [
      crypto.randomUUID(),
      gift.amountCents,
      gift.frequency,
      gift.provider,
      gift.livemode,
      gift.intentKey,
      gift.createdAt,
      gift.expiresAt,
    ],
  );
  if (started) {
    await writeEvent(tx, started.id, {
      kind: "started",
      to: "started",
      source: "donor",
      at: gift.createdAt,
      ...gift.startedBy,
    });
  }
  return started;
};

const isGiftId = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

export const findGift = async (db: Database, id: string): Promise<Gift | undefined> => {
  if (!isGiftId(id)) return undefined;
  return db.row(giftRow, `select ${giftColumns} from gifts where id = $1`, [id]);
};

/** The gift, held for this transaction: everything that changes a gift comes through here. */
export const lockGift = async (tx: Database, id: string): Promise<Gift | undefined> => {
  if (!isGiftId(id)) return undefined;
  return tx.row(giftRow, `select ${giftColumns} from gifts where id = $1 for update`, [id]);
};

export const findGiftByIntent = async (db: Database, key: string): Promise<Gift | undefined> => {
  return db.row(
    giftRow,
    `select ${giftColumns} from gifts where intent_key = $1
     order by state in ('failed', 'canceled'), created_at desc limit 1`,
    [key],
  );
};

export const findGiftByCheckout = async (db: Database, reference: string) => {
  // Somebody's own invention: the database cannot even look for it.
  if (reference.includes("\u0000")) return undefined;
  return db.row(giftRow, `select ${giftColumns} from gifts where checkout_reference = $1`, [
    reference,
  ]);
};

export type Step = {
  kind: string;
  source: Source;
  at: Date;
  event?: string | undefined;
  payment?: number;
  /** The reason, or the amounts, in words. */
  detail?: string | undefined;
  /** Who of the staff. */
  actor?: Actor | undefined;
};

/** Moves a locked gift one legal step. An illegal one changes nothing and answers false. */
export const moveGift = async (tx: Database, gift: Gift, to: GiftState, step: Step) => {
  if (!legalSteps[gift.state].includes(to)) return false;
  await tx.query("update gifts set state = $2, updated_at = $3 where id = $1", [
    gift.id,
    to,
    step.at,
  ]);
  await writeEvent(tx, gift.id, { ...step, from: gift.state, to });
  gift.state = to;
  return true;
};

export const writeEvent = async (
  tx: Database,
  giftId: string,
  event: Step & { from?: string; to?: string },
) => {
  await tx.query(
    `insert into gift_events (gift_id, payment_number, kind, from_state, to_state, source,
                              event_reference, at, detail, actor, actor_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      giftId,
      event.payment ?? null,
      event.kind,
      event.from ?? null,
      event.to ?? null,
      event.source,
      event.event ?? null,
      event.at,
      event.detail ?? null,
      event.actor?.name ?? null,
      event.actor?.id ?? null,
    ],
  );
};

/** The newest report of the amount counts. What the donor asked for at first stays beside it. */
export const changeMonthlyAmount = async (
  tx: Database,
  gift: Gift,
  { amountCents, at }: { amountCents: number; at: string },
  step: Step,
) => {
  if (gift.frequency !== "monthly") return false;
  const before = await tx.row(
    { cents: integer },
    `select coalesce(monthly_cents, amount_cents) as cents from gifts
     where id = $1 and (monthly_told_at is null
       or (monthly_told_at, monthly_cents) < ($2::timestamptz, $3::int))`,
    [gift.id, at, amountCents],
  );
  if (!before) return false;
  await tx.query("update gifts set monthly_told_at = $2, monthly_cents = $3 where id = $1", [
    gift.id,
    at,
    amountCents,
  ]);
  if (before.cents === amountCents) return false;
  const detail = `${formatDollars(before.cents)} to ${formatDollars(amountCents)}`;
  await writeEvent(tx, gift.id, { ...step, detail });
  return true;
};

export const rememberCheckout = async (
  tx: Database,
  gift: Gift,
  checkout: { url: string; reference: string },
) => {
  await tx.query("update gifts set checkout_url = $2, checkout_reference = $3 where id = $1", [
    gift.id,
    checkout.url,
    checkout.reference,
  ]);
};

export type Known = {
  donor?: { name: string | null; email: string | null };
  subscription?: string | null;
  customer?: string | null;
};

/** Keeps what is learned about the donor; what is known already stays. */
export const rememberDonor = async (tx: Database, gift: Gift, known: Known) => {
  const donor = await tx.one(
    { donorName: nullable(text), donorEmail: nullable(text) },
    `update gifts set
       donor_name = coalesce(donor_name, $2),
       donor_email = coalesce(donor_email, $3),
       subscription_reference = coalesce(subscription_reference, $4),
       customer_reference = coalesce(customer_reference, $5)
     where id = $1
     returning donor_name as "donorName", donor_email as "donorEmail"`,
    [
      gift.id,
      shortText(known.donor?.name),
      shortText(known.donor?.email),
      known.subscription ?? null,
      known.customer ?? null,
    ],
  );
  Object.assign(gift, donor);
};

const shortText = (text: string | null | undefined) =>
  text?.replaceAll("\u0000", "").trim().slice(0, 320) || null;
