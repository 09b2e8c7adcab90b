import { emailKey } from "#backend/access/accounts.ts";
import { tidyAccess } from "#backend/access/link-requests.ts";
import { beginSession } from "#backend/access/sessions.ts";
import type { Deps } from "#backend/deps.ts";
import type { Permission } from "#rules/desk.ts";
import { testSite } from "./site.ts";
import { storedRows } from "./stored-rows.ts";

type Rights = {
  owner?: boolean | undefined;
  permissions?: Permission[] | undefined;
  name?: string;
  joined?: boolean;
};

/** What a browser sends from the desk's own page. */
const fromOurPage = (siteUrl: string) => ({
  origin: siteUrl,
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
});

/** What stands behind the # of the link. */
export const tokenInMail = (mail: { text: string } | undefined) =>
  mail?.text.match(/\/desk\/[\w-]+#([\w-]{43})\s/)?.[1];

/** The backend as the desk sees it: people, their cookies, and calls from the desk's page. */
export const testDesk = async (parts: Partial<Deps> = {}) => {
  const site = await testSite(parts);
  const { siteUrl } = site.deps.settings;
  const name = siteUrl.startsWith("https:") ? "__Host-circle-desk" : "circle-desk";

  const headers = (token?: string) => ({
    ...fromOurPage(siteUrl),
    ...(token && { cookie: `${name}=${token}` }),
  });
  const read = (path: string, token?: string, more: Record<string, string> = {}) =>
    site.request(`desk/${path}`, { headers: { ...headers(token), ...more } });
  const readFrom = (address: string, path: string, token?: string) =>
    site.request(`desk/${path}`, { headers: headers(token) }, address);
  const post = (
    path: string,
    body: unknown,
    token?: string,
    more: Record<string, string | undefined> = {},
    address?: string,
  ) => {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const sent = { ...headers(token), "content-length": length, ...more };
    const all = Object.entries(sent).filter(([, value]) => value);
    const init = {
      method: "POST",
      headers: Object.fromEntries(all) as Record<string, string>,
      body: text,
    };
    return site.request(`desk/${path}`, init, address);
  };

  /** A person of the desk, in an instant. */
  const person = async (email: string, rights: Rights = {}) => {
    const { owner = false, permissions = [], name = "Sample Person", joined = true } = rights;
    const now = site.deps.now();
    const [row] = await storedRows<{ id: string }>(
      site.db,
      `insert into staff_accounts (email, email_key, name, owner, permissions, created_at, joined_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [email, emailKey(email), name, owner, permissions, now, joined ? now : null],
    );
    return row?.id ?? "";
  };
  const signIn = (accountId: string) =>
    beginSession(
      site.db,
      { accountId, means: "link", device: "Firefox on Linux" },
      undefined,
      site.deps.now(),
    );

  return {
    ...site,
    siteUrl,
    read,
    readFrom,
    post,
    person,
    signIn,
    /** Somebody with these rights who has just signed in: their token. */
    signedIn: async (rights: Rights = {}, email = "staff@circleurban.example") =>
      signIn(await person(email, rights)),
    /** Asks for a link and reads it in the mail; undefined when none came. */
    async linkFor(email: string) {
      await post("sign-in/link", { email });
      await tidyAccess(site.deps);
      return tokenInMail((await site.mails()).at(-1));
    },
    /** The token that an answer brought. */
    tokenIn: (answer: Response) => answer.headers.get("set-cookie")?.match(/=([\w-]+);/)?.[1],
    log: () =>
      storedRows<{ actor: string; action: string; about: string | null }>(
        site.db,
        "select actor, action, about from staff_audit order by id",
      ),
  };
};
