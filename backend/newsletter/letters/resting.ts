import { integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** Refusals that may pass: after so many of the newest letters the reader rests. */
const mostSoft = 3;
const newestLetters = 5;

type Refusal = { subscriberId: string; refusal: "hard" | "soft"; code: string };

const countSoft = async (tx: Database, subscriberId: string) => {
  const { n } = await tx.one(
    { n: integer },
    `select count(*) as n from (
       select d.refusal from letter_deliveries d join newsletter_subscribers s on s.id = d.subscriber_id
       where d.subscriber_id = $1 and d.state in ('delivered', 'refused')
         and (s.brought_back_at is null or d.settled_at > s.brought_back_at)
       order by d.id desc limit ${newestLetters}) as newest
     where refusal = 'soft'`,
    [subscriberId],
  );
  return n;
};

/** One refusal for good, or three that might have passed: no letter goes there any more. */
export const restAfterRefusal = async (
  tx: Database,
  { subscriberId, refusal, code }: Refusal,
  now: Date,
) => {
  if (refusal === "soft" && (await countSoft(tx, subscriberId)) < mostSoft) return;
  await tx.query(
    `update newsletter_subscribers set resting_since = $2, resting_reason = $3, resting_code = $4
     where id = $1 and resting_since is null`,
    [subscriberId, now, refusal, code],
  );
};
