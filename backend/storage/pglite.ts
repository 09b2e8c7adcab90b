import { PGlite, type PGliteInterface, type Transaction } from "@electric-sql/pglite";
import type { Database, OpenDatabase } from "./database.ts";
import { insideTransaction } from "./nested.ts";

/**
 * PGlite starts with -F, which never waits for the disk. Without it, and with a log file opened
 * for synchronous writing, a commit is answered only after its log record is written through.
 */
const writeThrough = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
];

const queryOn =
  (target: PGliteInterface | Transaction): Database["query"] =>
  async <Row>(text: string, parameters?: unknown[]) => {
    if (parameters) return (await target.query<Row>(text, parameters)).rows;
    return ((await target.exec(text)).at(-1)?.rows ?? []) as Row[];
  };

/** Opens the embedded database in `folder`, or one that lives in memory only, from a copy. */
export const openPGlite = async (folder?: string, copy?: Blob): Promise<OpenDatabase> => {
  const pglite = new PGlite({
    dataDir: folder ?? "memory://",
    ...(folder ? { startParams: writeThrough } : {}),
    ...(copy ? { loadDataDir: copy } : {}),
  });
  await pglite.waitReady;
  return {
    query: queryOn(pglite),
    transaction: (work) => pglite.transaction((tx) => work(insideTransaction(queryOn(tx)))),
    close: () => pglite.close(),
  };
};
