import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { fewAtATimeByKey } from "#backend/storage/queue.ts";
import { database } from "#backend/storage/rows.ts";
import { readToken } from "./cookie.ts";
import type { Colleague } from "./endpoint.ts";

/** Of the ten connections that a process has. Gifts have those that are left. */
const connections = { strangers: 3, visitors: 2, colleagues: 3 };
/** As long as a gift waits; the desk's page waits longer for its answer. */
const longestWaitMs = 22_000;

/** One connection for each who asks, or `mostOfKey`, and few for all of them together. */
const databaseInTurn = (db: Database, most: number, refusal: string, mostOfKey = 1) => {
  const inTurn = fewAtATimeByKey({
    most,
    mostOfKey,
    refusal: () => new DatabaseUnavailable(refusal),
    waitMs: longestWaitMs,
  });
  return (who: string): Database =>
    database({
      query: (text, parameters) => inTurn(who, () => db.query(text, parameters)),
      transaction: (work, options) => inTurn(who, () => db.transaction(work, options)),
    });
};

/**
 * The same by network, for those who are not signed in. However often they ask, gifts have the rest,
 * and nobody is refused for what others of the same network do.
 */
const databaseByNetwork = (db: Database, most: number, refusal: string) => {
  const databaseOf = databaseInTurn(db, most, refusal);
  return (address: string) => databaseOf(widestOf(address));
};

/** For whoever sends a form of the site or opens a link of an email. */
export const databaseForVisitors = (db: Database) =>
  databaseByNetwork(db, connections.visitors, "Very many visitors are waiting.");

/** A list does not wait for its sums. */
const atOnceForColleague = 2;

/** For somebody at the desk: a stolen session, too, is somebody's. */
const databaseForColleagues = (db: Database) =>
  databaseInTurn(
    db,
    connections.colleagues,
    "Very many at the desk are waiting.",
    atOnceForColleague,
  );

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
  const databaseFor = databaseByNetwork(
    db,
    connections.strangers,
    "Very many who are not signed in are waiting at the desk.",
  );
  const databaseOf = databaseForColleagues(db);
  const living = createMemory();
  const unknown = createMemory();
  return {
    databaseFor,
    databaseOf,
    /** Whoever was signed in a moment ago waits for no stranger; unknown cookies are remembered. */
    async colleague(c: AppContext, now: Date, tx?: Database): Promise<Colleague | undefined> {
      const token = readToken(c, settings);
      const hash = token && (await fingerprint(token));
      if (!hash || unknown.has(hash)) return undefined;
      const inTurn = living.has(hash) ? databaseOf(hash) : databaseFor(c.get("clientAddress"));
      const found = await findSession(tx ?? inTurn, hash, now);
      if (found) living.add(hash, Number.POSITIVE_INFINITY);
      else {
        living.delete(hash);
        unknown.add(hash, rememberedMs);
      }
      return found;
    },
  };
};
