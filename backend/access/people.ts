import type { ZodType } from "zod";
import { shownName } from "#backend/desk/audit.ts";
import {
  type DeskRequest,
  type Done,
  type DoneWith,
  nothing,
  reads,
  writes,
} from "#backend/desk/endpoint.ts";
import { messagesOfLeaving, messagesOfReturning, unassignedInWords } from "#backend/inbox/face.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid, notFound } from "#backend/refused.ts";
import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Invitation, invitation, may, oneOf, onePasskey, rightsChange } from "#rules/desk.ts";
import { type Account, accountColumns, accountRow, findAccount } from "./accounts.ts";
import { describeRights, inviteWithLink, newInvitation } from "./invitations.ts";
import { invitationMail } from "./link-mails.ts";
import { dropLinks } from "./links.ts";
import { listPasskeys, removePasskey } from "./passkeys.ts";
import { endSession, endSessionsOf, listSessions } from "./sessions.ts";

const nobody = () => notFound("This account no longer exists.");

const personOrRefuse = async (db: Database, id: string): Promise<Account> => {
  const account = await findAccount(db, { id });
  if (!account) throw nobody();
  return account;
};

const inviteByMail = async ({ db, deps, site, me, input, now }: DeskRequest<Invitation>) => {
  if (await findAccount(db, input))
    throw invalid("Someone with this email address already has an account.");
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
 * All owners are locked before they are counted, and with them, in one order, who leaves: two cannot
 * take each other's place at once. Whoever only assigns something to them does not wait.
 */
const leavingOwnersBehind = async (tx: Database, id: string): Promise<Account> => {
  const held = await tx.rows(
    { id: text, counts: boolean },
    `select id, owner and removed_at is null and joined_at is not null as counts
     from staff_accounts where id = $1 or (owner and removed_at is null)
     order by id for no key update`,
    [id],
  );
  const leaving = await personOrRefuse(tx, id);
  if (leaving.owner && !held.some((one) => one.id !== id && one.counts))
    throw invalid("The desk needs an owner. Please make someone else an owner first.");
  return leaving;
};

/** Their sessions and links end at once. Passkeys stay for a while, in case it was a mistake. */
const removePerson = async ({
  db,
  me,
  input,
  now,
}: One): Promise<DoneWith<{ messages: number }>> => {
  const account = await leavingOwnersBehind(db, input.id);
  await db.query("update staff_accounts set removed_at = $2 where id = $1", [input.id, now]);
  await endSessionsOf(db, input.id);
  await dropLinks(db, input.id);
  const messages = await messagesOfLeaving({ db, me, now }, account);
  return {
    action: "removed",
    about: `${shownName(account)}${unassignedInWords(messages)}`,
    answer: { messages },
  };
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

const manages = <Path extends string, Sent, Input, Answer extends Done>(
  path: Path,
  input: ZodType<Input, Sent>,
  write: (request: DeskRequest<Input>) => Promise<Answer>,
) => writes(path, "owner", input, write, { fresh: true });

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

  manages("people/invite", invitation, inviteByMail),

  manages("people/invite-again", oneOf, inviteAgain),

  manages("people/rights", rightsChange, async ({ db, me, input, now }) => {
    const account = input.owner
      ? await personOrRefuse(db, input.id)
      : await leavingOwnersBehind(db, input.id);
    const change = "update staff_accounts set owner = $2, permissions = $3 where id = $1";
    await db.query(change, [input.id, input.owner, input.permissions]);
    const messages = may(input, "messages") ? 0 : await messagesOfLeaving({ db, me, now }, account);
    return {
      action: "changed permissions",
      about: `${shownName(account)}: ${describeRights(account)} → ${describeRights(input)}${unassignedInWords(messages)}`,
    };
  }),

  manages("people/end-session", oneOf, async ({ db, input }) => {
    const { accountId, device } = await endSession(db, input.id);
    const person = await personOrRefuse(db, accountId);
    return { action: "signed out a device", about: `${shownName(person)}: ${device}` };
  }),

  manages("people/end-sessions", oneOf, async ({ db, input }) => {
    const person = await personOrRefuse(db, input.id);
    await endSessionsOf(db, person.id);
    return { action: "signed out everywhere", about: shownName(person) };
  }),

  manages("people/remove-passkey", onePasskey, async ({ db, input }) => {
    const { accountId, label } = await removePasskey(db, input.id);
    const person = await personOrRefuse(db, accountId);
    return { action: "removed a passkey", about: `${shownName(person)}: ${label}` };
  }),

  manages("people/remove", oneOf, removePerson),

  manages("people/bring-back", oneOf, bringBack),
];
