import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";

const told = z.object({
  /** With or without a slash at its end, as the host has it. */
  path: z
    .string()
    .startsWith("/")
    .max(200)
    .transform((path) => path.replace(/(?<=.)\/$/, "")),
  from: z.string().max(300).default(""),
  words: z.string().max(300).default(""),
});

/** Twice as many as our script sends. */
const mostValues = 6;

/** What is more than that, or cannot be read, is no visit. */
const readTold = async (c: AppContext) =>
  told.safeParse(await readJson(c, mostValues).catch(() => undefined)).data;

/**
 * A page that somebody opened without asking a process of ours for it: one that lies on a static
 * host, or that was here before the click. Whatever it says, the answer is the same, and nothing
 * is asked of the database.
 */
export const countVisit = (deps: Deps) => async (c: AppContext) => {
  c.set("writesNoEmail", true);
  const visit = await readTold(c);
  if (visit) {
    const { path, from, words } = visit;
    const isFirst = deps.visits.isEmpty();
    const headers = c.req.header();
    const address = () => c.get("clientAddress");
    const counted = deps.visits.count({ path, from, query: words, headers, address });
    // A process that stays writes by the clock; a hosted function may be gone by then.
    if (counted && isFirst) deps.wake?.("visits");
  }
  // Pages on another host send it without asking first: browsers complain about an answer that is
  // not meant for them.
  c.header("cross-origin-resource-policy", "cross-origin");
  return c.body(null, 204);
};
