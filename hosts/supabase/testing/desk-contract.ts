import { passkeyFor } from "#backend/testing/access/authenticator.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import type { Case } from "./contract.ts";
import { siteUrl } from "./runtimes.ts";
import type { Visitor } from "./visitor.ts";

/** The desk as its page calls it, from the site's own domain, with the cookie it was given. */
const deskOf = ({ fetch }: Visitor) => {
  let cookie = "";
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`desk/${path}`, { ...init, headers: { cookie, ...init.headers } });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  return {
    call,
    forgetCookie: () => {
      cookie = "";
    },
    cookieName: () => cookie.split("=")[0],
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
};
type DeskCalls = ReturnType<typeof deskOf>;

const tokenIn = (link: string) => link.match(/#([\w-]{43})/)?.[1];

const meAt = async (desk: DeskCalls) =>
  ((await (await desk.call("session")).json()) as { me: { email: string } | null }).me?.email;

const optionsOf = async (desk: DeskCalls, path: string) =>
  (await (await desk.post(path)).json()) as { challenge: string };

const acceptInvitation = async (desk: DeskCalls, token: string | undefined) => {
  const accept = async () =>
    (await desk.post("invitation/accept", { token, name: "Ruth Banks" })).status;
  return { first: await accept(), me: await meAt(desk), again: await accept() };
};

const signInWithPasskey = async (desk: DeskCalls) => {
  const passkey = passkeyFor(siteUrl);
  const made = passkey.create(await optionsOf(desk, "account/passkey-options"));
  const added = await desk.post("account/add-passkey", { response: made });
  desk.forgetCookie();
  const response = passkey.get(await optionsOf(desk, "sign-in/passkey-options"));
  const signedIn = await desk.post("sign-in/passkey", { response });
  return { added: added.status, signedIn: signedIn.status, me: await meAt(desk) };
};

const signInByMail = async (desk: DeskCalls, visitor: Visitor, email: string) => {
  desk.forgetCookie();
  await desk.post("sign-in/link", { email });
  const token = tokenIn(await visitor.mailTo(email, /sign in/));
  const signedIn = await desk.post("sign-in/use-link", { token });
  return { signedIn: signedIn.status, me: await meAt(desk) };
};

const exportMessages = async (desk: DeskCalls, visitor: Visitor) => {
  const subject = "=2+3 of the export";
  await visitor.call("send-contact-form", { ...aContactMessage, subject });
  const answer = await desk.call("messages/export?q=export");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    type: answer.headers.get("content-type"),
    mark: [...bytes.slice(0, 3)],
    defused: new TextDecoder().decode(bytes).includes("'=2+3 of the export"),
  };
};

const callFromElsewhere = async (desk: DeskCalls) => {
  const origin = "https://elsewhere.example";
  const changed = await desk.post("account/name", { name: "Changed" }, { origin });
  const read = await desk.call("people", { headers: { origin } });
  const asked = { origin, "access-control-request-method": "POST" };
  const preflight = await desk.call("people/remove", { method: "OPTIONS", headers: asked });
  return {
    statuses: [changed.status, read.status, preflight.status],
    opened: read.headers.get("access-control-allow-origin"),
  };
};

const email = "owner@staff.example";

/** In one: what takes time is the staff command that invites. */
export const deskCases: Case[] = [
  {
    name: "desk: an invitation, a passkey, a link by mail, an export",
    async run(visitor) {
      const desk = deskOf(visitor);
      const token = tokenIn(await visitor.staff("invite", email, "--owner"));
      return {
        invitation: await acceptInvitation(desk, token),
        cookie: desk.cookieName(),
        passkey: await signInWithPasskey(desk),
        link: await signInByMail(desk, visitor, email),
        exported: await exportMessages(desk, visitor),
        elsewhere: await callFromElsewhere(desk),
      };
    },
    sees: {
      invitation: { first: 200, me: email, again: 400 },
      cookie: "__Host-circle-desk",
      passkey: { added: 200, signedIn: 200, me: email },
      link: { signedIn: 200, me: email },
      exported: { type: "text/csv; charset=utf-8", mark: [0xef, 0xbb, 0xbf], defused: true },
      elsewhere: { statuses: [403, 403, 405], opened: null },
    },
  },
];
