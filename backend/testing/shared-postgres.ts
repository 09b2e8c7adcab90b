import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that all tests of a whole run share; the fast ones alone have none. */
    postgresUrl: string | undefined;
  }
}

export default async function sharePostgres(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return () => postgres.remove();
}
