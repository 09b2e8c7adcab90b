import type { SiteFiles } from "./site-files.ts";

/** Processes show a publication within two seconds of each other, on a very busy machine later. */
const longestMs = 10_000;

/** More wait only when somebody makes addresses up; theirs are answered at once. */
const mostWaiting = 500;

type Waiting = { path: string; answer(): void };

/**
 * Behind a balancer a visitor may get a page from a process that already shows a publication, and
 * ask this one, which is about to, for the page's data. Whoever asks for data that is not here yet
 * waits for the next files that have it, for as long as that can take.
 */
export const waitForLateData = (waitMs = longestMs, most = mostWaiting) => {
  const waiting = new Set<Waiting>();

  return {
    /**
     * Answers how to leave, or nothing where there is no room to wait. The answer is asked for once:
     * when the file is there, or late.
     */
    wait(path: string, answer: () => void): (() => void) | undefined {
      if (waiting.size >= most) return;
      const late = setTimeout(() => one.answer(), waitMs);
      const leave = () => {
        clearTimeout(late);
        waiting.delete(one);
      };
      const one: Waiting = {
        path,
        answer() {
          leave();
          answer();
        },
      };
      waiting.add(one);
      return leave;
    },
    /** New files are served. */
    arrived({ resources }: SiteFiles) {
      for (const one of [...waiting]) if (resources.has(one.path)) one.answer();
    },
  };
};
