import { z } from "zod";
import type { Settings } from "#backend/settings.ts";
import { oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { type Language, languages } from "#rules/languages.ts";

const subscriberRow = {
  id: text,
  email: text,
  state: oneOf(["pending", "confirmed", "unsubscribed"]),
  unsubscribeToken: text,
  language: oneOf(languages),
};
export type Subscriber = RowOf<typeof subscriberRow>;

const columns = `id, email, state, unsubscribe_token as "unsubscribeToken", language`;

/** It names the language: a link that leads to nobody anymore still answers in it. */
export const linkTo = (
  { functionsUrl }: Settings,
  name: "confirm-newsletter" | "unsubscribe-newsletter",
  token: string,
  language: Language = "en",
) =>
  `${functionsUrl}/${name}?token=${encodeURIComponent(token)}${language === "es" ? "&language=es" : ""}`;

/** Long enough for a holiday's inbox, short enough that an old link does nothing. */
const confirmationDays = 7;

/** Further ahead than any link lasts: it was made under a wrong clock. */
const lasts = (expires: string) =>
  `(${expires} > $2 and ${expires} < $2::timestamptz + interval '${confirmationDays + 1} days')`;

/**
 * Who is on the list stays on it. Unconfirmed addresses count from when they were last asked for.
 */
export const noteSubscription = (
  tx: Database,
  email: string,
  suspicion: string | null,
  language: Language,
  now: Date,
): Promise<Subscriber> =>
  tx.one(
    subscriberRow,
    `insert into newsletter_subscribers as s (email, email_key, state, suspicion, created_at, language)
     values ($1, $2, 'pending', $3, $4, $5)
     on conflict (email_key) do update set
       state = case when s.state = 'unsubscribed' and $3::text is null then 'pending' else s.state end,
       suspicion = case when $3::text is null then null else s.suspicion end,
       created_at = case when s.state <> 'confirmed' and $3::text is null then $4 else s.created_at end,
       language = case when s.state <> 'confirmed' and $3::text is null
         then excluded.language else s.language end
     returning ${columns}`,
    [email, email.toLowerCase(), suspicion, now, language],
  );

/** A new secret for a confirmation link. Older ones stay good: people open mails in any order. */
export const makeConfirmation = async (
  tx: Database,
  subscriber: Subscriber,
  now: Date,
): Promise<string> => {
  const token = crypto.randomUUID().replaceAll("-", "") + crypto.randomUUID().replaceAll("-", "");
  await tx.query(
    `insert into newsletter_confirmations (token_hash, subscriber_id, expires_at)
     values ($1, $2, $3::timestamptz + interval '${confirmationDays} days')`,
    [await fingerprint(token), subscriber.id, now],
  );
  return token;
};

export const findConfirmation = async (db: Database, token: string, now: Date) =>
  db.row(
    subscriberRow,
    `select ${columns}
     from newsletter_confirmations c join newsletter_subscribers s on s.id = c.subscriber_id
     where c.token_hash = $1 and (${lasts("c.expires_at")} or c.used_at is not null)`,
    [await fingerprint(token), now],
  );

/** Uses up the token and puts its owner on the list. Undefined when it cannot be used (again). */
export const confirm = async (
  tx: Database,
  { token, name }: { token: string; name: string },
  now: Date,
) =>
  tx.row(
    subscriberRow,
    `with used as (
       update newsletter_confirmations set used_at = $2
       where token_hash = $1 and used_at is null and ${lasts("expires_at")}
       returning subscriber_id)
     update newsletter_subscribers
     set state = 'confirmed', confirmed_at = $2, unsubscribed_at = null, suspicion = null,
         name = case when $3 = '' then name else $3 end,
         resting_since = null, resting_reason = null, resting_code = null, brought_back_at = $2
     where id in (select subscriber_id from used) and state = 'pending'
     returning ${columns}`,
    [await fingerprint(token), now, name],
  );

export const findByUnsubscribeToken = async (db: Database, token: string) =>
  z.guid().safeParse(token).success
    ? db.row(
        subscriberRow,
        `select ${columns} from newsletter_subscribers where unsubscribe_token = $1`,
        [token],
      )
    : undefined;

/**
 * What its owner did themselves staff cannot take back, also when staff had removed them before.
 */
export const unsubscribe = async (tx: Database, id: string, now: Date, byStaff = false) => {
  await tx.query(
    `update newsletter_subscribers
     set unsubscribed_at = case when state = 'unsubscribed' then unsubscribed_at else $2 end,
         state = 'unsubscribed', removed_by_staff = $3
     where id = $1`,
    [id, now, byStaff],
  );
  await tx.query("delete from newsletter_confirmations where subscriber_id = $1", [id]);
  if (byStaff) return;
  // The letter after which they left, for whoever writes the next.
  await tx.query(
    `update letter_deliveries set left_at = $2 where left_at is null and id = (
       select id from letter_deliveries where subscriber_id = $1 and state = 'delivered'
       order by id desc limit 1)`,
    [id, now],
  );
};
