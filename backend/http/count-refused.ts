import type { MiddlewareHandler } from "hono";
import type { Deps } from "#backend/deps.ts";
import { Refused } from "#backend/refused.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { networkLimits, takeFromNetworks } from "#backend/storage/limits.ts";
import { minutesText } from "#rules/in-words.ts";
import type { AppContext, AppEnv } from "./context.ts";

/** Far more mistakes than a busy office makes; our script finds most of them before anything is sent. */
const refusedRequests = networkLimits("refused requests", [120, 240, 600], 600);

const wasRefused = (c: AppContext) =>
  c.req.method === "POST" && (c.res.status === 400 || c.res.status === 413);

/**
 * Whoever goes on is told to wait; what is valid passes whatever others behind its address send.
 */
export const countRefused =
  ({ db }: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const refuseAgain = c.get("refuseAgain");
    await next();
    if (!wasRefused(c)) return;
    refuseAgain?.();
    const taken = await takeFromNetworks(db, refusedRequests, c.get("clientAddress")).catch(
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
