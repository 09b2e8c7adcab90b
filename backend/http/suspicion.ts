import { trapName } from "#rules/form-guard.ts";

const sentWith = (body: unknown, name: string): unknown =>
  (body as Record<string, unknown> | null)?.[name];

/** Stored and marked but not mailed, and the sender is told the same: a program learns nothing. */
export const suspicionOf = (body: unknown): string | null =>
  sentWith(body, trapName) ? "filled in the hidden field" : null;

/** Nobody types a whole form faster than this. A password manager or an early visitor may. */
const shortestFillMs = 2_000;

/**
 * Pages that were opened before an update still tell how long their form took. Being quick is no
 * reason to leave anybody unheard, so it only marks the mail to staff.
 */
export const wasQuick = (body: unknown): boolean => {
  const elapsed = sentWith(body, "elapsedMs");
  return typeof elapsed === "number" && elapsed >= 0 && elapsed < shortestFillMs;
};
