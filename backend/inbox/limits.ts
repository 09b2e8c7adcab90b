import { organisation } from "#backend/content/said.ts";
import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { refusal } from "#backend/http/refusal.ts";
import { mayWriteTo } from "#backend/mail/may-write.ts";
import { networkLimits, takeFromNetworks } from "#backend/storage/limits.ts";
import { minutesText } from "#rules/in-words.ts";

const minute = 60;
const hour = 60 * minute;

/** Wide enough for a library or a shelter, where many people share one address. */
const messages = networkLimits("messages", [20, 40, 80], hour);

/** Refuses a visitor who has sent too much. */
export const refuseFlood = async (deps: Deps, c: AppContext): Promise<void> => {
  const taken = await takeFromNetworks(deps.db, messages, c.get("clientAddress"));
  if (taken.allowed) return;
  c.header("retry-after", String(taken.retryAfterSeconds));
  throw refusal(
    429,
    `We have had many messages from your connection. Please try again in ${minutesText(taken.retryAfterSeconds)}, or call us at ${organisation.phone}.`,
  );
};

/** Whether the sender hears that the message has arrived. It has, whatever this answers. */
export const mayAcknowledge = async (deps: Deps, c: AppContext, email: string) =>
  (await mayWriteTo(deps.db, "acknowledgements", email, c.get("clientAddress"))).may;
