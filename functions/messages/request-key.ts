import type { AppContext } from "#functions/http.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * The browser's name for one sending of a form (`Idempotency-Key`), so that a second try after a
 * lost answer is not a second message. Hashed, because whatever is sent has to fit the database.
 */
export const requestKey = async (c: AppContext): Promise<string | null> => {
  const key = c.req.header("idempotency-key");
  return key ? fingerprint(key) : null;
};
