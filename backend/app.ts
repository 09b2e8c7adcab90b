import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { countRefused } from "#backend/http/remember-refusals.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { may } from "#rules/desk.ts";
import { findSession } from "./access/sessions.ts";
import type { Deps } from "./deps.ts";
import { createDesk } from "./desk/app.ts";
import { boundStrangers, databaseForVisitors } from "./desk/strangers.ts";
import { endpoints } from "./endpoints.ts";
import { routes } from "./functions.ts";
import {
  longestEventBytes,
  longestFormBytes,
  longestSpelledFormBytes,
  tooMuch,
  upTo,
} from "./http/body.ts";
import type { AppContext, AppEnv } from "./http/context.ts";
import { isFromPerson, isSpelledForm } from "./http/form-post.ts";
import { answerVisitor, isLooking, refuseOtherMethods } from "./http/methods.ts";
import { originRule, refuseForeignOrigins } from "./http/origin.ts";
import { answerPage } from "./http/page.ts";
import { readablePath } from "./http/readable.ts";
import { statusOf } from "./http/refusal.ts";
import { rememberRefusals } from "./http/remember-refusals.ts";
import type { Route } from "./http/route.ts";
import { sayTo } from "./http/spanish-answers.ts";
import { markup } from "./markup.ts";
import { Refused } from "./refused.ts";
import { functionsPath, type Settings } from "./settings.ts";
import { type Site, siteOf } from "./site.ts";
import { type Database, DatabaseUnavailable } from "./storage/database.ts";
import { database } from "./storage/rows.ts";
import { subjects } from "./subjects.ts";

/** To the refused of one network, in the seconds for which a refusal is remembered. */
const mostFormsShown = 20;

/** What the functions client and the libraries around it may send from another origin. */
const clientHeaders = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "accept",
  "accept-profile",
  "content-profile",
  "prefer",
  "idempotency-key",
  "x-region",
  "x-retry-count",
  "x-supabase-api-version",
  "traceparent",
  "tracestate",
  "baggage",
];

/** For the moments without a database. The page keeps what the visitor typed. */
export const unavailableMessage = ({ organisation }: Site) =>
  `We cannot save anything just now. Please try again in a minute, or call us at ${organisation.phone}.`;

const somethingWrong = "Something went wrong on our side. Please try again in a moment.";

/** For the words of a refusal alone: nothing is written to anybody with it. */
const shippedSite = siteOf(defaultSnapshot);

/** Fails where what is published could not be read yet: a handler may write to people. */
const onceKnown: MiddlewareHandler<AppEnv> = async (c, next) => {
  await c.get("published");
  await next();
};

/** The same for a form, which has to be read first: its refusal shows what was typed. */
const onceKnownTo = (c: AppContext, db: Database) =>
  database({
    async query(text, parameters) {
      await c.get("published");
      return db.query(text, parameters);
    },
    async transaction(work, options) {
      await c.get("published");
      return db.transaction(work, options);
    },
  });

/** Of what is asked of us, with the words that others add to our links: thousands are dear to read. */
const longestAddress = 2_000;

/** How Node ends a body whose client is gone. */
const isHangUp = (error: Error) =>
  error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

