import type { Log } from "#backend/log.ts";
import { integer, nullable, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import { momentsOf } from "#content/moments.ts";
import { publishedSnapshot } from "./published.ts";

const timeoutMs = 10_000;
const leaseSeconds = 30;
const firstPauseSeconds = 10;
const longestPauseSeconds = 15 * 60;

const buildRequestRow = {
  revision: integer,
  askedAt: timestamp,
  tries: integer,
  nextTryAt: nullable(timestamp),
  problem: nullable(text),
};
type BuildRequest = RowOf<typeof buildRequestRow>;

export const lastBuildRequest = (db: Database): Promise<BuildRequest | undefined> =>
  db.row(
    buildRequestRow,
    `select revision, asked_at as "askedAt", tries, next_try_at as "nextTryAt", problem
     from content_builds where name = 'pages'`,
  );

const keep = (db: Database, { revision, askedAt, tries, nextTryAt, problem }: BuildRequest) =>
  db.query(
    `insert into content_builds (name, revision, asked_at, tries, next_try_at, problem)
     values ('pages', $1, $2, $3, $4, $5)
     on conflict (name) do update set revision = excluded.revision, asked_at = excluded.asked_at,
       tries = excluded.tries, next_try_at = excluded.next_try_at, problem = excluded.problem`,
    [revision, askedAt, tries, nextTryAt, problem],
  );

/** Whoever knows the address can have the site built: it is in no message. */
const call = async (url: string) => {
  const answer = await fetch(url, {
    method: "POST",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer) return "It did not answer.";
  return answer.ok ? undefined : `It answered ${answer.status}.`;
};

type HookDeps = { db: Database; log: Log; now: () => Date };

/**
 * Has the pages built anew where another host builds them: after a publication, and when a notice
 * begins or ends. Asked again with growing pauses until it answers. Answers whether it was told.
 */
export const tellDeployHook = async (url: string, { db, log, now }: HookDeps): Promise<boolean> => {
  let told = false;
  await withLease(db, "deploy hook", leaseSeconds, now(), async () => {
    const { snapshot } = await publishedSnapshot(db);
    const { revision } = snapshot;
    const last = await lastBuildRequest(db);
    const at = now();
    const since = last?.askedAt ?? at;
    const due =
      revision !== (last?.revision ?? 0) ||
      momentsOf(snapshot).some((moment) => since.getTime() < moment && moment <= at.getTime());
    if (!due || (last?.nextTryAt && last.nextTryAt > at)) return;
    const problem = await call(url);
    if (!problem) {
      await keep(db, { revision, askedAt: at, tries: 0, nextTryAt: null, problem: null });
      log("pages are being built", { revision });
      told = true;
      return;
    }
    const tries = (last?.tries ?? 0) + 1;
    const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
    await keep(db, {
      revision: last?.revision ?? 0,
      askedAt: since,
      tries,
      nextTryAt: new Date(at.getTime() + pause * 1000),
      problem,
    });
    log("deploy hook failed", { revision, reason: problem, tries });
  });
  return told;
};
