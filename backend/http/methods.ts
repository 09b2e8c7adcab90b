import type { Hono } from "hono";
import { markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { answerPage, linkButton } from "./page.ts";
import { sayTo } from "./spanish-answers.ts";

type Taken = { method: "GET" | "POST"; path: string };

/** Answers the methods that a path does not take, without reading anything. */
export const refuseOtherMethods = (
  app: Hono<AppEnv>,
  routes: readonly Taken[],
  {
    alsoAllowed = [],
    code,
    answerPerson,
  }: {
    alsoAllowed?: string[];
    code?: string;
    /** For somebody who opened the address in a browser. */
    answerPerson?: (c: AppContext) => Response | Promise<Response>;
  } = {},
) => {
  for (const [path, taking] of Map.groupBy(routes, (route) => route.path)) {
    const methods = taking.map(({ method }) => method);
    // Whoever takes GET takes HEAD.
    const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    app.all(path, (c) => {
      c.header("allow", [...allowed, ...alsoAllowed].join(", "));
      if (answerPerson && isLooking(c)) return answerPerson(c);
      const error = `Please use ${methods.join(" or ")}.`;
      return c.json({ success: false, ...(code && { code }), error }, 405);
    });
  }
};

/** A browser that opens an address says that it wants a page; programs and our own script do not. */
export const isLooking = (c: AppContext) =>
  (c.req.method === "GET" || c.req.method === "HEAD") &&
  (c.req.header("accept") ?? "").includes("text/html");

/** A link that was copied from a form, or a page opened again: there is a way on. */
export const answerVisitor =
  ({ siteUrl }: Pick<Settings, "siteUrl">, status: 404 | 405) =>
  (c: AppContext) => {
    if (c.req.query("language") === "es") c.set("language", "es");
    const say = sayTo(c);
    const home = c.get("language") === "es" ? `${siteUrl}/es` : `${siteUrl}/`;
    return answerPage(
      c,
      { siteUrl },
      {
        title: say("There is no page at this address"),
        status,
        content: markup`<p>${say(
          status === 405
            ? "Our forms send what you enter here. If you filled one in, please open it again; nothing was sent by opening this page."
            : "The link may be cut off or out of date.",
        )}</p>
${linkButton(say("Go to the home page"), home)}`,
      },
    );
  };
