import { rm } from "node:fs/promises";
import { startWorker } from "#backend/worker.ts";
import { copyRunning } from "./copy-running.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import type { Question, Start } from "./pglite-thread.ts";
import { oneAtATime } from "./queue.ts";
import { database, insideTransaction } from "./rows.ts";
import { tidyEmbedded } from "./tidy.ts";

/** No room or no way to write (53, 58), or no word about why. */
const isUnavailable = (code: string | undefined) => code === undefined || /^5[38]/.test(code);

/** What a reader leaves behind as it reads is swept often, before it has grown to its usual 48 MB. */
const littleGarbage = { maxYoungGenerationSizeMb: 4 };

const startThread = async (start: Start) => {
  const file = new URL("./pglite-thread.ts", import.meta.url);
  const options = { workerData: start, ...(start.lean && { resourceLimits: littleGarbage }) };
  const thread = startWorker(file, options, "The embedded database has stopped.");
  const put = (question: Question) =>
    thread.ask(question).catch((error: Error & { code?: string }) => {
      throw isUnavailable(error.code) ? new DatabaseUnavailable(error.message) : error;
    });
  await put("ready");

  return {
    ended: thread.hasEnded,
    // The thread answers every statement with its rows.
    ask: async (text: string, parameters?: unknown[]) =>
      (await put({ text, parameters })) as unknown[],
    async close() {
      // It is not answered: the thread ends.
      put("close").catch(() => {});
      await thread.exited;
    },
  };
};

const copyBusy = "A backup is being made already.";

/** One that collapses is opened again for the next statement, if it has a folder. */
export const openPGlite = async (
  folder?: string,
  template?: string,
  { lean = false } = {},
): Promise<OpenDatabase> => {
  const start = () => startThread({ folder, template, lean });
  let thread = await start();
  let closed = false;
  const alone = oneAtATime("The embedded database is busy.");
  const copying = oneAtATime(copyBusy);

  const living = async () => {
    if (thread.ended() && folder && !closed) thread = await start();
    return thread;
  };

  const query: Database["query"] = (text, parameters) =>
    alone(async () => (await living()).ask(text, parameters));

  /** The one connection stays free for visitors while the copy is made and read. */
  const readCopyOf = (folder: string): NonNullable<Database["snapshot"]> => {
    const copy = `${folder}-copy`;
    return (work) =>
      copying(async () => {
        try {
          await copyRunning(embedded, folder, copy);
          const reader = await openPGlite(copy, undefined, { lean: true });
          return await reader.transaction(work).finally(reader.close);
        } finally {
          await rm(copy, { recursive: true, force: true });
        }
      });
  };
  // A process that was killed at it left its copy behind.
  if (folder) await rm(`${folder}-copy`, { recursive: true, force: true });

  const embedded: OpenDatabase = database({
    query,
    transaction: (work) =>
      alone(async () => {
        const { ask } = await living();
        await ask("begin");
        try {
          const result = await work(insideTransaction(ask));
          await ask("commit");
          return result;
        } catch (error) {
          // A collapsed database has already forgotten the transaction.
          await ask("rollback").catch(() => {});
          throw error;
        }
      }),
    ...(folder && { snapshot: readCopyOf(folder), tidy: () => tidyEmbedded(embedded) }),
    async close() {
      closed = true;
      await thread.close();
    },
  });
  return embedded;
};