export const createApp = (deps: Deps) => {
  const app = new Hono<AppEnv>({ getPath: readablePath });
  const strangers = boundStrangers(deps, findSession);
  const databaseFor = databaseForVisitors(deps.db);

  app.use(async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    c.set("clientAddress", c.env?.clientAddress ?? "unknown");
    await next();
    c.header("x-request-id", c.get("requestId"));
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    const mayHaveWritten = c.req.method === "POST" && c.res.status < 400 && !c.get("writesNoEmail");
    if (mayHaveWritten) deps.wake?.("mail");
  });
  /** Asked only for what no page shows. */
  const isEditor = async (c: AppContext) => {
    const me = await strangers.colleague(c, deps.now());
    return me !== undefined && may(me, "pages");
  };
  for (const { path, handler } of subjects.flatMap(({ files = [] }) => files)) {
    app.get(path, handler(deps, isEditor));
    refuseOtherMethods(app, [{ method: "GET", path }]);
  }
  app.use(async (c, next) => {
    if (c.req.url.length > longestAddress) throw tooMuch();
    await next();
  });
  app.use(async (c, next) => {
    const site = deps.site();
    c.set("site", await site.catch(() => shippedSite));
    c.set("published", site);
    await next();
  });
  app.use(`${functionsPath}/desk/*`, onceKnown);
  app.route(`${functionsPath}/desk`, createDesk(deps, strangers, endpoints));
  app.use(refuseForeignOrigins(deps.settings));
  const isOurs = originRule(deps.settings);
  app.use(
    cors({
      origin: (origin, c) => (isOurs(origin, c.req.header("host")) ? origin : null),
      allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
      allowHeaders: clientHeaders,
      exposeHeaders: ["x-request-id", "retry-after"],
      maxAge: 86_400,
    }),
  );
  const functions = routes.map((route) => ({ ...route, path: `${functionsPath}/${route.name}` }));
  const forms = new Set(functions.filter(({ isForm }) => isForm).map(({ path }) => path));
  // Before the limits of the functions, so that what they refuse and what nobody could read do not
  // mix: only who sends the latter is told so.
  const countedRefusals = [rememberRefusals(() => true), countRefused(databaseFor)] as const;
  for (const { method, path, isWebhook } of functions)
    if (method === "POST" && !isWebhook) app.post(path, ...countedRefusals);
  app.use(rememberRefusals((c) => isFromPerson(c) && forms.has(c.req.path), mostFormsShown));
  const forEvents = upTo(longestEventBytes);
  const forForms = upTo(longestFormBytes);
  const forSpelledForms = upTo(longestSpelledFormBytes);
  const lengthOfForms: MiddlewareHandler<AppEnv> = (c, next) =>
    (isSpelledForm(c) ? forSpelledForms : forForms)(c, next);
  const inTurn =
    ({ handler }: Route): Handler<AppEnv> =>
    (c, next) =>
      handler({ ...deps, db: onceKnownTo(c, databaseFor(c.get("clientAddress"))) })(c, next);
  for (const route of functions) {
    const { method, path, isWebhook, boundsItself } = route;
    if (isWebhook || boundsItself) app.on(method, path, onceKnown);
    const answer = isWebhook || boundsItself ? route.handler(deps) : inTurn(route);
    app.on(method, path, isWebhook ? forEvents : lengthOfForms, answer);
  }
  refuseOtherMethods(app, functions, {
    alsoAllowed: ["OPTIONS"],
    answerPerson: answerVisitor(deps.settings, 405),
  });

  const noFunction = answerVisitor(deps.settings, 404);
  app.notFound((c) =>
    isLooking(c)
      ? noFunction(c)
      : c.json({ success: false, error: "There is no such function." }, 404),
  );

  const refuse = (c: AppContext, message: string, status: ContentfulStatusCode) => {
    const say = sayTo(c);
    if (status === 404 && isLooking(c)) return noFunction(c);
    if (!isFromPerson(c)) return c.json({ success: false, error: say(message) }, status);
    const refusePerson = c.get("refusePerson") ?? answerPlainly(deps.settings, c);
    return refusePerson(message, status);
  };

  app.onError(async (error, c) => {
    // A file does not wait for it.
    if (!c.get("site")) c.set("site", await deps.site().catch(() => shippedSite));
    if (error instanceof Refused) return refuse(c, error.message, statusOf(error));
    if (error instanceof DatabaseUnavailable) {
      deps.log("database unavailable", { requestId: c.get("requestId"), reason: error.message });
      c.header("retry-after", "30");
      return refuse(c, unavailableMessage(c.get("site")), 503);
    }
    // No failure of ours, and nobody is there to read the answer; the host writes the request down.
    if (isHangUp(error)) return c.body(null, 400);
    deps.log("request failed", {
      requestId: c.get("requestId"),
      path: c.req.path,
      reason: error.message,
      stack: error.stack,
    });
    return refuse(c, somethingWrong, 500);
  });

  return app;
};

/** For what was refused before it was read: the browser still has it. */
const answerPlainly =
  (settings: Settings, c: AppContext) => (message: string, status: ContentfulStatusCode) =>
    answerPage(c, settings, {
      title: sayTo(c)("This was not sent"),
      content: markup`<p>${sayTo(c)(message)}</p>
<p>${sayTo(c)("Go back one page in your browser: what you entered is still there.")}</p>`,
      status,
    });
