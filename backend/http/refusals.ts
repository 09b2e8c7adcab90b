import type { MiddlewareHandler } from "hono";
import { limitSubject } from "#backend/storage/limits.ts";
import { type AppContext, type AppEnv, refusal } from "./http.ts";

/**
 * Long enough that a flood costs the database nothing, short enough that nobody who may go on
 * waits for it.
 */
const rememberedMs = 5_000;
const mostRemembered = 10_000;

type Refusal = { until: number; again: number; message: string };

const keyOf = (c: AppContext) =>
  [c.req.method, c.req.path, limitSubject(c.get("clientAddress"))].join(" ");

/** The sentence of a refusal. Never its page, which holds what one visitor typed. */
const sentenceOf = async (c: AppContext): Promise<string | undefined> => {
  if (c.error) return c.error.message;
  const isJson = c.res.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isJson ? await c.res.clone().json() : undefined;
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : undefined;
};

/**
 * Answers whoever was just refused from memory, before anything is read or asked of the database.
 * Many people share an address: each gets the sentence, and nobody what another one sent. What is
 * remembered is bounded: the oldest refusal makes room.
 */
export const rememberRefusals = (clock = () => performance.now()): MiddlewareHandler<AppEnv> => {
  const refusals = new Map<string, Refusal>();
  return async (c, next) => {
    const key = keyOf(c);
    const known = refusals.get(key);
    if (known && known.until > clock()) {
      c.header("retry-after", String(Math.max(1, Math.ceil((known.again - clock()) / 1000))));
      throw refusal(429, known.message);
    }
    refusals.delete(key);
    await next();
    if (c.res.status !== 429) return;
    const message = await sentenceOf(c);
    if (!message) return;
    const seconds = Number(c.res.headers.get("retry-after") ?? 1);
    const [oldest] = refusals.keys();
    if (refusals.size >= mostRemembered && oldest !== undefined) refusals.delete(oldest);
    const now = clock();
    refusals.set(key, {
      until: now + Math.min(rememberedMs, seconds * 1000),
      again: now + seconds * 1000,
      message,
    });
  };
};
