import { readHostedEnv } from "#backend/env.ts";
import { jsonLog } from "#backend/log.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import { type Host, open } from "#backend/runtime.ts";
import { functionsPath } from "#backend/settings.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { keepRunning } from "./edge-runtime.ts";

/** Each running copy of a function has its own; the database server has room for about sixty. */
const connections = 2;

/** The backend as hosted functions bring it: PostgreSQL, SMTP, and no process that stays. */
export const openHosted = async (
  source: Record<string, string | undefined>,
  { mailsAtOnce, openMailbox }: Required<Pick<Host, "mailsAtOnce">> & Pick<Host, "openMailbox">,
) => {
  const env = readHostedEnv(source);
  const log = jsonLog(console.log);
  const backend = await open(env, {
    log,
    db: openPostgres(env.DATABASE_URL, log, { connections }),
    transport: smtpTransport(env.SMTP_URL, env.MAIL_FROM),
    keepRunning,
    mailsAtOnce,
    ...(openMailbox && { openMailbox }),
  });

  return {
    log,
    scheduleKey: env.SCHEDULE_KEY,
    tick: backend.tick,
    async answer(request: Request): Promise<Response> {
      const began = performance.now();
      const ours = atOurPath(request);
      const response = await backend.fetch(ours, clientAddressOf(request));
      log("request", {
        method: request.method,
        path: new URL(ours.url).pathname.slice(0, 200),
        status: response.status,
        ms: Math.round(performance.now() - began),
        requestId: response.headers.get("x-request-id"),
      });
      return response;
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
