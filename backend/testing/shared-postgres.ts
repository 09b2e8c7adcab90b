import type { TestProject } from "vitest/node";
import { silentLog } from "#backend/log.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newDatabase, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that all tests of a whole run share; the fast ones alone have none. */
    postgresUrl: string | undefined;
    /** A migrated database on it: copying it is several times faster than migrating another. */
    migratedDatabase: string;
  }
}

export default async function sharePostgres(project: TestProject) {
  const postgres = await startPostgres(["fsync=off", "full_page_writes=off"]);
  const url = await newDatabase(postgres.url);
  const db = openPostgres(url, silentLog);
  await migrate(db, await readMigrations());
  await db.close();
  project.provide("postgresUrl", postgres.url);
  project.provide("migratedDatabase", new URL(url).pathname.slice(1));
  return () => postgres.remove();
}
