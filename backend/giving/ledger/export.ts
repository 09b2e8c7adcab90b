import type { Database } from "#backend/storage/database.ts";

/** One line per payment, and one for every gift that still waits for its first. */
export type ExportRow = {
  started: string;
  paid: string | null;
  receipt: number | null;
  amountCents: number;
  refundedCents: number;
  lostCents: number;
  heldCents: number;
  frequency: string;
  giftState: string;
  paymentState: string | null;
  donorName: string | null;
  donorEmail: string | null;
  test: boolean;
  gift: string;
  reference: string | null;
};

export type Period = { since: string; until: string };

/** Days are Chicago's: a gift on New Year's Eve counts for the year the donor was in. */
const chicago = (column: string) => `(${column} at time zone 'America/Chicago')`;

/** Whose gifts: an address, a part of a name. */
export type Whose = { email?: string | undefined; name?: string | undefined };

/** Begun and left: no gift, until money comes after all. */
const leftCheckouts = "p.number is null and g.state in ('started', 'open', 'failed', 'canceled')";

export const listGifts = (db: Database, { since, until }: Period, { email, name }: Whose = {}) =>
  db.query<ExportRow>(
    `select to_char(${chicago("g.created_at")}, 'YYYY-MM-DD HH24:MI') as started,
            to_char(${chicago("p.paid_at")}, 'YYYY-MM-DD') as paid,
            p.number as receipt,
            coalesce(p.amount_cents, g.amount_cents) as "amountCents",
            coalesce(p.refunded_cents, 0) as "refundedCents",
            coalesce(p.lost_cents, 0) as "lostCents", coalesce(p.held_cents, 0) as "heldCents",
            g.frequency, g.state as "giftState", p.state as "paymentState",
            g.donor_name as "donorName", g.donor_email as "donorEmail",
            not g.livemode as test, g.id as gift, p.reference
     from gifts g left join gift_payments p on p.gift_id = g.id
     where ${chicago("coalesce(p.paid_at, g.created_at)")} >= $1::date
       and ${chicago("coalesce(p.paid_at, g.created_at)")} < $2::date + 1
       and not (${leftCheckouts})
       and ($3::text is null or lower(g.donor_email) = lower($3))
       and ($4::text is null or strpos(lower(g.donor_name), lower($4)) > 0)
     order by coalesce(p.paid_at, g.created_at), p.number`,
    [since, until, email ?? null, name ?? null],
  );

export type MonthTotal = {
  month: string;
  test: boolean;
  payments: number;
  receivedCents: number;
  returnedCents: number;
  /** Withdrawn by disputes that are not decided. */
  heldCents: number;
};

/** What arrived in each month, and what of it went back since. Test gifts are counted apart. */
export const monthTotals = (db: Database, { since, until }: Period) =>
  db.query<MonthTotal>(
    `select to_char(${chicago("p.paid_at")}, 'YYYY-MM') as month,
            not p.livemode as test,
            count(*) as payments,
            sum(p.amount_cents)::bigint as "receivedCents",
            sum(p.refunded_cents + p.lost_cents)::bigint as "returnedCents",
            sum(p.held_cents)::bigint as "heldCents"
     from gift_payments p
     where p.currency = 'usd'
       and ${chicago("p.paid_at")} >= $1::date and ${chicago("p.paid_at")} < $2::date + 1
     group by 1, 2 order by 1, 2`,
    [since, until],
  );
