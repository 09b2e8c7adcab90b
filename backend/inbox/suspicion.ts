import { formGuard, shortestFillMs } from "#rules/form-guard.ts";

/**
 * Why a form looks as if a program had sent it, or null. Such a message is stored and marked but
 * not mailed, and the sender is told the same as everybody: a program learns nothing, and staff
 * can still find a person who was taken for one.
 */
export const suspicionOf = (body: unknown, shortestMs = shortestFillMs): string | null => {
  const { website, elapsedMs } = formGuard.parse(body);
  if (website) return "filled in the hidden field";
  if (elapsedMs !== undefined && elapsedMs < shortestMs) return "sent faster than anyone can type";
  return null;
};
