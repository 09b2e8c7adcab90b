import pg from "pg";
import type { Log } from "#backend/log.ts";
import { DatabaseUnavailable, type OpenDatabase, statementSeconds } from "./database.ts";
import { database, insideTransaction } from "./rows.ts";

/** Counts and keys fit a number; the driver's default gives them as text. */
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

/** When nothing comes back a little after its limit, the connection itself has gone silent. */
const silenceMs = (seconds: number) => seconds * 1000 + 2_000;

/**
 * Not the statement's fault: what ends a connection or keeps one from being made (FATAL, 08),
 * resources such as a full disk (53), shutting down (57), a server that may only read (25006).
 */
const isUnavailable = ({ message, code = "", severity }: pg.DatabaseError) =>
  severity === "FATAL" ||
  /^(08|53|57)|^25006$|^E[A-Z]{3,}$/.test(code) ||
  /timeout|Connection terminated|not queryable|Cannot use a pool/i.test(message);

const explain = (error: pg.DatabaseError) =>
  isUnavailable(error) ? new DatabaseUnavailable(error.message, { cause: error }) : error;

const runOn = async (
  target: pg.Pool | pg.PoolClient,
  seconds: number,
  text: string,
  values?: unknown[],
) => {
  // The driver takes a limit for each statement, which its types do not tell.
  const config = { text, values, query_timeout: silenceMs(seconds) } as pg.QueryConfig;
  // Several statements in one text come back as several results.
  const results: pg.QueryResult | pg.QueryResult[] = await target.query(config).catch((error) => {
    throw explain(error);
  });
  return ((Array.isArray(results) ? results.at(-1) : results)?.rows ?? []) as unknown[];
};

export const openPostgres = (
  connectionString: string,
  log: Log,
  options: { connections?: number; statementSeconds?: number } = {},
): OpenDatabase => {
  const usualSeconds = options.statementSeconds ?? statementSeconds;
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: usualSeconds * 1000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "circle-website",
  });
  // Without a listener, a server that closes an idle connection would end this process.
  const noteLoss = (error: Error) => log("database connection lost", { reason: error.message });
  pool.on("error", noteLoss);

  return database({
    query: (text, parameters) => runOn(pool, usualSeconds, text, parameters),
    async transaction(work, { statementSeconds = usualSeconds } = {}) {
      const client = await pool.connect().catch((error) => {
        throw explain(error);
      });
      let broken = false;
      // The pool listens only while it holds the connection: between two statements we must.
      const lose = (error: Error) => {
        broken = true;
        noteLoss(error);
      };
      client.on("error", lose);
      const query = async (text: string, parameters?: unknown[]) => {
        try {
          return await runOn(client, statementSeconds, text, parameters);
        } catch (error) {
          // Not even a rollback would come back.
          if (error instanceof DatabaseUnavailable) broken = true;
          throw error;
        }
      };
      try {
        await query("begin");
        if (statementSeconds !== usualSeconds)
          await query(`set local statement_timeout = ${statementSeconds * 1000}`);
        const result = await work(insideTransaction(query));
        await query("commit");
        return result;
      } catch (error) {
        if (!broken)
          await query("rollback").catch(() => {
            broken = true;
          });
        throw error;
      } finally {
        client.off("error", lose);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  });
};
