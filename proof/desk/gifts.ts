import { personOf } from "#backend/giving/face.ts";
import { exportGiftRows, listGiftRows, totalGifts } from "#backend/giving/ledger/gift-list.ts";
import { countStatements } from "#backend/giving/receipts/statement-runs.ts";
import type { Database } from "#backend/storage/database.ts";
import { type GiftFilter, giftFilter } from "#rules/gifts.ts";
import type { Subject } from "./subject.ts";

const names = `array['Ruth Banks','José García','Ada Okoro','Omar Diaz','Grace O''Neil','Mei Chen']`;

/** Ten years of gifts: one in ten to the office, one in five monthly, one in a thousand in review. */
const fill = async (db: Database, rows: number) => {
  await db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, donor_name,
                        donor_email, created_at, expires_at, updated_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 500 + n % 977 * 25,
            case when n % 5 = 0 then 'monthly' else 'one_time' end,
            case when n % 1000 = 7 then 'review' when n % 5 = 0 then 'active' else 'paid' end,
            case when n % 10 = 1 then 'check' else 'stripe' end, true,
            (${names})[1 + n % 6] || ' ' || n % 5000, 'donor' || n % 30000 || '@visitor.example',
            at, at, at
     from (select n, timestamptz '2016-01-01' + n * interval '50 minutes' as at
           from generate_series(1, $1::int) as n) as g`,
    [rows],
  );
  await db.query(
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state,
                                in_review, paid_at, recorded_at)
     select id, 'pi_' || replace(id::text, '-', ''), true, amount_cents, 'usd',
            case when state = 'review' then 'review' else 'paid' end, state = 'review',
            created_at, created_at
     from gifts order by created_at`,
  );
};

const filterOf = (asked: Partial<GiftFilter>) => ({ ...giftFilter.parse({}), ...asked });

const rows = (name: string, asked: Partial<GiftFilter>) => ({
  name,
  async ask(db: Database) {
    if ((await listGiftRows(db, filterOf(asked))).length === 0)
      throw new Error(`${name} found nothing.`);
  },
});

const totals = (name: string, asked: Partial<GiftFilter>) => ({
  name,
  ask: (db: Database) => totalGifts(db, filterOf(asked), new Date()),
});

export const gifts: Subject = {
  name: "gifts",
  rows: 100_000,
  fill,
  questions: [
    rows("the list as it opens", {}),
    rows("its last page", { page: 4000 }),
    rows("the largest", { order: "largest" }),
    rows("by name", { order: "name" }),
    rows("by check or cash", { kind: "office" }),
    rows("in review", { state: "review" }),
    rows("one year, the smallest", { since: "2022-01-01", until: "2022-12-31", order: "smallest" }),
    rows("search: part of a name", { q: "garc 123" }),
    rows("search: a name that many have", { q: "garcia" }),
    rows("search: a mail address", { q: "donor777@vis" }),
    rows("search: an amount", { q: "$125" }),
    rows("search: a receipt", { q: "2020-050000" }),
    totals("totals of one year", { since: "2022-01-01", until: "2022-12-31" }),
    totals("totals of everything", {}),
    { name: "one person", ask: (db) => personOf(db, "donor777@visitor.example") },
    { name: "the count of a year's statements", ask: (db) => countStatements(db, 2022) },
  ],
  export: (db) => exportGiftRows(db, filterOf({})),
};
