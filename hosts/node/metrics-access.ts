import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

const ownNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/**
 * With a token, whoever sends it. Without one, only this machine itself: a proxy on the same
 * machine also calls from there, for anybody, but names another host or says for whom it calls.
 */
export const isAllowed = (
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  token: string | undefined,
) => {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isLocal = address === "::1" || address.startsWith("127.");
  return (
    isLocal &&
    ownNames.test(headers.host ?? "") &&
    forwarding.every((name) => headers[name] === undefined)
  );
};
