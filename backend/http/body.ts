import { parseStorable } from "#backend/storage/storable.ts";
import type { AppContext } from "./context.ts";
import { refusal } from "./refusal.ts";

/** Many times the longest form, and room for the longest report of a payment. */
export const longestBodyBytes = 256 * 1024;
/** The card provider's reports carry whole objects and come signed. */
export const longestEventBytes = 1024 * 1024;

/**
 * The request's JSON body, or an answer that says in a sentence what is wrong with it. All text
 * in it can be stored as it stands.
 */
export const readJson = async (c: AppContext): Promise<unknown> => {
  const text = await c.req.text();
  if (text.trim() === "") throw refusal(400, "The request is empty. Please send the form again.");
  try {
    return parseStorable(text);
  } catch {
    throw refusal(400, "The request could not be read. Please send the form again.");
  }
};
