import type { Done } from "#backend/desk/endpoint.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Invitation, type Permission, permissionNames } from "#rules/desk.ts";
import { type Account, accountColumns, accountRow, emailKey, findAccount } from "./accounts.ts";
import { invitationMail } from "./link-mails.ts";
import { dropLinks, makeLink } from "./links.ts";
import { endSessionsOf } from "./sessions.ts";

/** What owners do with people: the desk and the staff command both call these. */

type Rights = { owner: boolean; permissions: Permission[] };

const describeRights = ({ owner, permissions }: Rights) =>
  owner ? "owner" : permissions.map((permission) => permissionNames[permission]).join(", ");

const nobody = () => new Refused("not-found", "There is no such person at the desk any more.");

export const personOrRefuse = async (db: Database, id: string): Promise<Account> => {
  const account = await findAccount(db, { id });
  if (!account) throw nobody();
  return account;
};

/** A person with these rights; one who was here before, or is, keeps what they have as well. */
const admit = async (tx: Database, { email, owner, permissions }: Invitation, now: Date) => {
  return tx.one(
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
};

/** A new invitation puts the links before it out of use. Strangers who ask for a link do not. */
const newInvitation = async (tx: Database, settings: Settings, accountId: string, now: Date) => {
  await dropLinks(tx, accountId);
  return makeLink(tx, settings, accountId, "invitation", now);
};

/** The link itself: for the staff command, which shows it to whoever typed. */
export const inviteWithLink = async (
  tx: Database,
  settings: Settings,
  invitation: Invitation,
  now: Date,
): Promise<Done & { link: string }> => {
  const account = await admit(tx, invitation, now);
  const link = await newInvitation(tx, settings, account.id, now);
  return { action: "invited", about: `${shownName(account)}: ${describeRights(account)}`, link };
};

export const inviteByMail = async (
  tx: Database,
  settings: Settings,
  site: Site,
  invitation: Invitation,
  invitedBy: string,
  now: Date,
): Promise<Done> => {
  if (await findAccount(tx, invitation))
    throw new Refused("invalid", "Somebody with this mail address is at the desk already.");
  const { link, ...done } = await inviteWithLink(tx, settings, invitation, now);
  await enqueueMail(tx, invitationMail(site, invitation.email.trim(), link, invitedBy), now);
  return done;
};

export const inviteAgain = async (
  tx: Database,
  settings: Settings,
  site: Site,
  id: string,
  invitedBy: string,
  now: Date,
): Promise<Done> => {
  const account = await personOrRefuse(tx, id);
  const link = await newInvitation(tx, settings, account.id, now);
  await enqueueMail(tx, invitationMail(site, account.email, link, invitedBy), now);
  return { action: "sent a new link", about: shownName(account) };
};

/**
 * Without an owner nobody could let anybody in. All owners are locked before they are counted, so
 * that two who take each other's place at the same moment cannot both succeed.
 */
const keepOneOwner = async (tx: Database, leaving: Account) => {
  if (!leaving.owner) return;
  const owners = await tx.rows(
    { id: text, joined: boolean },
    `select id, joined_at is not null as joined from staff_accounts
     where owner and removed_at is null order by id for update`,
  );
  const others = owners.filter(({ id, joined }) => id !== leaving.id && joined);
  if (others.length === 0)
    throw new Refused(
      "invalid",
      "The desk needs an owner. Please make somebody else an owner first.",
    );
};

export const changeRights = async (
  tx: Database,
  { id, owner, permissions }: Rights & { id: string },
): Promise<Done> => {
  const account = await personOrRefuse(tx, id);
  if (!owner) await keepOneOwner(tx, account);
  await tx.query("update staff_accounts set owner = $2, permissions = $3 where id = $1", [
    id,
    owner,
    permissions,
  ]);
  const [before, after] = [describeRights(account), describeRights({ owner, permissions })];
  return {
    action: "changed what somebody may do",
    about: `${shownName(account)}: ${before} → ${after}`,
  };
};

/** Their sessions and links end at once. Passkeys stay for a while, in case it was a mistake. */
export const removePerson = async (tx: Database, id: string, now: Date): Promise<Done> => {
  const account = await personOrRefuse(tx, id);
  await keepOneOwner(tx, account);
  await tx.query("update staff_accounts set removed_at = $2 where id = $1", [id, now]);
  await endSessionsOf(tx, id);
  await dropLinks(tx, id);
  return { action: "removed", about: shownName(account) };
};

export const bringBack = async (tx: Database, id: string): Promise<Done> => {
  const account = await tx.row(
    accountRow,
    `update staff_accounts set removed_at = null where id = $1 and removed_at is not null
     returning ${accountColumns}`,
    [id],
  );
  if (!account) throw nobody();
  return { action: "brought back", about: `${shownName(account)}: ${describeRights(account)}` };
};
