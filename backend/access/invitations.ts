import { recorded, shownName, staffCommand } from "#backend/desk/audit.ts";
import { invalid } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Database } from "#backend/storage/database.ts";
import { readArgs, type StaffCommand } from "#backend/terminal/command.ts";
import {
  type Invitation,
  type Permission,
  permissionNames,
  permissions,
  type Rights,
} from "#rules/desk.ts";
import { emailAddress } from "#rules/email.ts";
import { accountColumns, accountRow, emailKey, findAccount } from "./accounts.ts";
import { dropLinks, lastsInWords, makeLink } from "./links.ts";

export const describeRights = ({ owner, permissions }: Rights) =>
  owner ? "owner" : permissions.map((permission) => permissionNames[permission]).join(", ");

/** A new invitation puts the links before it out of use. Strangers who ask for a link do not. */
export const newInvitation = async (
  tx: Database,
  settings: Settings,
  accountId: string,
  now: Date,
) => {
  await dropLinks(tx, accountId);
  return makeLink(tx, settings, accountId, "invitation", now);
};

/** Somebody who was here before, or is, keeps the rights they had as well. */
export const inviteWithLink = async (
  tx: Database,
  settings: Settings,
  { email, owner, permissions }: Invitation,
  now: Date,
) => {
  const account = await tx.one(
    accountRow,
    `insert into staff_accounts as a (email, email_key, owner, permissions, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (email_key) do update set
       owner = excluded.owner or (a.owner and a.removed_at is null),
       permissions = array(select distinct unnest(
         excluded.permissions || case when a.removed_at is null then a.permissions else '{}' end)),
       removed_at = null
     returning ${accountColumns}`,
    [email.trim(), emailKey(email), owner, permissions, now],
  );
  const link = await newInvitation(tx, settings, account.id, now);
  return { action: "invited", about: `${shownName(account)}: ${describeRights(account)}`, link };
};

const flags = permissions.map((permission) => `--${permission}`);

/** The first owner comes in by this, and so does whoever is locked out. */
export const invite: StaffCommand = {
  help: [
    [
      `invite EMAIL [--owner] ${flags.map((flag) => `[${flag}]`).join(" ")}`,
      "a link to the desk, for someone new or someone locked out",
    ],
  ],
  async run({ db, settings, now }, args) {
    const rights: Record<Permission, "boolean"> = {
      messages: "boolean",
      subscribers: "boolean",
      gifts: "boolean",
      pages: "boolean",
      visits: "boolean",
    };
    const { values, positionals } = readArgs(args, { owner: "boolean", ...rights });
    const email = emailAddress.safeParse(positionals[0]);
    if (!email.success) throw invalid("Who? invite EMAIL, with one email address.");
    const { owner = false } = values;
    const granted = permissions.filter((permission) => values[permission]);
    const known = await findAccount(db, { email: email.data });
    if (!known && !owner && granted.length === 0)
      throw invalid(`What can they do? Add --owner, or one or more of ${flags.join(", ")}.`);
    const { about, link } = await recorded(db, staffCommand, now, (tx) =>
      inviteWithLink(tx, settings, { email: email.data, owner, permissions: granted }, now),
    );
    return `${about}\n\n${link}\n\nThe link works once, for ${lastsInWords.invitation}. Don't share it with anyone else.\n`;
  },
};
