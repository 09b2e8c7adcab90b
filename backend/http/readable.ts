import { getPath } from "hono/utils/url";
import type { AppContext } from "./context.ts";

const isReadable = (text: string) => {
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
 * The path of an address, for the router. It tries the signs of one that cannot be decoded one by
 * one, and a few long ones would hold up everybody: no address of ours is such.
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
