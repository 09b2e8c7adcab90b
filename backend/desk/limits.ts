import { type Limit, networkLimits } from "#backend/storage/limits.ts";

const hour = 60 * 60;

/**
 * Calls at the sign-in that failed. What is valid passes whatever its network did: a guest in the
 * office cannot keep anybody out.
 */
export const failedSignIns = networkLimits("failed desk sign-ins", [30, 60, 150], hour);

/**
 * Each link is an email into one person's mailbox. Both limits allow the next one sooner than the
 * last has run out: whoever is refused has a link that works.
 */
export const linksFromNetwork: Limit = {
  name: "desk links to account from network",
  most: 5,
  seconds: hour,
};
export const linksToAccount: Limit = { name: "desk links to account", most: 20, seconds: hour };

/**
 * Calls that send an email to somebody outside. Nobody writes sixty in ten minutes; a stolen session
 * would.
 */
export const emailsOfPerson: Limit = { name: "desk emails of person", most: 60, seconds: 600 };
