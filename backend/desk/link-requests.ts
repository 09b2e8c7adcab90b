import type { Deps } from "#backend/deps.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { takeFromLimits } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { emailKey, findAccount } from "./accounts.ts";
import { linksFromNetwork, linksToAccount } from "./limits.ts";
import { signInMail } from "./link-mails.ts";
import { makeLink } from "./links.ts";

/** Written down for every address alike; who has it is nobody's business before the answer. */
export const requestLink = async (db: Database, email: string, address: string, now: Date) => {
  const key = emailKey(email);
  await db.query(
    "insert into staff_link_requests (email_key, subject, requested_at) values ($1, $2, $3)",
    [key, await fingerprint(`${key} ${widestOf(address)}`), now],
  );
};

/** Counted only for those who have an account: other addresses leave nothing behind. */
const mayMail = async (tx: Database, accountId: string, subject: string) => {
  const taken = await takeFromLimits(tx, [
    { limit: linksFromNetwork, subject },
    { limit: linksToAccount, subject: accountId },
  ]);
  return taken.allowed;
};

/**
 * Mails the links that were asked for. It runs after the answer, and again with the regular work in
 * case the process was gone by then. Somebody who was invited and never came gets the invitation's
 * page, where they leave their name.
 */
export const answerLinkRequests = async ({ db, settings, now, wakeMail }: Deps) => {
  const mailed = await db.transaction(async (tx) => {
    const requests = await tx.query<{ emailKey: string; subject: string }>(
      `delete from staff_link_requests where id in
         (select id from staff_link_requests order by id limit 100 for update skip locked)
       returning email_key as "emailKey", subject`,
    );
    let links = 0;
    const subjects = new Map(requests.map(({ emailKey, subject }) => [emailKey, subject]));
    for (const [email, subject] of subjects) {
      const account = await findAccount(tx, { email });
      if (!account || !(await mayMail(tx, account.id, subject))) continue;
      const purpose = account.joinedAt ? "sign-in" : "invitation";
      const link = await makeLink(tx, settings, account.id, purpose, now());
      await enqueueMail(tx, signInMail(account.email, link), now());
      links += 1;
    }
    return links;
  });
  if (mailed > 0) wakeMail?.();
  return mailed;
};
