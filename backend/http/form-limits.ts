import type { Deps } from "#backend/deps.ts";
import { mayWriteTo, senderAt } from "#backend/mail/may-write.ts";
import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  type Limit,
  type NetworkLimits,
  networkLimits,
  takeFromLimit,
  takeFromNetworks,
} from "#backend/storage/limits.ts";
import { minutesText } from "#rules/in-words.ts";
import type { AppContext } from "./context.ts";

const hour = 60 * 60;

/** How many an hour. Each form has its own. */
export const formLimits = (name: string, most: readonly [number, number, number]) =>
  networkLimits(name, most, hour);

/** `what` is the word for several of them. */
export const refuseFlood = async (
  deps: Deps,
  c: AppContext,
  what: string,
  limits: NetworkLimits,
): Promise<void> => {
  const taken = await takeFromNetworks(deps.db, limits, c.get("clientAddress"));
  if (taken.allowed) return;
  c.header("retry-after", String(taken.retryAfterSeconds));
  throw new Refused(
    "too-many",
    `We have had many ${what} from your connection. Please try again in ${minutesText(taken.retryAfterSeconds)}, or call us at ${c.get("site").organisation.phone}.`,
  );
};

export const mayAcknowledge = async (db: Database, c: AppContext, email: string) =>
  (await mayWriteTo(db, "acknowledgements", email, await senderAt(c.get("clientAddress")))).may;

/** From all over the world together: beyond it a mailbox is a list that nobody reads. */
export const emailsToStaff: Limit = { name: "messages emailed to staff", most: 40, seconds: hour };

/** Whether staff get an email about this message alone. Otherwise it waits for the digest. */
export const mayEmailStaff = async (db: Database) =>
  (await takeFromLimit(db, emailsToStaff, "all")).allowed;
