import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newDatabase, startPostgres } from "#backend/testing/postgres-server.ts";
import { signInEditor } from "#hosts/node/testing/editor.ts";
import { type RunningSite, startSite } from "../server.ts";

/** One address for all of them, as behind a balancer: the desk is called under it. */
const siteUrl = "http://localhost:3000";

export type Sites = Awaited<ReturnType<typeof startSites>>;

/** Several processes on one database server, and somebody who edits. */
export const startSites = async (count: number) => {
  const server = await startPostgres();
  const url = await newDatabase(server.url);
  const folder = await mkdtemp(join(tmpdir(), "circle-publishing-"));
  const env = { DATABASE_URL: url, SITE_URL: siteUrl };
  let logs = 0;
  const logFiles: string[] = [];
  const start = () => {
    const logFile = join(folder, `log-${logs++}`);
    logFiles.push(logFile);
    return startSite({ env, logFile });
  };
  const running: RunningSite[] = [await start()];
  while (running.length < count) running.push(await start());
  const db = openPostgres(url, silentLog);

  const readLogs = () => Promise.all(logFiles.map((file) => readFile(file, "utf8")));
  /** What every process wrote about drawing the site: how many files changed, and how long. */
  const drawn = async () => {
    const lines = (await readLogs()).join("\n");
    return [...lines.matchAll(/"event":"published".*?"changed":(\d+),"ms":(\d+)/g)].map(
      ([, changed, ms]) => ({ changed: Number(changed), ms: Number(ms) }),
    );
  };

  /** Waits until every process has the small compressed forms of a revision. */
  const compressed = async (revision: number) => {
    const line = `"event":"compressed","revision":${revision}}`;
    while (!(await readLogs()).every((log) => log.includes(line))) await pause(1_000);
  };

  /** Alike in everything, on a database where nothing was published. */
  const startUnpublished = async () =>
    startSite({
      env: { DATABASE_URL: await newDatabase(server.url), SITE_URL: siteUrl },
      logFile: join(folder, "unpublished"),
    });

  return {
    startUnpublished,
    compressed,
    running,
    db,
    start,
    drawn,
    editor: await signInEditor(db, siteUrl),
    async stop() {
      await Promise.all(running.map((site) => site.stop()));
      await db.close();
      await server.remove();
      await rm(folder, { recursive: true });
    },
  };
};
