import pg from "pg";
import type { Log } from "#backend/log.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Only ever a way to be quicker: a pooler may swallow it, so whoever listens also looks by the
 * clock.
 */
export const listenTo = (
  connectionString: string,
  channel: string,
  onNotice: (said: string) => void,
  log: Log,
) => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let stopped = false;

  const connect = async () => {
    const connection = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "circle-website-listener",
    });
    client = connection;
    connection.on("notification", ({ payload = "" }) => onNotice(payload));
    let over = false;
    const again = (reason: string) => {
      if (over || stopped) return;
      over = true;
      log("not listening", { channel, reason });
      connection.end().catch(() => {});
      timer = setTimeout(() => void connect(), pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    connection.on("error", (error) => again(error.message));
    connection.on("end", () => again("The connection ended."));
    try {
      await connection.connect();
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      pauseMs = firstPauseMs;
      // Something may have been said while nobody listened.
      onNotice("");
    } catch (error) {
      again(error instanceof Error ? error.message : String(error));
    }
  };
  const connecting = connect();

  return {
    tell(text: string) {
      client?.query("select pg_notify($1, $2)", [channel, text]).catch(() => {});
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
};
