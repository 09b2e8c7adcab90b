import type { MiddlewareHandler } from "hono";
import { limitSubject } from "#backend/storage/limits.ts";
import type { AppContext, AppEnv } from "./http.ts";

/**
 * Long enough that a flood costs the database nothing, short enough that nobody who may go on
 * waits for it.
 */
const rememberedMs = 5_000;
const mostRemembered = 10_000;

type Refusal = { until: number; again: number; type: string; body: string };

const keyOf = (c: AppContext) =>
  [
    c.req.method,
    c.req.path,
    // A form gets a page, a script gets JSON.
    c.req.header("content-type")?.split(";")[0] ?? "",
    limitSubject(c.get("clientAddress")),
  ].join(" ");

/**
 * Answers whoever was just refused from memory, before anything is read or asked of the database.
 * What is remembered is bounded: the oldest refusal makes room.
 */
export const rememberRefusals = (clock = () => performance.now()): MiddlewareHandler<AppEnv> => {
  const refusals = new Map<string, Refusal>();
  return async (c, next) => {
    const key = keyOf(c);
    const known = refusals.get(key);
    if (known && known.until > clock()) {
      c.header("retry-after", String(Math.max(1, Math.ceil((known.again - clock()) / 1000))));
      return c.body(known.body, 429, { "content-type": known.type });
    }
    refusals.delete(key);
    await next();
    if (c.res.status !== 429) return;
    const seconds = Number(c.res.headers.get("retry-after") ?? 1);
    const [oldest] = refusals.keys();
    if (refusals.size >= mostRemembered && oldest !== undefined) refusals.delete(oldest);
    refusals.set(key, {
      until: clock() + Math.min(rememberedMs, seconds * 1000),
      again: clock() + seconds * 1000,
      type: c.res.headers.get("content-type") ?? "application/json",
      body: await c.res.clone().text(),
    });
  };
};
