import type { Deps } from "#backend/deps.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import { momentsOf } from "#content/moments.ts";
import { publishedSnapshot } from "./published.ts";

const timeoutMs = 10_000;
const leaseSeconds = 30;
const firstPauseSeconds = 10;
const longestPauseSeconds = 15 * 60;

export const lastBuildRequest = (db: Database) =>
  db.row(
    {
      revision: integer,
      askedAt: timestamp,
      tries: integer,
      nextTryAt: nullable(timestamp),
      problem: nullable(text),
    },
    `select revision, asked_at as "askedAt", tries, next_try_at as "nextTryAt", problem
     from content_builds where name = 'pages'`,
  );

/** Whoever knows the address can have the site built: it is in no message. */
const call = async (url: string) => {
  const answer = await fetch(url, {
    method: "POST",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer) return "It did not answer.";
  return answer.ok ? null : `It answered ${answer.status}.`;
};

/** Asked again with growing pauses until it answers. Answers whether it was told. */
export const tellDeployHook = async (
  url: string,
  { db, log, now }: Pick<Deps, "db" | "log" | "now">,
): Promise<boolean> => {
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
    told = problem === null;
    const tries = told ? 0 : (last?.tries ?? 0) + 1;
    const pause = Math.min(firstPauseSeconds * 2 ** (tries - 1), longestPauseSeconds);
    const [asked, askedAt] = told ? [revision, at] : [last?.revision ?? 0, since];
    const nextTryAt = told ? null : new Date(at.getTime() + pause * 1000);
    await db.query(
      `insert into content_builds (name, revision, asked_at, tries, next_try_at, problem)
       values ('pages', $1, $2, $3, $4, $5)
       on conflict (name) do update set revision = excluded.revision, asked_at = excluded.asked_at,
         tries = excluded.tries, next_try_at = excluded.next_try_at, problem = excluded.problem`,
      [asked, askedAt, tries, nextTryAt, problem],
    );
    if (told) log("pages are being built", { revision });
    else log("deploy hook failed", { revision, reason: problem, tries });
  });
  return told;
};
