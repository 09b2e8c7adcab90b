import { z } from "zod";
import { nothing, reads, writes } from "#backend/desk/endpoint.ts";
import { boolean } from "#backend/storage/columns.ts";
import { messageEmails, nameChange, oneOf, onePasskey } from "#rules/desk.ts";
import { setName } from "./names.ts";
import { addPasskey, listPasskeys, registrationOptions, removePasskey } from "./passkeys.ts";
import { endSession, endSessionsOf, leaveSession, listSessions } from "./sessions.ts";

const newPasskey = z.object({ response: z.looseObject({}) });

export const myAccountEndpoints = [
  reads("account", "signed-in", nothing, async ({ db, me, now }) => ({
    ...(await db.one(
      { messageEmails: boolean },
      `select message_emails as "messageEmails" from staff_accounts where id = $1`,
      [me.id],
    )),
    sessions: await listSessions(db, now, me, me.id),
    passkeys: await listPasskeys(db, me.id),
  })),

  writes("account/name", "signed-in", nameChange, async ({ db, me, input }) => {
    await setName(db, me.id, input.name);
    return { action: "changed their name", about: `${me.name} to ${input.name}` };
  }),

  writes("account/message-emails", "signed-in", messageEmails, async ({ db, me, input }) => {
    const change = "update staff_accounts set message_emails = $2 where id = $1";
    await db.query(change, [me.id, input.on]);
    return { action: `turned emails about messages ${input.on ? "on" : "off"} for themselves` };
  }),

  reads("account/passkey-options", "signed-in", nothing, registrationOptions, {
    fresh: true,
    method: "POST",
  }),

  writes("account/add-passkey", "signed-in", newPasskey, addPasskey, { fresh: true }),

  writes(
    "account/remove-passkey",
    "signed-in",
    onePasskey,
    async ({ db, me, input }) => {
      const { label } = await removePasskey(db, input.id, me.id);
      return { action: "removed their own passkey", about: label };
    },
    { fresh: true },
  ),

  writes("account/end-session", "signed-in", oneOf, async ({ db, me, input }) => {
    const { device } = await endSession(db, input.id, me.id);
    return { action: "signed out another device", about: device };
  }),

  writes("account/sign-out-everywhere", "signed-in", nothing, async ({ db, me }) => {
    await endSessionsOf(db, me.id);
    return { action: "signed out everywhere", cookie: "remove" };
  }),

  writes("sign-out", "signed-in", nothing, async ({ db, me }) => {
    await leaveSession(db, me);
    return { action: "signed out", cookie: "remove" };
  }),
];
