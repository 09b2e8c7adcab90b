import { z } from "zod";
import { actorOf } from "#backend/desk/audit.ts";
import {
  type Colleague,
  type DeskRequest,
  nothing,
  reads,
  type SignInDone,
  writes,
} from "#backend/desk/endpoint.ts";
import { freshUntil } from "#backend/desk/fresh.ts";
import { acceptance, linkUse, oneAddress } from "#rules/desk.ts";
import type { Account } from "./accounts.ts";
import { requestLink } from "./link-requests.ts";
import { lookAtLink, takeLink } from "./links.ts";
import { setName } from "./names.ts";
import { signInOptions, takePasskey } from "./passkeys.ts";
import { beginSession } from "./sessions.ts";

/** What the authenticator answers is checked by the library; here only that it is one answer. */
const passkeyAnswer = z.object({
  response: z.looseObject({ id: z.string().min(1).max(1500) }),
});

const describeMe = ({ sessionId: _, signedInAt, ...me }: Colleague) => ({
  ...me,
  freshUntil: freshUntil({ signedInAt }),
});

const letIn = async (
  { db, device, me, now }: DeskRequest<unknown, "public">,
  account: Account,
  means: "invitation" | "link" | "passkey",
  action: string,
): Promise<SignInDone> => ({
  action,
  actor: actorOf(account),
  cookie: { token: await beginSession(db, { accountId: account.id, means, device }, me, now) },
});

export const signInEndpoints = [
  reads("session", "public", nothing, async ({ me, deps, site: { organisation } }) => ({
    me: me
      ? { ...describeMe(me), emailGoesToFiles: deps.settings.emailGoesToFiles ?? false }
      : null,
    organisation: { name: organisation.name, fullName: organisation.fullName },
  })),

  // Nothing of it stays: the request is gone with its answer, and the link leaves the entry.
  reads(
    "sign-in/link",
    "public",
    oneAddress,
    async ({ db, input, address, now }) => {
      await requestLink(db, input.email, address, now);
      return {};
    },
    { method: "POST", afterwards: ({ wake }) => wake?.("desk") },
  ),

  writes("sign-in/use-link", "public", linkUse, async (request) => {
    const { db, input, now } = request;
    const account = await takeLink(db, input.token, "sign-in", now);
    return letIn(request, account, "link", "signed in with an email link");
  }),

  reads("sign-in/passkey-options", "public", nothing, signInOptions, { method: "POST" }),

  writes("sign-in/passkey", "public", passkeyAnswer, async (request) => {
    const account = await takePasskey(request);
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
    const account = await takeLink(db, input.token, "invitation", now);
    await setName(db, account.id, input.name);
    const join = "update staff_accounts set joined_at = coalesce(joined_at, $2) where id = $1";
    await db.query(join, [account.id, now]);
    const named = { ...account, name: input.name };
    return letIn(request, named, "invitation", "accepted the invitation");
  }),
];
