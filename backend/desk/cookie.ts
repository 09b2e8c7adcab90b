import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "#backend/http/context.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import type { Settings } from "#backend/settings.ts";
import { isToken } from "./tokens.ts";

/** However often it is used. */
export const longestSessionSeconds = 30 * 24 * 60 * 60;

/** Over plain http anybody on the way could read the cookie; only a local visit has no way. */
export const canSignInAt = ({ siteUrl }: Settings) => {
  const { protocol } = new URL(siteUrl);
  return protocol === "https:" || isLocalAddress(siteUrl);
};

const isSecure = ({ siteUrl }: Settings) => siteUrl.startsWith("https:");

/** The prefix makes browsers refuse it from a subdomain or without Secure; that needs https. */
const cookieName = (settings: Settings) =>
  isSecure(settings) ? "__Host-circle-desk" : "circle-desk";

/** Nobody is asked about what we never give out. */
export const readToken = (c: AppContext, settings: Settings) => {
  const token = getCookie(c, cookieName(settings));
  return token && isToken(token) ? token : undefined;
};

const write = (c: AppContext, settings: Settings, value: string, maxAge: number) =>
  setCookie(c, cookieName(settings), value, {
    path: "/",
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: "Strict",
    maxAge,
  });

export const writeToken = (c: AppContext, settings: Settings, token: string) =>
  write(c, settings, token, longestSessionSeconds);

export const removeToken = (c: AppContext, settings: Settings) => write(c, settings, "", 0);
