import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { factsOf } from "#content/facts.ts";
import { organisation as document, type Organisation } from "#content/organisation.ts";
import { contentOf, defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";

/**
 * What the site says while a request is answered or a step of the clock is done. Our name, phone
 * and address stand in dozens of letters and answers: each would have to hand the content on.
 */
const saying = new AsyncLocalStorage<Snapshot>();

/** A database that is slow or away keeps nobody waiting: what was said last is said again. */
const patienceMs = 500;

const lastSaid = new WeakMap<() => Promise<Snapshot>, Snapshot>();

const soon = async (content: () => Promise<Snapshot>) => {
  const last = lastSaid.get(content) ?? defaultSnapshot;
  const snapshot = await Promise.race([content(), setTimeout(patienceMs, last, { ref: false })]);
  lastSaid.set(content, snapshot);
  return snapshot;
};

/** Does something with what is published now. */
export const withContent = async <Outcome>(
  content: () => Promise<Snapshot>,
  act: () => Promise<Outcome>,
): Promise<Outcome> => saying.run(await soon(content), act);

const now = () => saying.getStore() ?? defaultSnapshot;

/** Who we are, as it is published now. Read where it is written, never kept in a constant. */
export const organisation = new Proxy({} as Organisation, {
  get: (_, name) => contentOf(now(), document)[name as keyof Organisation],
});

/** A sentence of the rules with its facts filled in. */
export const said = (sentence: string) => fill(sentence, factsOf(now()));
