import type { MiddlewareHandler } from "hono";
import { Refused } from "#backend/refused.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { networkLimits, takeFromNetworks } from "#backend/storage/limits.ts";
import { narrowestOf } from "#backend/storage/networks.ts";
import { minutesText } from "#rules/in-words.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { longestRequestKey } from "./form-post.ts";

/** A flood costs the database nothing, and nobody who may go on waits long. */
const rememberedMs = 5_000;
const mostRemembered = 10_000;

type Refusal = { until: number; again: number; message: string; shown: number };

const keyOf = (c: AppContext) =>
  [c.req.method, c.req.path, narrowestOf(c.get("clientAddress"))].join(" ");

/** The sentence of a refusal. Never its page, which holds what one visitor typed. */
const sentenceOf = async (c: AppContext): Promise<string | undefined> => {
  if (c.error) return c.error.message;
  const isJson = c.res.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isJson ? await c.res.clone().json() : undefined;
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : undefined;
};

const namedSending = (c: AppContext) => {
  const name = c.req.header("idempotency-key");
  return name && name.length <= longestRequestKey ? name : undefined;
};

const boundTo = (most: number, kept: Map<string, unknown> | Set<string>) => {
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
};

/**
 * Answers whoever was just refused from memory, before anything is asked of the database. Many
 * people share an address: each gets the sentence, and nobody what another one sent. Who only asks
 * again for what was accepted passes. All that is remembered is bounded.
 *
 * A function may call `refuseAgain` itself: for a form once it has read what was typed, because a
 * browser without script shows the answer in place of the form; at the desk once a sign-in has
 * failed. A form with all that was typed costs more than anything else a stranger can ask for: after
 * `mostShown` of them the others of a refused network are told to go back in their browser.
 */
export const rememberRefusals = (
  asksItself: (c: AppContext) => boolean,
  mostShown = Number.POSITIVE_INFINITY,
): MiddlewareHandler<AppEnv> => {
  const refusals = new Map<string, Refusal>();
  const accepted = new Set<string>();

  const remember = async (c: AppContext, key: string) => {
    const message = await sentenceOf(c);
    if (!message) return;
    const seconds = Number(c.res.headers.get("retry-after") ?? 1);
    boundTo(mostRemembered, refusals);
    const now = performance.now();
    refusals.set(key, {
      until: now + Math.min(rememberedMs, seconds * 1000),
      again: now + seconds * 1000,
      message,
      shown: 0,
    });
  };

  return async (c, next) => {
    const key = keyOf(c);
    const known = refusals.get(key);
    if (known && known.until <= performance.now()) refusals.delete(key);
    let sending: string | undefined;
    let answeredFromMemory = false;
    const refuseAgain = (name?: string) => {
      sending = name && `${key} ${name}`;
      if (!known || known.until <= performance.now() || (sending && accepted.has(sending))) return;
      answeredFromMemory = true;
      c.header(
        "retry-after",
        String(Math.max(1, Math.ceil((known.again - performance.now()) / 1000))),
      );
      throw new Refused("too-many", known.message);
    };
    if (known) known.shown += 1;
    const mayBeShown = known === undefined || known.shown <= mostShown;
    if (asksItself(c) && mayBeShown) c.set("refuseAgain", refuseAgain);
    else refuseAgain(namedSending(c));

    await next();
    if (answeredFromMemory) return;
    if (c.res.status === 429) {
      if (sending) accepted.delete(sending);
      await remember(c, key);
    } else if (sending && c.res.status < 400) {
      boundTo(mostRemembered, accepted);
      accepted.add(sending);
    }
  };
};

/** Far more mistakes than a busy office makes; our script finds most of them before anything is sent. */
const refusedRequests = networkLimits("refused requests", [120, 240, 600], 600);

const wasRefused = (c: AppContext) =>
  c.req.method === "POST" && (c.res.status === 400 || c.res.status === 413);

/**
 * Whoever goes on is told to wait; what is valid passes whatever others behind its address send.
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
