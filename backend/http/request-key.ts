import { fingerprint } from "#backend/storage/fingerprint.ts";
import type { AppContext } from "./context.ts";
import { isFromPerson } from "./form-post.ts";

/** As long as any page of ours makes one, several times over. */
export const longestRequestKey = 200;

const hourMs = 3_600_000;

/**
 * With what was sent: a second try is no second message, and a changed one is another. Without a
 * name, by the hour.
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
