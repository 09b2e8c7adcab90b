import { fingerprint } from "#backend/storage/fingerprint.ts";
import type { AppContext } from "./http.ts";

/**
 * The browser's name for one sending of a form (`Idempotency-Key`) together with what was sent, so
 * that a second try after a lost answer is not a second message, and a changed message under the
 * same name is never taken for the first one.
 */
export const requestKey = async (c: AppContext, content: object): Promise<string | null> => {
  const key = c.req.header("idempotency-key");
  return key ? fingerprint(JSON.stringify([key, content])) : null;
};
