import type { Deps } from "#backend/deps.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { mayTest } from "#backend/giving/receipts/test-mails.ts";
import { mailboxKey } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { boolean, nullable, oneOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint, newToken } from "#backend/storage/fingerprint.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { type Language, languages } from "#rules/languages.ts";
import { linkMail, linkMinutes } from "./link-mail.ts";
import { ofDonor, showsTests } from "./own-gifts.ts";
import { inLanguage } from "./paths.ts";
import { forgetSessions } from "./sessions.ts";

const hour = 60 * 60;

/**
 * Both allow the next link before the last has run out: whoever is refused has one that works. One
 * network cannot use up those of a mailbox.
 */
export const linksFromNetwork: Limit = {
  name: "giving links to mailbox from network",
  most: 2,
  seconds: hour,
};
const linksToMailbox: Limit = { name: "giving links to mailbox", most: 3, seconds: hour };

/** Written down for every address alike; who has given is nobody's business before the answer. */
export const requestLink = async (
  db: Database,
  { email, address, language }: { email: string; address: string; language: Language },
  now: Date,
) => {
  const key = email.toLowerCase();
  await db.query(
    `insert into donor_link_requests (email_key, subject, requested_at, language)
     values ($1, $2, $3, $4)`,
    [key, await fingerprint(`${mailboxKey(email)} ${widestOf(address)}`), now, language],
  );
};

/** Gifts wait for this transaction where there is one database connection. */
const requestsAtOnce = 20;

/** In one order for every process, so that none waits for another in a circle. */
const takeRequests = (tx: Database) =>
  tx.rows(
    { emailKey: text, subject: text, language: oneOf(languages) },
    `with taken as (
       delete from donor_link_requests where id in
         (select id from donor_link_requests order by id limit ${requestsAtOnce} for update skip locked)
       returning email_key, subject, language)
     select email_key as "emailKey", subject, min(language) as language from taken
     group by 1, 2 order by 1, 2`,
  );

/** As they spell it themselves; an address that staff have linked may have no gift of its own. */
const donorAt = async (tx: Database, key: string, deps: Pick<Deps, "checkout">) => {
  const { email, live } = await tx.one(
    { email: nullable(text), live: nullable(boolean) },
    `select max(g.donor_email) filter (where lower(g.donor_email) = $3) as email,
            bool_or(g.livemode) as live
     from gifts g where ${ofDonor} and g.state not in ('started', 'open', 'failed', 'canceled')`,
    [await addressesOf(tx, key), showsTests(deps), key],
  );
  return live === null ? undefined : { email: email ?? key, live };
};

type Donor = NonNullable<Awaited<ReturnType<typeof donorAt>>>;

/** Counted only for those who have given: other addresses leave nothing behind. */
const mayMail = async (
  tx: Database,
  { email, live }: Donor,
  networks: { subject: string }[],
  settings: Deps["settings"],
) => {
  for (const { subject } of networks) {
    if (!(await takeFromLimit(tx, linksFromNetwork, subject)).allowed) continue;
    if (!live && !(await mayTest(tx, "test links", email, subject, settings))) continue;
    return (await takeFromLimit(tx, linksToMailbox, await fingerprint(mailboxKey(email)))).allowed;
  }
  return false;
};

const makeLink = async (tx: Database, key: string, language: Language, { settings, now }: Deps) => {
  const { token, hash } = await newToken();
  const expiresAt = new Date(now().getTime() + linkMinutes * 60_000);
  await tx.query(
    "insert into donor_links (token_hash, email_key, expires_at) values ($1, $2, $3)",
    [hash, key, expiresAt],
  );
  return inLanguage(`${settings.functionsUrl}/giving/link?token=${token}`, language);
};

const forgetPast = async ({ db, now, doubtDate }: Deps) => {
  // Of several processes one may have its clock ahead: it would sign every donor out.
  if (await doubtDate()) return;
  // A used link is known for a day, so that whoever opens it again is told so.
  const before = new Date(now().getTime() - 24 * hour * 1000);
  await db.query("delete from donor_links where expires_at < $1", [before]);
  await forgetSessions(db, now());
};

/** Emails the links that were asked for, and forgets what has run out. Answers how many it emailed. */
export const answerLinkRequests = async (deps: Deps) => {
  const { db, settings, now } = deps;
  const site = await deps.site();
  const answerSome = async (tx: Database) => {
    let links = 0;
    const taken = await takeRequests(tx);
    for (const [key, networks] of Map.groupBy(taken, (one) => one.emailKey)) {
      const donor = await donorAt(tx, key, deps);
      if (!donor || !(await mayMail(tx, donor, networks, settings))) continue;
      const { language = "en" } = networks[0] ?? {};
      const link = await makeLink(tx, key, language, deps);
      const mail = linkMail(site.in(language), donor.email, link, !donor.live);
      await enqueueMail(tx, mail, now());
      links += 1;
    }
    return { links, taken: taken.length };
  };
  let mailed = 0;
  for (let taken = 1; taken > 0; ) {
    const answered = await db.transaction(answerSome);
    taken = answered.taken;
    mailed += answered.links;
  }
  await forgetPast(deps);
  if (mailed > 0) deps.wake?.("mail");
  return mailed;
};

const standingOf = (now: string) => `case
  when used_at is not null then 'used'
  when expires_at <= ${now} or expires_at > ${now}::timestamptz + ${linkMinutes + 5} * interval '1 minute' then 'expired'
  else 'valid' end`;

/** How the link stands that somebody opened. Further ahead than one lasts: a wrong clock made it. */
export const lookAtLink = async (db: Database, token: string, now: Date) => {
  const found = await db.row(
    { standing: text },
    `select ${standingOf("$2")} as standing from donor_links where token_hash = $1`,
    [await fingerprint(token), now],
  );
  return found?.standing ?? "unknown";
};

/** Uses the link up, and with it all others to the same mailbox. Answers the address it proves. */
export const takeLink = async (tx: Database, token: string, now: Date) => {
  const taken = await tx.row(
    { key: text },
    `update donor_links set used_at = $2
     where token_hash = $1 and ${standingOf("$2")} = 'valid' returning email_key as key`,
    [await fingerprint(token), now],
  );
  if (!taken) return undefined;
  await tx.query("update donor_links set used_at = $2 where email_key = $1 and used_at is null", [
    taken.key,
    now,
  ]);
  return taken.key;
};
