import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { answerInOrder } from "#backend/worker.ts";

export type Start = {
  folder?: string | undefined;
  template?: string | undefined;
  /** For a copy that is read once: it keeps hardly any pages in memory, and loses nothing by it. */
  lean?: boolean;
};

export type Question = "ready" | { text: string; parameters: unknown[] | undefined } | "close";

/** A long statement keeps other statements waiting, never a page. */
const { folder, template, lean } = workerData as Start;

/** PGlite starts with -F, which never waits for the disk: a commit must be written through. */
const writeThrough = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=open_datasync",
];

/** The usual 128 MB of pages would be most of what a second database costs this process. */
const fewPages = [...PGlite.defaultStartParams, "-c", "shared_buffers=2MB"];

/**
 * A picture goes in as it is and comes out at once. The library's own way spells each byte by itself:
 * seconds for a megabyte, in which nobody can give.
 */
const bytes = {
  serializers: { [types.BYTEA]: (given: Uint8Array) => given as unknown as string },
  parsers: { [types.BYTEA]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), "hex")) },
};

const open = async () => {
  // The database's own lock: the folder's keeps others out, and one that was left empty by a
  // process killed while writing it would keep us out for good.
  if (folder) await rm(join(folder, "postmaster.pid"), { force: true });
  const pglite = new PGlite({
    dataDir: folder ?? "memory://",
    ...bytes,
    ...(folder ? { startParams: lean ? fewPages : writeThrough } : {}),
    ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
  });
  await pglite.waitReady;
  return pglite;
};

const opened = open();
// Whoever asks first is told.
opened.catch(() => {});

const answer = async (question: Question) => {
  const pglite = await opened;
  if (question === "ready") return;
  if (question === "close") {
    await pglite.close();
    process.exit(0);
  }
  const { text, parameters } = question;
  if (parameters) return (await pglite.query(text, parameters)).rows;
  return (await pglite.exec(text)).at(-1)?.rows ?? [];
};

// What the database says of a statement carries a code; anything else is its own collapse. It then
// answers nothing any more: the thread ends, and the next one recovers.
answerInOrder(answer, ({ code }) => {
  if (code === undefined) process.exit(1);
});
