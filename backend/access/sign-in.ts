import { z } from "zod";
import {
  type Colleague,
  type DeskRequest,
  type SignInDone,
  signedOut,
} from "#backend/desk/endpoint.ts";
import { freshUntil } from "#backend/desk/fresh.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import type { Database } from "#backend/storage/database.ts";
import { acceptance, linkRequest, linkUse, type Me, type SessionAnswer } from "#rules/desk.ts";
import type { Account } from "./accounts.ts";
import { requestLink } from "./link-requests.ts";
import { lookAtLink, takeLink } from "./links.ts";
import { setName } from "./names.ts";
import { signInOptions, takePasskey } from "./passkeys.ts";
import { beginSession } from "./sessions.ts";

const nothing = z.object({});

/** What the authenticator answers is checked by the library; here only that it is one answer. */
const passkeyAnswer = z.object({
  response: z.looseObject({ id: z.string().min(1).max(1500) }),
});

const describeMe = (me: Colleague): Me => ({
  id: me.id,
  name: me.name,
  email: me.email,
  owner: me.owner,
  permissions: me.permissions,
  freshUntil: freshUntil(me).toISOString(),
});

const letIn = async (
  { db, device, me, now }: DeskRequest<unknown> & { me: Colleague | undefined },
  account: Account,
  means: "invitation" | "link" | "passkey",
  action: string,
): Promise<SignInDone> => ({
  action,
  actor: { id: account.id, name: shownName(account) },
  cookie: { token: await beginSession(db, { accountId: account.id, means, device }, me, now) },
});

const join = async (tx: Database, account: Account, name: string, now: Date): Promise<Account> => {
  await setName(tx, account.id, name);
  await tx.query("update staff_accounts set joined_at = coalesce(joined_at, $2) where id = $1", [
    account.id,
    now,
  ]);
  return { ...account, name };
};

/** The ways in. */
export const signInEndpoints = [
  signedOut.reads(
    "session",
    nothing,
    async ({ me, site: { organisation } }): Promise<SessionAnswer> => ({
      me: me ? describeMe(me) : null,
      organisation: { name: organisation.name, fullName: organisation.fullName },
    }),
  ),

  signedOut.asks(
    "sign-in/link",
    linkRequest,
    async ({ db, input, address, now }) => {
      await requestLink(db, input.email, address, now);
      return {};
    },
    { afterwards: ({ wake }) => wake?.("desk") },
  ),

  signedOut.changes("sign-in/use-link", linkUse, async (request) => {
    const { db, input, now } = request;
    const account = await takeLink(db, input.token, "sign-in", now);
    return letIn(request, account, "link", "signed in with a link by mail");
  }),

  signedOut.asks("sign-in/passkey-options", nothing, ({ db, deps, now }) =>
    signInOptions(db, deps.settings, now),
  ),

  signedOut.changes("sign-in/passkey", passkeyAnswer, async (request) => {
    const { db, deps, input, now } = request;
    const account = await takePasskey(db, deps.settings, input.response, now);
    return letIn(request, account, "passkey", "signed in with a passkey");
  }),

  signedOut.asks("invitation/look", linkUse, async ({ db, input, now }) => {
    const { email, name } = await lookAtLink(db, input.token, "invitation", now);
    return { email, name };
  }),

  signedOut.changes("invitation/accept", acceptance, async (request) => {
    const { db, input, now } = request;
    const invited = await takeLink(db, input.token, "invitation", now);
    const account = await join(db, invited, input.name, now);
    return letIn(request, account, "invitation", "accepted the invitation");
  }),
];
