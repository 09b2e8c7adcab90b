import { z } from "zod";
import {
  type Colleague,
  type DeskRequest,
  reads,
  type SignInDone,
  writes,
} from "#backend/desk/endpoint.ts";
import { freshUntil } from "#backend/desk/fresh.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import type { Database } from "#backend/storage/database.ts";
import { acceptance, linkRequest, linkUse } from "#rules/desk.ts";
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

const describeMe = (me: Colleague) => ({
  id: me.id,
  name: me.name,
  email: me.email,
  owner: me.owner,
  permissions: me.permissions,
  freshUntil: freshUntil(me),
});

const letIn = async (
  { db, device, me, now }: DeskRequest<unknown, "public">,
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
  reads("session", "public", nothing, async ({ me, site: { organisation } }) => ({
    me: me ? describeMe(me) : null,
    organisation: { name: organisation.name, fullName: organisation.fullName },
  })),

  // Nothing of it stays: the request is gone with its answer, and the link leaves the entry.
  reads(
    "sign-in/link",
    "public",
    linkRequest,
    async ({ db, input, address, now }) => {
      await requestLink(db, input.email, address, now);
      return {};
    },
    { method: "POST", afterwards: ({ wake }) => wake?.("desk") },
  ),

  writes("sign-in/use-link", "public", linkUse, async (request) => {
    const { db, input, now } = request;
    const account = await takeLink(db, input.token, "sign-in", now);
    return letIn(request, account, "link", "signed in with a link by mail");
  }),

  reads(
    "sign-in/passkey-options",
    "public",
    nothing,
    ({ db, deps, now }) => signInOptions(db, deps.settings, now),
    { method: "POST" },
  ),

  writes("sign-in/passkey", "public", passkeyAnswer, async (request) => {
    const { db, deps, input, now } = request;
    const account = await takePasskey(db, deps.settings, input.response, now);
    return letIn(request, account, "passkey", "signed in with a passkey");
  }),

  reads(
    "invitation/look",
    "public",
    linkUse,
    async ({ db, input, now }) => {
      const { email, name } = await lookAtLink(db, input.token, "invitation", now);
      return { email, name };
    },
    { method: "POST" },
  ),

  writes("invitation/accept", "public", acceptance, async (request) => {
    const { db, input, now } = request;
    const invited = await takeLink(db, input.token, "invitation", now);
    const account = await join(db, invited, input.name, now);
    return letIn(request, account, "invitation", "accepted the invitation");
  }),
];
