import { createApp } from "#backend/app.ts";
import type { Log } from "#backend/log.ts";
import type { Backend } from "#backend/runtime.ts";
import type { Settings } from "#backend/settings.ts";
import { siteOf } from "#backend/site.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { createVisitCounter } from "#backend/visits/counter.ts";
import { defaultSnapshot } from "#content/snapshot.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/**
 * Stands in for a backend whose database is away when the process starts: pages are served all the
 * same, functions answer 503 with a sentence, and everything is there once the database is.
 */
export const waitForBackend = (
  open: () => Promise<Backend>,
  settings: Settings,
  log: Log,
  pauseMs = firstPauseMs,
): Backend => {
  let backend: Backend | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const away = () => Promise.reject(new DatabaseUnavailable("The database is not open yet."));
  const now = () => new Date();
  // As it ships: what was published lies in the database.
  const site = async () => siteOf(defaultSnapshot);
  // The same application without a database: forms get their page, with everything typed on it.
  const app = createApp({
    db: database({ query: away, transaction: away }),
    settings,
    log,
    now,
    doubtDate: away,
    content: async () => defaultSnapshot,
    site,
    checkout: undefined,
    // What is counted meanwhile is written by nobody.
    visits: createVisitCounter(now, settings.siteUrl),
  });
  const attempt = async (pause: number): Promise<void> => {
    try {
      const opened = await open();
      if (stopped) return await opened.close();
      backend = opened;
      log("database is back", {});
    } catch (error) {
      log("database is away", { reason: error instanceof Error ? error.message : String(error) });
      if (!stopped) timer = setTimeout(begin, pause, Math.min(pause * 2, longestPauseMs));
    }
  };
  let trying: Promise<void> = Promise.resolve();
  const begin = (pause: number) => {
    trying = attempt(pause);
  };
  timer = setTimeout(begin, pauseMs, pauseMs * 2);

  return {
    db: database({
      query: (text, parameters) => (backend ? backend.db.query(text, parameters) : away()),
      transaction: (work, options) => (backend ? backend.db.transaction(work, options) : away()),
    }),
    now,
    site: () => backend?.site() ?? site(),
    schedule: [],
    countVisit: (view) => backend?.countVisit(view) ?? false,
    tick: async (steps) => backend?.tick(steps) ?? { done: {}, failed: [] },
    readiness: async () =>
      backend?.readiness() ?? { ok: false, problems: ["The database does not answer."] },
    fetch: async (request, clientAddress) =>
      backend?.fetch(request, clientAddress) ?? app.fetch(request, { clientAddress }),
    async close() {
      stopped = true;
      clearTimeout(timer);
      await trying;
      await backend?.close();
    },
  };
};
