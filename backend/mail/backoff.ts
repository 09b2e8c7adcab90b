const minute = 60;
const hour = 60 * minute;

/**
 * Seconds to wait after each failed attempt. A hiccup costs seconds; a mail server that is down
 * for a long weekend loses nothing. After the last one a person has to look.
 */
export const retryDelays = [
  10,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  16 * hour,
  24 * hour,
  24 * hour,
  24 * hour,
];

/** Spread, so that a queue that waited for one server does not fall on it in one moment. */
const widestSpread = 1.2;

/** No mail ever waits longer for its next attempt. */
export const longestDelaySeconds = Math.max(...retryDelays) * widestSpread;

/**
 * A 5xx answer says that trying again will not help. It is often a setting somebody is about to
 * put right (a full mailbox, a relay that does not know us yet), so the mail still gets the first
 * hour's attempts.
 */
const attemptsWhenRefused = 6;

const isRefusal = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === "number" && code >= 500;
};

/** When to try again after `attempts` attempts, or null when it is time to give up. */
export const nextAttempt = (attempts: number, error: unknown, now: Date): Date | null => {
  const seconds = retryDelays[attempts - 1];
  if (seconds === undefined) return null;
  if (isRefusal(error) && attempts >= attemptsWhenRefused) return null;
  const spread = 1 + Math.random() * (widestSpread - 1);
  return new Date(now.getTime() + seconds * spread * 1000);
};
