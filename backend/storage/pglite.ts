import { rm } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { copyRunning } from "./copy-running.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { insideTransaction } from "./nested.ts";
import type { Answer, Question, Start } from "./pglite-messages.ts";
import { oneAtATime } from "./queue.ts";

type Waiting = { resolve(answer: Answer): void; reject(error: Error): void };

/** No room or no way to write (53, 58), or no word about why. */
const isUnavailable = (code: string | undefined) => code === undefined || /^5[38]/.test(code);

const errorFrom = ({ message, code }: { message: string; code: string | undefined }) =>
  isUnavailable(code)
    ? new DatabaseUnavailable(message)
    : Object.assign(new Error(message), { code });

/** Starts the thread and answers once its database is open. */
const startThread = async (start: Start) => {
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), { workerData: start });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let closing = false;
  let ended = false;

  const wait = (id: number) =>
    new Promise<Answer>((resolve, reject) => {
      // The process lives as long as somebody waits for an answer, and no longer.
      thread.ref();
      waiting.set(id, { resolve, reject });
    });
  const end = (reason: string) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(reason));
    waiting.clear();
  };
  thread.on("message", (answer: Answer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0 && !closing) thread.unref();
    if ("refusal" in answer) question?.reject(errorFrom(answer.refusal));
    else question?.resolve(answer);
  });
  thread.on("error", (error) => end(String(error)));
  const exited = new Promise<void>((resolve) =>
    thread.on("exit", () => {
      end("The embedded database has stopped.");
      resolve();
    }),
  );
  await wait(0);

  return {
    ended: () => ended,
    async ask<Row>(text: string, parameters?: unknown[]) {
      if (ended) throw new DatabaseUnavailable("The embedded database has stopped.");
      asked += 1;
      const waiting = wait(asked);
      thread.postMessage({ id: asked, text, parameters } satisfies Question);
      const answer = await waiting;
      return ("rows" in answer ? answer.rows : []) as Row[];
    },
    async close() {
      // Answers that still come must not let the process end before this is done.
      closing = true;
      thread.ref();
      if (!ended) thread.postMessage("close");
      await exited;
    },
  };
};

const copyBusy = "A backup is being made already.";

/**
 * Opens the embedded database in `folder`, or one that lives in memory only, copied from a
 * `template` file. One that collapses is opened again for the next statement, as long as it has a
 * folder to come back from.
 */
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
          await copyRunning(query, folder, copy);
          const reader = await openPGlite(copy, undefined, { lean: true });
          return await reader.transaction(work).finally(reader.close);
        } finally {
          await rm(copy, { recursive: true, force: true });
        }
      });
  };
  // A process that was killed at it left its copy behind.
  if (folder) await rm(`${folder}-copy`, { recursive: true, force: true });

  return {
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
    ...(folder && { snapshot: readCopyOf(folder) }),
    async close() {
      closed = true;
      await thread.close();
    },
  };
};
