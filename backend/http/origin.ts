import type { MiddlewareHandler } from "hono";
import { Refused } from "#backend/refused.ts";
import { isLocalAddress, type Settings } from "#backend/settings.ts";
import type { AppContext, AppEnv } from "./context.ts";

const localSpellings = ["localhost", "127.0.0.1", "[::1]"];

/** One local address goes by several names, and people open whichever they know. */
export const spellings = (url: string) => {
  const { origin } = new URL(url);
  if (!isLocalAddress(url)) return [origin];
  return [
    origin,
    ...localSpellings.map((name) => {
      const other = new URL(origin);
      other.hostname = name;
      return other.origin;
    }),
  ];
};

/**
 * A site without a public address is tried from phones too: there, the name asked for is its own.
 */
export const originRule = ({ siteUrl, functionsUrl, allowedOrigins = [] }: Settings) => {
  const ours = new Set([siteUrl, functionsUrl, ...allowedOrigins].flatMap(spellings));
  const isOnTrial = isLocalAddress(siteUrl);
  return (origin: string, host: string | undefined) =>
    ours.has(origin) || (isOnTrial && origin === `http://${host}`);
};

/** A form on a page that hides its address has no origin. Only browsers write the second header. */
const isHiddenButOurs = (c: AppContext, origin: string) =>
  origin === "null" && c.req.header("sec-fetch-site") === "same-origin";

/** What other sites make browsers send would be stored in the visitor's name, and use up limits. */
export const refuseForeignOrigins = (settings: Settings): MiddlewareHandler<AppEnv> => {
  const isOurs = originRule(settings);
  return async (c, next) => {
    const origin = c.req.header("origin");
    const passes =
      origin === undefined || isOurs(origin, c.req.header("host")) || isHiddenButOurs(c, origin);
    if (!passes)
      throw new Refused(
        "not-allowed",
        `This form belongs to ${settings.siteUrl}. Please open it there, or call us at ${c.get("site").organisation.phone}.`,
      );
    return next();
  };
};
