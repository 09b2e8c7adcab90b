import type { Deps } from "#backend/deps.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns } from "#backend/giving/ledger/ledger.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const isOpen = (now: string) => `g.state in ('started', 'open') and g.expires_at > ${now}`;

export const rememberVisitor = (tx: Database, { id, expiresAt }: Gift, network: string) =>
  tx.query("insert into checkout_visitors (gift_id, network, until) values ($1, $2, $3)", [
    id,
    network,
    expiresAt,
  ]);

/** Addresses are kept only as long as their checkout can be open. */
export const forgetVisitors = async ({ db, now, doubtDate }: Deps) => {
  // Of several processes one may have its clock ahead, and the limits count by these.
  if (await doubtDate()) return;
  await db.query("delete from checkout_visitors where until < $1", [now()]);
};

/** One that was given up still counts: giving up costs nothing, so it could go on for ever. */
export const holdsOpenCheckout = async (tx: Database, network: string, now: Date) => {
  const held = await tx.query(
    `select 1 from checkout_visitors v join gifts g on g.id = v.gift_id
     where v.network = $1 and v.until > $2
       and (g.state in ('started', 'open')
         or g.state in ('canceled', 'failed') and g.checkout_reference is not null)
     limit 1`,
    [network, now],
  );
  return held.length > 0;
};

/** Counts no further than it has to, however many there are. */
export const isMoreOpenThan = async (db: Database, most: number, now: Date) => {
  const beyond = await db.query(`select 1 from gifts g where ${isOpen("$1")} offset $2 limit 1`, [
    now,
    most,
  ]);
  return beyond.length > 0;
};

export const shortenCheckout = async (tx: Database, gift: Gift, until: Date) => {
  await tx.query("update gifts set expires_at = $2 where id = $1", [gift.id, until]);
  await tx.query("update checkout_visitors set until = $2 where gift_id = $1", [gift.id, until]);
  gift.expiresAt = until;
};

type CheckoutFilter = { network?: string; openedBefore?: Date; amountCents?: number };

/** All conditions that are given have to fit. */
export const findOpenCheckouts = (
  db: Database,
  { network, openedBefore, amountCents }: CheckoutFilter,
  now: Date,
) =>
  db.rows(
    giftRow,
    `select ${giftColumns} from gifts g
     where ${isOpen("$1")} and checkout_reference is not null
       and ($2::inet is null or exists (
         select 1 from checkout_visitors v where v.gift_id = g.id and v.network <<= $2::inet))
       and ($3::timestamptz is null or g.created_at <= $3)
       and ($4::int is null or g.amount_cents = $4)
     order by g.created_at`,
    [now, network, openedBefore, amountCents],
  );

export const networksWithMost = (db: Database, now: Date) =>
  db.rows(
    { network: text, open: integer },
    `select case family(v.network) when 6 then set_masklen(v.network, 48) else v.network
            end::text as network,
            count(*) as open
     from checkout_visitors v join gifts g on g.id = v.gift_id
     where ${isOpen("$1")} group by 1 order by 2 desc, 1 limit 20`,
    [now],
  );
