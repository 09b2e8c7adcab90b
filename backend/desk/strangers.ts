import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { fewAtATimeByKey } from "#backend/storage/queue.ts";
import { database } from "#backend/storage/rows.ts";
import { readToken } from "./cookie.ts";
import type { Colleague } from "./endpoint.ts";

/** Of the ten connections that a process has. */
const mostConnections = 3;
/** As long as a gift waits; the desk's page waits longer for its answer. */
const longestWaitMs = 22_000;

/** One connection for a network and few for all of them: gifts and messages have the rest. */
const databaseForStrangers = (db: Database) => {
  const inTurn = fewAtATimeByKey(
    mostConnections,
    "Very many who are not signed in are waiting at the desk.",
    longestWaitMs,
  );
  return (address: string): Database => {
    const network = widestOf(address);
    return database({
      query: (text, parameters) => inTurn(network, () => db.query(text, parameters)),
      transaction: (work, options) => inTurn(network, () => db.transaction(work, options)),
    });
  };
};

const rememberedMs = 5_000;
const mostRemembered = 10_000;

const createMemory = () => {
  const seen = new Map<string, number>();
  return {
    has: (text: string) => (seen.get(text) ?? Number.NEGATIVE_INFINITY) > performance.now(),
    add(text: string, forMs: number) {
      seen.delete(text);
      const [oldest] = seen.keys();
      if (seen.size >= mostRemembered && oldest !== undefined) seen.delete(oldest);
      seen.set(text, performance.now() + forMs);
    },
    delete: (text: string) => seen.delete(text),
  };
};

type FindSession = (db: Database, hash: string, now: Date) => Promise<Colleague | undefined>;

export type Strangers = ReturnType<typeof boundStrangers>;

export const boundStrangers = ({ db, settings }: Deps, findSession: FindSession) => {
  const databaseFor = databaseForStrangers(db);
  const living = createMemory();
  const unknown = createMemory();
  return {
    databaseFor,
    /** Whoever was signed in a moment ago waits for no stranger; unknown cookies are remembered. */
    async colleague(c: AppContext, now: Date): Promise<Colleague | undefined> {
      const token = readToken(c, settings);
      const hash = token && (await fingerprint(token));
      if (!hash || unknown.has(hash)) return undefined;
      const reader = living.has(hash) ? db : databaseFor(c.get("clientAddress"));
      const found = await findSession(reader, hash, now);
      if (found) living.add(hash, Number.POSITIVE_INFINITY);
      else {
        living.delete(hash);
        unknown.add(hash, rememberedMs);
      }
      return found;
    },
  };
};
