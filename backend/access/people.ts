import { shownName } from "#backend/desk/audit.ts";
import { type DeskRequest, type Done, nothing, reads, writes } from "#backend/desk/endpoint.ts";
import { messagesOfLeaving, messagesOfReturning } from "#backend/inbox/face.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Invitation, invitation, may, oneOf, onePasskey, rightsChange } from "#rules/desk.ts";
import { type Account, accountColumns, accountRow, findAccount } from "./accounts.ts";
import { describeRights, inviteWithLink, newInvitation } from "./invitations.ts";
import { invitationMail } from "./link-mails.ts";
import { dropLinks } from "./links.ts";
import { listPasskeys, removePasskey } from "./passkeys.ts";
import { endSession, endSessionsOf, listSessions } from "./sessions.ts";

const nobody = () => new Refused("not-found", "There is no such person at the desk any more.");

const personOrRefuse = async (db: Database, id: string): Promise<Account> => {
  const account = await findAccount(db, { id });
  if (!account) throw nobody();
  return account;
};

const inviteByMail = async ({ db, deps, site, me, input, now }: DeskRequest<Invitation>) => {
  if (await findAccount(db, input))
    throw new Refused("invalid", "Somebody with this mail address is at the desk already.");
  const { link, ...done } = await inviteWithLink(db, deps.settings, input, now);
  const to = input.email.trim();
  await enqueueMail(db, invitationMail(site, to, link, me.name || me.email), now);
  return done;
};

type One = DeskRequest<{ id: string }>;

const inviteAgain = async ({ db, deps, site, me, input, now }: One): Promise<Done> => {
  const { id, email, name } = await personOrRefuse(db, input.id);
  const link = await newInvitation(db, deps.settings, id, now);
  await enqueueMail(db, invitationMail(site, email, link, me.name || me.email), now);
  return { action: "sent a new link", about: shownName({ name, email }) };
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
  if (!owners.some(({ id, joined }) => id !== leaving.id && joined))
    throw new Refused(
      "invalid",
      "The desk needs an owner. Please make somebody else an owner first.",
    );
};

/** Their sessions and links end at once. Passkeys stay for a while, in case it was a mistake. */
const removePerson = async ({ db, me, input, now }: One): Promise<Done> => {
  const account = await personOrRefuse(db, input.id);
  await keepOneOwner(db, account);
  await db.query("update staff_accounts set removed_at = $2 where id = $1", [input.id, now]);
  await endSessionsOf(db, input.id);
  await dropLinks(db, input.id);
  const messages = await messagesOfLeaving({ db, me, now }, account);
  return { action: "removed", about: `${shownName(account)}${messages}` };
};

const bringBack = async ({ db, me, input, now }: One): Promise<Done> => {
  const account = await db.row(
    accountRow,
    `update staff_accounts set removed_at = null where id = $1 and removed_at is not null
     returning ${accountColumns}`,
    [input.id],
  );
  if (!account) throw nobody();
  if (may(account, "messages")) await messagesOfReturning({ db, me, now }, account);
  return { action: "brought back", about: `${shownName(account)}: ${describeRights(account)}` };
};

const managing = { fresh: true };

/** Who may come in, for owners. */
export const peopleEndpoints = [
  reads("people", "owner", nothing, async ({ db, me, now }) => {
    const accounts = await db.rows(
      accountRow,
      `select ${accountColumns} from staff_accounts where removed_at is null
       order by lower(coalesce(nullif(name, ''), email)), id`,
    );
    const sessions = await listSessions(db, now, me);
    const passkeys = await listPasskeys(db);
    const people = accounts.map((account) => ({
      ...account,
      sessions: sessions.filter(({ accountId }) => accountId === account.id),
      passkeys: passkeys.filter(({ accountId }) => accountId === account.id),
    }));
    return { people };
  }),

  writes("people/invite", "owner", invitation, inviteByMail, managing),

  writes("people/invite-again", "owner", oneOf, inviteAgain, managing),

  writes(
    "people/rights",
    "owner",
    rightsChange,
    async ({ db, me, input, now }) => {
      const account = await personOrRefuse(db, input.id);
      if (!input.owner) await keepOneOwner(db, account);
      const change = "update staff_accounts set owner = $2, permissions = $3 where id = $1";
      await db.query(change, [input.id, input.owner, input.permissions]);
      const messages = may(input, "messages")
        ? ""
        : await messagesOfLeaving({ db, me, now }, account);
      return {
        action: "changed what somebody may do",
        about: `${shownName(account)}: ${describeRights(account)} → ${describeRights(input)}${messages}`,
      };
    },
    managing,
  ),

  writes(
    "people/end-session",
    "owner",
    oneOf,
    async ({ db, input }) => {
      const { accountId, device } = await endSession(db, input.id);
      const person = await personOrRefuse(db, accountId);
      return { action: "ended a session", about: `${shownName(person)}: ${device}` };
    },
    managing,
  ),

  writes(
    "people/end-sessions",
    "owner",
    oneOf,
    async ({ db, input }) => {
      const person = await personOrRefuse(db, input.id);
      await endSessionsOf(db, person.id);
      return { action: "ended all sessions", about: shownName(person) };
    },
    managing,
  ),

  writes(
    "people/remove-passkey",
    "owner",
    onePasskey,
    async ({ db, input }) => {
      const { accountId, label } = await removePasskey(db, input.id);
      const person = await personOrRefuse(db, accountId);
      return { action: "removed a passkey", about: `${shownName(person)}: ${label}` };
    },
    managing,
  ),

  writes("people/remove", "owner", oneOf, removePerson, managing),

  writes("people/bring-back", "owner", oneOf, bringBack, managing),
];
