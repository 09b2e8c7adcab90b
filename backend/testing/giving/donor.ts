import { answerLinkRequests } from "#backend/giving/donors/links.ts";
import type { testSite } from "#backend/testing/site.ts";

type Site = Pick<Awaited<ReturnType<typeof testSite>>, "request" | "deps" | "mails">;

/** A donor at their browser, which keeps the cookie it is given. */
export const donorAt = (site: Site, email = "ada@example.org") => {
  let cookie = "";
  const call = async (path: string, init: RequestInit = {}, address?: string) => {
    const headers = { ...(cookie && { cookie }), ...init.headers };
    const answer = await site.request(path, { ...init, headers }, address);
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  const submit = (path: string, entries: Record<string, string> = {}, headers = {}) =>
    call(path, { method: "POST", headers, body: new URLSearchParams(entries) });
  /** The address behind the button of the email; undefined when none came. */
  const linkTo = async (to: string) => {
    await submit("giving", { email: to });
    await answerLinkRequests(site.deps);
    const mail = (await site.mails()).find(({ kind }) => kind === "giving-link");
    return mail?.text.match(/giving\/link\?token=[\w-]+/)?.[0];
  };
  return {
    get: (path: string) => call(path),
    html: async (path: string) => (await call(path)).text(),
    submit,
    link: () => linkTo(email),
    cookie: () => cookie,
    useCookie(other: string) {
      cookie = other;
    },
    async signIn() {
      return submit((await linkTo(email)) ?? "");
    },
  };
};
