import { newDatabase } from "#backend/testing/postgres-server.ts";

/** On a PostgreSQL server, where one is named, each site has a database of its own. */
export const ownDatabase = async (): Promise<Record<string, string>> => {
  const server = process.env.E2E_POSTGRES_URL;
  return server ? { DATABASE_URL: await newDatabase(server) } : {};
};
