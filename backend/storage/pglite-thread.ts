import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inspect } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { Answer, Question, Start } from "./pglite-messages.ts";

/**
 * The embedded database on a thread of its own: a long statement keeps other statements waiting,
 * never a page. Its one connection answers one question at a time, in their order.
 */
const { folder, template, lean } = workerData as Start;

/**
 * PGlite starts with -F, which never waits for the disk. Without it, and with a log file opened
 * for synchronous writing, a commit is answered only after its log record is written through.
 */
const writeThrough = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
];

/** The usual 128 MB of pages would be most of what a second database costs this process. */
const fewPages = [...PGlite.defaultStartParams, "-c", "shared_buffers=2MB"];

const open = async () => {
  // The database's own lock: the folder's keeps others out, and one that was left empty by a
  // process killed while writing it would keep us out for good.
  if (folder) await rm(join(folder, "postmaster.pid"), { force: true });
  const pglite = new PGlite({
    dataDir: folder ?? "memory://",
    ...(folder ? { startParams: lean ? fewPages : writeThrough } : {}),
    ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
  });
  await pglite.waitReady;
  return pglite;
};

const say = (answer: Answer) => parentPort?.postMessage(answer);

/** What the database says of a statement carries a code; anything else is its own collapse. */
const refusalOf = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  return { message: message ?? inspect(error), code };
};

const answerTo = async (pglite: PGlite, question: Question): Promise<Answer> => {
  const { id, text, parameters } = question;
  if (parameters) return { id, rows: (await pglite.query(text, parameters)).rows };
  return { id, rows: (await pglite.exec(text)).at(-1)?.rows ?? [] };
};

const answer = async (pglite: PGlite, question: Question) => {
  try {
    say(await answerTo(pglite, question));
  } catch (error) {
    const refusal = refusalOf(error);
    say({ id: question.id, refusal });
    // A collapsed database answers nothing any more: the thread ends, and the next one recovers.
    if (refusal.code === undefined) process.exit(1);
  }
};

try {
  const pglite = await open();
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on("message", (question: Question | "close") => {
    last = last.then(async () => {
      if (question !== "close") return answer(pglite, question);
      await pglite.close();
      process.exit(0);
    });
  });
  say({ id: 0, rows: [] });
} catch (error) {
  say({ id: 0, refusal: refusalOf(error) });
}
