import { createWorker } from "#hosts/node/worker.ts";
import type { Start, TaskName, Tasks } from "./messages.ts";

/** Drawing all pages takes a second or two on a busy machine; what takes this long never ends. */
const longestMs = 30_000;

/** Somebody who writes wants the next preview at once; afterwards the memory is free again. */
const idleMs = 15 * 60_000;

/** The pages take a quarter of it; a small machine has to have room for visitors too. */
const oldGenerationMb = 256;

type Limits = { longestMs?: number; idleMs?: number; mostWaiting?: number };

export type Renderer = Tasks & {
  /** Whether the pages are loaded, or about to be. If so, they stay for a while. */
  keepWarm(): boolean;
  close(): Promise<void>;
};

/** Draws pages on a thread of its own: publishing never keeps a visitor waiting. */
export const createRenderer = (start: Start, limits: Limits = {}): Renderer => {
  const module = new URL("./thread.ts", import.meta.url);
  const worker = createWorker({
    module,
    data: start,
    longestMs,
    idleMs,
    oldGenerationMb,
    ...limits,
  });
  const ask = <Name extends TaskName>(task: Name) =>
    ((question: unknown) => worker.ask(task, question)) as Tasks[Name];

  return {
    site: ask("site"),
    check: ask("check"),
    page: ask("page"),
    compress: ask("compress"),
    keepWarm: worker.keepWarm,
    close: worker.close,
  };
};
