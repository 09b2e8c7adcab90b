import type { Deps } from "#backend/deps.ts";
import { recorded, shownName, signInPage } from "#backend/desk/audit.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { accountColumns, accountRow, emailKey } from "./accounts.ts";
import { signInMail } from "./link-mails.ts";
import { lastsInWords, makeLink } from "./links.ts";
import { forgetPastSessions } from "./sessions.ts";

const hour = 60 * 60;

/** Both allow the next link before the last has run out: whoever is refused has one that works. */
export const linksFromNetwork: Limit = {
  name: "desk links to account from network",
  most: 5,
  seconds: hour,
};
export const linksToAccount: Limit = { name: "desk links to account", most: 20, seconds: hour };

/** Written down for every address alike; who has it is nobody's business before the answer. */
export const requestLink = async (db: Database, email: string, address: string, now: Date) => {
  const key = emailKey(email);
  await db.query(
    "insert into staff_link_requests (email_key, subject, requested_at) values ($1, $2, $3)",
    [key, await fingerprint(`${key} ${widestOf(address)}`), now],
  );
};

/** Counted only for those who have an account: other addresses leave nothing behind. */
const mayMail = async (tx: Database, accountId: string, networks: { subject: string }[]) => {
  for (const { subject } of networks)
    if ((await takeFromLimit(tx, linksFromNetwork, subject)).allowed)
      return (await takeFromLimit(tx, linksToAccount, accountId)).allowed;
  return false;
};

/** All that waits, in one order for every process, so that none waits for another in a circle. */
const takeRequests = (tx: Database) =>
  tx.rows(
    { emailKey: text, subject: text },
    `with taken as (
       delete from staff_link_requests where id in
         (select id from staff_link_requests order by id limit 1000 for update skip locked)
       returning email_key, subject)
     select distinct email_key as "emailKey", subject from taken order by 1, 2`,
  );

const entries = {
  "sign-in": "emailed a sign-in link",
  invitation: "emailed the invitation again",
};

/** Somebody who was invited and never came gets the invitation's page, to leave their name. */
export const answerLinkRequests = async ({ db, settings, now, wake, ...deps }: Deps) => {
  const site = await deps.site();
  const mailed = await db.transaction(async (tx) => {
    const networks = Map.groupBy(await takeRequests(tx), ({ emailKey }) => emailKey);
    const accounts = await tx.rows(
      accountRow,
      `select ${accountColumns} from staff_accounts
       where email_key = any($1) and removed_at is null order by email_key`,
      [[...networks.keys()]],
    );
    let links = 0;
    for (const account of accounts) {
      const asked = networks.get(emailKey(account.email)) ?? [];
      if (!(await mayMail(tx, account.id, asked))) continue;
      const purpose = account.joinedAt ? "sign-in" : "invitation";
      await recorded(tx, signInPage, now(), async () => {
        const link = await makeLink(tx, settings, account.id, purpose, now());
        await enqueueMail(tx, signInMail(site, account.email, link, lastsInWords[purpose]), now());
        return { action: entries[purpose], about: shownName(account) };
      });
      links += 1;
    }
    return links;
  });
  if (mailed > 0) wake?.("mail");
  return mailed;
};

/** Links that were asked for, and what has run out. Answers how many links it mailed. */
export const tidyAccess = async (deps: Deps) => {
  const { db } = deps;
  const links = await answerLinkRequests(deps);
  // Of several processes one may have its clock ahead: it would sign everybody out.
  if (await deps.doubtDate()) return links;
  const now = deps.now();
  await forgetPastSessions(db, now);
  await db.query("delete from staff_links where expires_at < $1", [now]);
  await db.query("delete from staff_challenges where expires_at < $1", [now]);
  return links;
};
