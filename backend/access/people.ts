import { z } from "zod";
import { reads, writes } from "#backend/desk/endpoint.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import { Refused } from "#backend/refused.ts";
import { invitation, oneOf, onePasskey, rightsChange } from "#rules/desk.ts";
import { accountColumns, accountRow } from "./accounts.ts";
import { listPasskeys, removePasskey } from "./passkeys.ts";
import { endSession, endSessionsOf, listSessions } from "./sessions.ts";
import {
  bringBack,
  changeRights,
  inviteAgain,
  inviteByMail,
  personOrRefuse,
  removePerson,
} from "./staff.ts";

const managing = { fresh: true };

/** Who may come in, for owners. */
export const peopleEndpoints = [
  reads("people", "owner", z.object({}), async ({ db, me, now }) => {
    const accounts = await db.rows(
      accountRow,
      `select ${accountColumns} from staff_accounts where removed_at is null
       order by lower(coalesce(nullif(name, ''), email)), id`,
    );
    const sessions = await listSessions(db, now);
    const passkeys = await listPasskeys(db);
    const people = accounts.map((account) => ({
      ...account,
      sessions: sessions
        .filter(({ accountId }) => accountId === account.id)
        .map((session) => ({ ...session, current: session.id === me.sessionId })),
      passkeys: passkeys.filter(({ accountId }) => accountId === account.id),
    }));
    return { people };
  }),

  writes(
    "people/invite",
    "owner",
    invitation,
    ({ db, deps, site, me, input, now }) =>
      inviteByMail(db, deps.settings, site, input, me.name || me.email, now),
    managing,
  ),

  writes(
    "people/invite-again",
    "owner",
    oneOf,
    ({ db, deps, site, me, input, now }) =>
      inviteAgain(db, deps.settings, site, input.id, me.name || me.email, now),
    managing,
  ),

  writes(
    "people/rights",
    "owner",
    rightsChange,
    ({ db, input }) => changeRights(db, input),
    managing,
  ),

  writes(
    "people/end-session",
    "owner",
    oneOf,
    async ({ db, input }) => {
      const ended = await endSession(db, input.id);
      if (!ended) throw new Refused("not-found", "This session has ended already.");
      const person = await personOrRefuse(db, ended.accountId);
      return { action: "ended a session", about: `${shownName(person)}: ${ended.device}` };
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

  writes(
    "people/remove",
    "owner",
    oneOf,
    ({ db, input, now }) => removePerson(db, input.id, now),
    managing,
  ),

  writes("people/bring-back", "owner", oneOf, ({ db, input }) => bringBack(db, input.id), managing),
];
