import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressesOf } from "./ledger/donor-addresses.ts";
import { keptCents, paymentsByAddress } from "./ledger/gift-list.ts";
import { detailChanges } from "./receipts/donor-details.ts";

const shownAtMost = 500;

/** From one up to another, which is not among them; without it, up to today. */
type Days = { since: string; before?: string | undefined };

/** For the panel beside somebody's message. */
export const giftsOfPerson = async (db: Database, email: string) => {
  const gifts = await paymentsByAddress(db, await addressesOf(db, email), 20);
  return gifts.map(({ gift: id, at, amountCents, kind, state, test }) => ({
    id,
    at,
    amountCents,
    kind,
    state,
    test,
  }));
};

/** What came by links with campaign words in days of Chicago's. Tests are counted, never added. */
export const giftsByLinkWords = (db: Database, { since, before }: Days) =>
  db.rows(
    { words: text, gifts: integer, tests: integer, keptCents: integer },
    `select g.link_words as words, count(distinct g.id) filter (where p.livemode) as gifts,
            count(distinct g.id) filter (where not p.livemode) as tests,
            coalesce(sum(${keptCents}) filter (where p.livemode), 0)::bigint as "keptCents"
     from gifts g join gift_payments p on p.gift_id = g.id
     where g.link_words is not null and p.currency = 'usd' and not p.in_review
       and p.paid_at >= $1::date::timestamp at time zone 'America/Chicago'
       and ($2::date is null or p.paid_at < $2::date::timestamp at time zone 'America/Chicago')
     group by 1 order by 4 desc, 2 desc, 1 limit 100`,
    [since, before ?? null],
  );

export const personOf = async (db: Database, email: string) => {
  const keys = await addressesOf(db, email);
  const gifts = await paymentsByAddress(db, keys, shownAtMost);
  const addresses = await db.rows(
    { email: text, gifts: integer },
    `select key as email, count(p.number) as gifts
     from unnest($1::text[]) as key
     left join gifts g on lower(g.donor_email) = key left join gift_payments p on p.gift_id = g.id
     group by key order by key`,
    [keys],
  );
  const years = await db.rows(
    { year: integer, gifts: integer, keptCents: integer },
    `select extract(year from p.paid_at at time zone 'America/Chicago')::int as year,
            count(*) as gifts, sum(${keptCents})::bigint as "keptCents"
     from gifts g join gift_payments p on p.gift_id = g.id
     where lower(g.donor_email) = any($1) and p.livemode and p.currency = 'usd'
       and not p.in_review
     group by 1 order by 1 desc`,
    [keys],
  );
  return {
    name: gifts.find(({ donorName }) => donorName)?.donorName ?? null,
    details: await detailChanges(db, keys),
    addresses: addresses.map((address) => ({ ...address, linked: keys.length > 1 })),
    gifts,
    years,
  };
};
