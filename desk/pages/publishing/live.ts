import type { LiveIn } from "#desk/pages/queries.ts";

const everyMs = 150;
/** Longer than any process of ours takes to follow, even on a machine that is busy. */
const timeoutMs = 20_000;

/** What tells one version of a page from the next. */
const tagOf = async (path: string) => {
  const answer = await fetch(path, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.headers.get("etag") ?? undefined;
};

/**
 * Looks at a page that will change, as any visitor would, before the publication; the answer then
 * waits until the page has changed. True: it is live. False: it was not seen to change yet.
 */
export const watchPage = async (path: string | undefined) => {
  const before = path && (await tagOf(path));
  return async (): Promise<boolean> => {
    if (!path || !before) return false;
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const now = await tagOf(path);
      if (now && now !== before) return true;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    return false;
  };
};

/** When a publication shows that was not seen to be live. */
export const liveInWords: Record<LiveIn, string> = {
  seconds: "It is published. Visitors will see it within seconds.",
  minutes: "It is published. The site is being rebuilt and will show it in a few minutes.",
  "next-build": "It is published. The site will show it the next time it is built.",
};
