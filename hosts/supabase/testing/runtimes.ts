import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { migratedPostgresUrl, newPostgresUrl } from "#backend/testing/databases.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { openBackend } from "#hosts/node/backend.ts";
import { createHandler } from "#hosts/node/handler.ts";
import { startListening } from "#hosts/node/listen.ts";
import { loadSiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuild } from "#hosts/node/testing/fake-build.ts";
import { buildSupabase } from "#hosts/supabase/build.ts";
import { startGateway } from "./gateway.ts";

export const siteUrl = "https://circleurban.example";
export const scheduleKey = "a-key-that-only-the-clock-knows";

export type Runtime = {
  functionsUrl: string;
  /** The raw mails that the mail server has taken. */
  mails: string[];
  /** What a staff command needs to know to find the same data. */
  staffEnv: Record<string, string>;
  stop(): Promise<void>;
};

const onNode = async (databaseUrl: string | undefined): Promise<Runtime> => {
  const folder = await mkdtemp(join(tmpdir(), "circle-contract-"));
  if (!databaseUrl) await fillDataFolder(folder);
  const mail = await startMailServer();
  const build = await fakeBuild();
  const port = await freePort();
  const functionsUrl = `http://127.0.0.1:${port}/functions/v1`;
  const env = readEnv({
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    FUNCTIONS_URL: functionsUrl,
    SMTP_URL: mail.url,
    TEST_CHECKOUT: "on",
    DATABASE_URL: databaseUrl,
  });
  const facts = { siteUrl };
  const backend = await openBackend(env, silentLog);
  const { listener } = createHandler({
    files: await loadSiteFiles(build.directory, facts),
    facts,
    backend,
    trustedProxies: ["127.0.0.1"],
    log: silentLog,
  });
  const server = await startListening(listener, { host: "127.0.0.1", port });
  return {
    functionsUrl,
    mails: mail.taken,
    staffEnv: databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: folder },
    async stop() {
      await server.close(1000);
      await backend.close();
      await mail.stop();
      await build.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Stands in for what only the hosted database has: its clock, its way out and its vault. */
const clockAndVault = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(text, text, text) returns bigint language sql
    as 'insert into cron.job values ($1, $2, $3) returning 1::bigint';
  create table net.sent (url text, headers jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
                                headers jsonb default '{}', timeout_milliseconds int default 5000)
    returns bigint language sql as 'insert into net.sent values ($1, $4) returning 1::bigint';
  create table vault.decrypted_secrets (name text, decrypted_secret text);`;

/** Brings an empty database to where the hosted tool's "db push" would bring it. */
export const pushMigrations = async (project: string) => {
  const url = await newPostgresUrl();
  const db = openPostgres(url, silentLog);
  await db.query(clockAndVault);
  const folder = join(project, "migrations");
  for (const name of (await readdir(folder)).sort()) {
    const sql = await readFile(join(folder, name), "utf8");
    await db.query(sql.replace(/^create extension .*$/gm, ""));
  }
  await db.close();
  return url;
};

const onDeno = async (): Promise<Runtime> => {
  const folder = await mkdtemp(join(tmpdir(), "circle-hosted-"));
  const project = join(folder, "supabase");
  await buildSupabase(project);
  const databaseUrl = await pushMigrations(project);
  const mail = await startMailServer();
  const gateway = await startGateway(project, (functionsUrl) => ({
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_URL: functionsUrl.replace("/functions/v1", ""),
    SITE_URL: siteUrl,
    SMTP_URL: mail.url,
    TEST_CHECKOUT: "on",
    SCHEDULE_KEY: scheduleKey,
  }));
  return {
    functionsUrl: gateway.functionsUrl,
    mails: mail.taken,
    staffEnv: { DATABASE_URL: databaseUrl },
    async stop() {
      const functions = await gateway.functions();
      const slowest = Math.max(...functions.map(({ startedInMs }) => startedInMs));
      console.log(`Deno: ${functions.length} functions started, the slowest in ${slowest} ms`);
      await gateway.stop();
      await mail.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const runtimes = [
  { name: "Node + PGlite", start: () => onNode(undefined) },
  { name: "Node + PostgreSQL", start: async () => onNode(await migratedPostgresUrl()) },
  { name: "Deno + PostgreSQL", start: onDeno },
];
