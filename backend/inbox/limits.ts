import type { Deps } from "#backend/deps.ts";
import { type AppContext, refusal } from "#backend/http/http.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { type Limit, limitSubject, takeFromLimit } from "#backend/storage/limits.ts";
import { organisation } from "#rules/organisation.ts";

const minute = 60;
const hour = 60 * minute;

/** Wide enough for a library or a shelter, where many people share one address. */
const messagesFromAddress: Limit = { name: "messages from address", most: 20, seconds: hour };

/** Mail we send because somebody typed an address that may not be theirs. */
const mailsToRecipient: Limit = { name: "mails to recipient", most: 3, seconds: 24 * hour };

/** Refuses a visitor who has sent too much. */
export const refuseFlood = async (deps: Deps, c: AppContext): Promise<void> => {
  const taken = await takeFromLimit(
    deps.db,
    messagesFromAddress,
    limitSubject(c.get("clientAddress")),
  );
  if (taken.allowed) return;
  c.header("retry-after", String(taken.retryAfterSeconds));
  throw refusal(
    429,
    `We have had many messages from your connection. Please try again later, or call us at ${organisation.phone}.`,
  );
};

/** Whether we may write once more to this address without becoming somebody's nuisance. */
export const mayWriteTo = async (deps: Deps, email: string): Promise<boolean> => {
  const subject = await fingerprint(email.toLowerCase());
  return (await takeFromLimit(deps.db, mailsToRecipient, subject)).allowed;
};
