import { chooseCheckout } from "#backend/giving/providers.ts";
import { reconcile } from "#backend/giving/reconcile.ts";
import { createApp, functionsPath } from "#backend/http/app.ts";
import { jsonLog } from "#backend/log.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { forgetPastTurns } from "#backend/storage/limits.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { readHostedEnv } from "./hosted-env.ts";
import { keepRunning } from "./runtime.ts";

/** Each running copy of a function has its own; the database server has room for about sixty. */
const connections = 2;

/** Mails that a function sends on after its answer. The rest is left to the scheduled function. */
const mailsAfterAnswer = 10;

/** A call may use two seconds of computing; the next one comes in a minute. */
const mailsPerRun = 50;

/** The backend as hosted functions bring it: PostgreSQL, SMTP, and no process that stays. */
export const openHosted = async (source: Record<string, string | undefined>) => {
  const env = readHostedEnv(source);
  const log = jsonLog(console.log);
  const now = () => new Date();
  const db = openPostgres(env.DATABASE_URL, log, { connections });
  const transport = smtpTransport(env.SMTP_URL, env.MAIL_FROM);
  const settings = {
    siteUrl: env.SITE_URL,
    functionsUrl: env.FUNCTIONS_URL,
    mailFrom: env.MAIL_FROM,
    staffEmail: env.STAFF_EMAIL,
    donorPortalUrl: env.STRIPE_PORTAL_URL,
  };
  const giving = await chooseCheckout({
    ...settings,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    stripeApiBase: env.STRIPE_API_BASE,
  });
  const delivery = { db, transport, log, now };
  const wakeMail = () =>
    keepRunning(
      deliverDue(delivery, mailsAfterAnswer).catch((error) =>
        log("mail delivery interrupted", { reason: String(error) }),
      ),
    );
  const deps = { db, settings, log, now, ...giving, wakeMail };
  const app = createApp(deps);

  return {
    log,
    scheduleKey: env.SCHEDULE_KEY,
    async answer(request: Request): Promise<Response> {
      const began = performance.now();
      const ours = atOurPath(request);
      const response = await app.fetch(ours, { clientAddress: clientAddressOf(request) });
      log("request", {
        method: request.method,
        path: new URL(ours.url).pathname.slice(0, 200),
        status: response.status,
        ms: Math.round(performance.now() - began),
        requestId: response.headers.get("x-request-id"),
      });
      return response;
    },
    /** What the Node process does on timers: gifts whose reports got lost, then all due mail. */
    async lookAfter() {
      const reconciled = await reconcile({ ...deps, stripe: deps.stripe });
      await forgetPastTurns(db);
      return { reconciled, tried: await deliverDue(delivery, mailsPerRun) };
    },
  };
};

/** The gateway calls functions without the part of the path that led to it. */
const atOurPath = (request: Request) => {
  const url = new URL(request.url);
  if (url.pathname.startsWith(`${functionsPath}/`)) return request;
  url.pathname = functionsPath + url.pathname;
  return new Request(url, request);
};

/**
 * The gateway's network writes the first header itself, whatever the visitor sent. The second is
 * for other gateways; its first entry can be invented, which lets a visitor past the limits on one
 * address, while any other entry could be a proxy's and hold all visitors to one limit.
 */
const clientAddressOf = ({ headers }: Request) =>
  headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "";
