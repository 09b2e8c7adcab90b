import { fingerprint } from "#backend/storage/fingerprint.ts";
import type { AppContext } from "./context.ts";
import { isFromPerson } from "./form-post.ts";

/** As long as any page of ours makes one, several times over. */
export const longestRequestKey = 200;

const hourMs = 3_600_000;

/**
 * The browser's name for one sending of a form (`Idempotency-Key`) together with what was sent, so
 * that a second try after a lost answer is not a second message, and a changed message under the
 * same name is never taken for the first one. A browser without our script gives no name; there
 * the same text from the same address within the hour is one sending: a second click, a reload.
 */
export const requestKey = async (
  c: AppContext,
  content: object,
  now: Date,
): Promise<string | null> => {
  const hour = Math.floor(now.getTime() / hourMs);
  const key =
    c.req.header("idempotency-key") ??
    (isFromPerson(c) ? `${c.get("clientAddress")} ${hour}` : undefined);
  return key ? fingerprint(JSON.stringify([key, content])) : null;
};
