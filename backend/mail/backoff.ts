const minute = 60;
const hour = 60 * minute;

/**
 * Seconds after each failed attempt: a mail server that is down for a long weekend loses nothing.
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

/** A 5xx is often a setting somebody is about to put right: it still gets the first hour. */
const attemptsWhenRefused = 6;

const isRefusal = (error: unknown) => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === "number" && code >= 500;
};

export const nextAttempt = (attempts: number, error: unknown, now: Date): Date | null => {
  const seconds = retryDelays[attempts - 1];
  if (seconds === undefined) return null;
  if (isRefusal(error) && attempts >= attemptsWhenRefused) return null;
  const spread = 1 + Math.random() * (widestSpread - 1);
  return new Date(now.getTime() + seconds * spread * 1000);
};
