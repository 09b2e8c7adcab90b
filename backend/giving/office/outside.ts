import type { Deps } from "#backend/deps.ts";
import { reconcilingLease } from "#backend/giving/stripe/reconcile.ts";
import { nullable, timestamp } from "#backend/storage/columns.ts";

/** The card provider is asked every five minutes for what its reports may have missed. */
const silentForMinutes = 20;

const clockTime = (date: Date) =>
  date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "America/Chicago" });

/** Undefined while the card provider answers, and where there is none. */
const cardTrouble = async ({ db, now, stripe }: Deps) => {
  if (!stripe) return undefined;
  const asked = await db.row(
    { doneAt: nullable(timestamp) },
    `select done_at as "doneAt" from leases where name = $1`,
    [reconcilingLease],
  );
  if (!asked?.doneAt || asked.doneAt.getTime() > now().getTime() - silentForMinutes * 60_000)
    return undefined;
  return `The card provider has not answered since ${clockTime(asked.doneAt)}. Donors may not be able to give by card; what was given is asked for again by itself.`;
};

const wayToGive = ({ checkout, stripe }: Deps) => {
  if (stripe) return "gifts by card are taken by Stripe";
  return checkout
    ? "gifts go to the test checkout: no card is charged"
    : "online giving is not set up";
};

/** Whether donors can give, for the card about the site. */
export const givingOutside = async (deps: Deps) => {
  const trouble = await cardTrouble(deps);
  return trouble ? { trouble } : { works: wayToGive(deps) };
};
