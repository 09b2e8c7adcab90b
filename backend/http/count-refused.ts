import type { MiddlewareHandler } from "hono";
import { Refused } from "#backend/refused.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { networkLimits, takeFromNetworks } from "#backend/storage/limits.ts";
import { minutesText } from "#rules/in-words.ts";
import type { AppContext, AppEnv } from "./context.ts";

/** Far more mistakes than a busy office makes; our script finds most of them before anything is sent. */
const refusedRequests = networkLimits("refused requests", [120, 240, 600], 600);

const wasRefused = (c: AppContext) =>
  c.req.method === "POST" && (c.res.status === 400 || c.res.status === 413);

/**
 * Counts what was sent to a form and refused. Whoever goes on is told to wait, from memory while
 * that is fresh; what is valid passes whatever others behind the same address send.
 */
export const countRefused =
  (databaseFor: (address: string) => Database): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const refuseAgain = c.get("refuseAgain");
    await next();
    if (!wasRefused(c)) return;
    refuseAgain?.();
    const address = c.get("clientAddress");
    const taken = await takeFromNetworks(databaseFor(address), refusedRequests, address).catch(
      (error: unknown) => {
        // The refusal needs no database.
        if (error instanceof DatabaseUnavailable) return { allowed: true } as const;
        throw error;
      },
    );
    if (taken.allowed) return;
    c.header("retry-after", String(taken.retryAfterSeconds));
    throw new Refused(
      "too-many",
      `We could not read many requests from your connection. Please try again in ${minutesText(taken.retryAfterSeconds)}, or call us at ${c.get("site").organisation.phone}.`,
    );
  };
