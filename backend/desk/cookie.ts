import { setCookie } from "hono/cookie";
import type { AppContext } from "#backend/http/context.ts";
import { tokenInCookie } from "#backend/http/readable.ts";
import { isLocalAddress, type Settings } from "#backend/settings.ts";
import type { Cookie } from "./endpoint.ts";

/** However often it is used. */
export const longestSessionSeconds = 30 * 24 * 60 * 60;

/** Over plain http anybody on the way could read the cookie; only a local visit has no way. */
export const canSignInAt = (settings: Settings) =>
  isSecure(settings) || isLocalAddress(settings.siteUrl);

const isSecure = ({ siteUrl }: Settings) => siteUrl.startsWith("https:");

/** The prefix makes browsers refuse it from a subdomain or without Secure; that needs https. */
const cookieName = (settings: Settings) =>
  isSecure(settings) ? "__Host-circle-desk" : "circle-desk";

/** Nobody is asked about what we never give out. */
export const readToken = (c: AppContext, settings: Settings) =>
  tokenInCookie(c, cookieName(settings));

export const writeCookie = (c: AppContext, settings: Settings, cookie: Cookie) =>
  setCookie(c, cookieName(settings), cookie === "remove" ? "" : cookie.token, {
    path: "/",
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: "Strict",
    maxAge: cookie === "remove" ? 0 : longestSessionSeconds,
  });
