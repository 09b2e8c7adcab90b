import { getPath } from "hono/utils/url";
import type { AppContext } from "./context.ts";

/** More than a mangled link of ours has; each is tried by itself where one cannot be decoded. */
const mostSigns = 50;

const isReadable = (text: string) => {
  if (text.split("%").length <= mostSigns) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Leads to nothing of ours. */
const nowhere = "/";

/**
 * The path of an address, for the router, which tries the signs of one that cannot be decoded one by
 * one: a few long ones would hold up everybody.
 */
export const readablePath = (request: Request) =>
  isReadable(request.url) ? getPath(request) : nowhere;

const ours = /^[\w-]{43}$/;

/** A token that we gave this browser. Nothing else that it sends is decoded. */
export const tokenInCookie = (c: AppContext, name: string) => {
  const cookies = (c.req.header("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return token && ours.test(token) ? token : undefined;
};
