import type { Log } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { defaultSnapshot, readSnapshot, type Snapshot } from "#content/snapshot.ts";
import { publishedState, siteRevision } from "./published.ts";

/** How long an answer counts without asking for the site's revision again. */
const asksAgainMs = 1_000;

/**
 * What the site says now, for letters and whatever else the backend writes. The database is asked
 * for the revision at most once a second, and for the documents only when it has grown. While it is
 * away, the last known state goes on: a letter with last hour's phone number is better than none.
 */
export const currentContent = (db: Database, log: Log): (() => Promise<Snapshot>) => {
  let snapshot = defaultSnapshot;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Snapshot> | undefined;
  let away = false;

  const ask = async () => {
    try {
      if ((await siteRevision(db)) !== snapshot.revision) {
        const { revision, documents } = await publishedState(db);
        const { snapshot: newer, problems } = readSnapshot(documents, revision);
        for (const { name, reason } of problems)
          log("document does not fit", { document: name, reason, shown: "what ships" });
        snapshot = newer;
      }
      askedAt = performance.now();
      away = false;
    } catch (error) {
      // Once, and not for every request that is answered meanwhile.
      if (!away) log("content not read", { reason: String(error), revision: snapshot.revision });
      away = true;
    } finally {
      asking = undefined;
    }
    return snapshot;
  };

  return async () => {
    if (performance.now() - askedAt < asksAgainMs) return snapshot;
    asking ??= ask();
    return asking;
  };
};
