import { parseAmount, recordedProblem } from "#rules/donation.ts";
import type { GiftFilter } from "#rules/gifts.ts";
import { isGiftId } from "./ledger.ts";

export type Conditions = Omit<GiftFilter, "page" | "order">;

/** What did not come: there is a gift, and no payment to show. */
const isUnfinished = ({ state }: Pick<GiftFilter, "state">) =>
  state === "waiting" || state === "failed" || state === "past_due";

const payments = {
  table: "p",
  from: "gift_payments p join gifts g on g.id = p.gift_id",
  /** Beside a page of the table itself. */
  others: "cross join lateral (select * from gifts where id = p.gift_id offset 0) g",
  at: "p.paid_at",
  /** The list shows days: within one, what was recorded last is the newest. */
  sortedBy: "(p.paid_at at time zone 'America/Chicago')::date",
  key: "p.number",
  keyType: "bigint",
  /** In the order in which they came to us: a check is dated back. */
  came: "p.number",
  lastCame: "select coalesce(max(number), 0) from gift_payments",
};

/** With nothing where a payment would stand. */
const unfinished = {
  table: "g",
  from: "gifts g left join gift_payments p on false",
  others: "left join gift_payments p on false",
  at: "g.created_at",
  sortedBy: "g.created_at",
  key: "g.id",
  keyType: "uuid",
  came: "g.created_at",
  lastCame: "select coalesce(max(created_at), '-infinity') from gifts",
};

export const sourceOf = (filter: Pick<GiftFilter, "state">) =>
  isUnfinished(filter) ? unfinished : payments;

/** Where a filter's rows are picked: the gifts of payments are only read if something asks for them. */
export const pickedFrom = (filter: Pick<GiftFilter, "state" | "kind">, byName = false) =>
  isUnfinished(filter) || filter.kind !== "all" || byName
    ? sourceOf(filter).from
    : "gift_payments p";

const states: Record<GiftFilter["state"], string | undefined> = {
  arrived: undefined,
  paid: "p.state = 'paid'",
  review: "p.state = 'review'",
  refunded: "p.refunded_cents > 0",
  disputed: "p.held_cents > 0",
  lost: "p.lost_cents > 0",
  past_due: "g.state = 'past_due'",
  waiting: "g.state in ('started', 'open', 'pending')",
  failed: "g.state in ('failed', 'canceled')",
};

const kinds: Record<GiftFilter["kind"], string | undefined> = {
  all: undefined,
  one_time: "g.frequency = 'one_time' and g.provider in ('stripe', 'sandbox')",
  monthly: "g.frequency = 'monthly'",
  office: "g.provider in ('check', 'cash')",
};

type Given = (value: unknown) => string;

/** "2026-000123" as it is printed on a receipt, or the number alone. */
const receiptIn = (q: string) => {
  const digits = /^(?:\d{4}-)?(\d{1,9})$/.exec(q)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** What providers name by two to five letters, such as pi_3Nabc. */
const isReference = (q: string) => /^[a-z]{2,5}_\w+$/i.test(q);

/** From the indexes of both tables by themselves: a condition on the two would read them whole. */
const searched = (q: string, isGift: boolean, given: Given) => {
  const id = isGift ? "g.id" : "p.gift_id";
  if (isGiftId(q.toLowerCase())) return `${id} = ${given(q.toLowerCase())}::uuid`;
  if (isReference(q)) {
    const name = given(q);
    const ofGift = `select id from gifts where checkout_reference = ${name}
      or subscription_reference = ${name} or customer_reference = ${name}`;
    return isGift
      ? `${id} in (${ofGift})`
      : `${id} in (${ofGift} union all select gift_id from gift_payments where reference = ${name})`;
  }
  const words = `select id from gifts where search @@ search_query(${given(q)})`;
  const amount = parseAmount(q, recordedProblem);
  const receipt = receiptIn(q);
  const cents = "cents" in amount ? amount.cents : undefined;
  if (cents === undefined && receipt === undefined) return `${id} in (${words})`;
  if (isGift) return `(g.amount_cents = ${given(cents ?? null)}::int or g.id in (${words}))`;
  return `p.number in (
    select number from gift_payments where amount_cents = ${given(cents ?? null)}::int
    union all select number from gift_payments where number = ${given(receipt ?? null)}::bigint
    union all select number from gift_payments where gift_id in (${words}))`;
};

/** Days are Chicago's, wherever the database stands. */
const midnight = (day: string) => `(${day}::date::timestamp at time zone 'America/Chicago')`;

export const conditionsOf = (filter: Conditions) => {
  const parameters: unknown[] = [];
  const given: Given = (value) => `$${parameters.push(value)}`;
  const { at } = sourceOf(filter);
  const conditions = [
    states[filter.state],
    kinds[filter.kind],
    filter.since && `${at} >= ${midnight(given(filter.since))}`,
    filter.until && `${at} < ${midnight(`(${given(filter.until)}::date + 1)`)}`,
    filter.q && searched(filter.q, isUnfinished(filter), given),
  ].filter(Boolean);
  return {
    parameters,
    given,
    where: conditions.length > 0 ? conditions.map((sql) => `(${sql})`).join(" and ") : "true",
  };
};
