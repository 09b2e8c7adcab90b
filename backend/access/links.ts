import { invalid } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint, newToken } from "#backend/storage/fingerprint.ts";
import { invitationHours, signInMinutes } from "#rules/desk.ts";
import { accountColumns, accountRow, findAccount } from "./accounts.ts";

export type Purpose = "invitation" | "sign-in";

export const linkMinutes: Record<Purpose, number> = {
  invitation: invitationHours * 60,
  "sign-in": signInMinutes,
};

export const lastsInWords: Record<Purpose, string> = {
  invitation: `${invitationHours} hours`,
  "sign-in": `${linkMinutes["sign-in"]} minutes`,
};

export const makeLink = async (
  tx: Database,
  { siteUrl }: Settings,
  accountId: string,
  purpose: Purpose,
  now: Date,
) => {
  const { token, hash } = await newToken();
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  await tx.query(
    `insert into staff_links (token_hash, account_id, purpose, expires_at)
     values ($1, $2, $3, $4)`,
    [hash, accountId, purpose, expiresAt],
  );
  // In the fragment, which browsers keep to themselves: it reaches no log and no scanner's GET.
  return `${siteUrl}/desk/${purpose}#${token}`;
};

export const dropLinks = async (tx: Database, accountId: string) => {
  await tx.query("delete from staff_links where account_id = $1", [accountId]);
};

/** One sentence for every reason: a guess learns nothing. */
const refuse = () =>
  invalid("This link was already used or has expired. Please ask for a new one.");

/** Further ahead than such a link lasts: it was made under a wrong clock. */
const valid = `token_hash = $1 and purpose = $2 and used_at is null
  and expires_at > $3 and expires_at < $3::timestamptz + $4 * interval '1 minute'`;

const parametersOf = async (token: string, purpose: Purpose, now: Date) => [
  await fingerprint(token),
  purpose,
  now,
  linkMinutes[purpose] + 5,
];

export const lookAtLink = async (db: Database, token: string, purpose: Purpose, now: Date) => {
  const account = await db.row(
    accountRow,
    `select ${accountColumns} from staff_accounts
     where removed_at is null and id = (select account_id from staff_links where ${valid})`,
    await parametersOf(token, purpose, now),
  );
  if (!account) throw refuse();
  return account;
};

/** Uses the link up, and with it all others that wait for the same person. */
export const takeLink = async (tx: Database, token: string, purpose: Purpose, now: Date) => {
  const taken = await tx.row(
    { accountId: text },
    `update staff_links set used_at = $3 where ${valid} returning account_id as "accountId"`,
    await parametersOf(token, purpose, now),
  );
  const account = taken && (await findAccount(tx, { id: taken.accountId }));
  if (!account) throw refuse();
  await dropLinks(tx, account.id);
  return account;
};
