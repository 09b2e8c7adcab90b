import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { EnvError, readEnv } from "#backend/env.ts";
import { jsonLog } from "#backend/log.ts";
import type { Backend } from "#backend/runtime.ts";
import { FolderInUse, FolderNotPrivate } from "#backend/storage/folder-lock.ts";
import { describeServices, openBackend } from "./backend.ts";
import { readBuildFacts } from "./build-facts.ts";
import { startupChecks } from "./doctor/startup-checks.ts";
import { createHandler } from "./handler.ts";
import { lineWriter } from "./line-writer.ts";
import { startListening } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { openLivePages } from "./rendering/live-pages.ts";
import { loadSiteFiles } from "./site-files.ts";

/** Requests in flight get this long to finish; process managers usually wait ten seconds. */
const shutdownMilliseconds = 8_000;

const oneRequestMilliseconds = 1_000;

const longestWaitForFolderMs = 60_000;

/** Another folder may be named on the command line. */
const buildDirectory = resolve(process.argv[2] ?? join(import.meta.dirname, "../../build"));

const start = async () => {
  const env = readEnv(process.env);
  const lines = lineWriter((text) => process.stdout.write(text));
  const log = jsonLog(lines.line);

  const built = readBuildFacts(buildDirectory);
  const facts = {
    siteUrl: env.SITE_URL,
    functionsUrl: built?.functionsUrl,
  };
  const pages = openLivePages({
    buildDirectory,
    facts,
    builtFor: built?.siteUrl ?? env.SITE_URL,
    built: await loadSiteFiles(join(buildDirectory, "client"), facts),
    log,
  });
  const opened = await onceFolderIsFree(() => openBackend(env, log, pages.rendering));
  const backend = { ...opened, readiness: withProblems(opened.readiness, pages.problems) };
  await pages.follow({
    db: backend.db,
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
  });
  const handler = createHandler({
    files: pages.files(),
    facts,
    backend,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    metrics: createMetrics({ ...backend, token: env.METRICS_TOKEN }),
  });
  pages.serveWith(handler.swap);
  const server = await startListening(handler.listener, { host: env.HOST, port: env.PORT }).catch(
    async (error) => {
      // Said first: whatever closing does, this start has failed, and with this reason.
      sayWhyNot(error);
      await pages.close();
      await backend.close();
      return process.exit(1);
    },
  );

  const otherAddress = built && built.siteUrl !== env.SITE_URL;
  const greeting = [
    `Circle is running at ${env.SITE_URL} (listening on ${env.HOST}, port ${server.port})`,
    ...describeServices(env),
    ...(otherAddress ? [`note: the pages were built for ${built.siteUrl}; build again`] : []),
  ];
  process.stdout.write(`${greeting.join("\n  ")}\n`);

  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // Asked again later, somebody does not want to wait. A terminal asks each process of a
      // command at once, and they pass it on: that is one request.
      if (performance.now() - stoppingSince > oneRequestMilliseconds) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log("stopping", { signal });
    handler.drain();
    const inTime = await server.close(shutdownMilliseconds);
    await pages.close();
    await backend.close();
    log("stopped", { inTime });
    lines.flush();
    process.exit(inTime ? 0 : 1);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("exit", lines.flush);

  const amiss = await startupChecks({ env, db: backend.db, buildDirectory });
  if (amiss) process.stdout.write(`  ${amiss}\n`);
};

/** A staff command may have the folder for a moment, after a crash too. */
const onceFolderIsFree = async <Opened>(open: () => Promise<Opened>): Promise<Opened> => {
  const begun = performance.now();
  let hasSaid = false;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const mayWait = performance.now() - begun < longestWaitForFolderMs;
      if (!(error instanceof FolderInUse && mayWait)) throw error;
      if (!hasSaid) process.stdout.write(`Circle waits up to a minute. ${error.message}\n`);
      hasSaid = true;
      await setTimeout(250);
    }
  }
};

/** Pages that show an older revision are a problem, and no reason to take nothing any more. */
const withProblems =
  (readiness: Backend["readiness"], problems: () => string[]): Backend["readiness"] =>
  async () => {
    const found = await readiness();
    return { ...found, problems: [...found.problems, ...problems()] };
  };

const unwritable = ["EROFS", "ENOSPC", "EDQUOT", "EACCES", "EPERM", "ENOTDIR", "EEXIST"];

/** The sentence an operator can act on, where there is one. */
const explain = (error: unknown) => {
  if ([EnvError, FolderInUse, FolderNotPrivate].some((known) => error instanceof known))
    return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (path && unwritable.includes(code))
    return `DATA_DIR must be a folder with room that can be written to. ${error.message}`;
  if (code === "EADDRINUSE") return "PORT is already in use by another process.";
  if (code === "EACCES") return "PORT may not be used by this account.";
  if (code === "EADDRNOTAVAIL") return "HOST is not an address of this machine.";
  return error.stack ?? error.message;
};

const sayWhyNot = (error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`Circle could not start.\n${explain(error)}\n`);
};

// Whoever reads the log may go away; visitors are still served.
process.stdout.on("error", () => {});

start().catch((error) => {
  sayWhyNot(error);
  process.exit(1);
});
