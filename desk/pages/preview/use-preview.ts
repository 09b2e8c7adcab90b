import { useEffect, useRef, useState } from "react";
import { post } from "#desk/call.ts";
import type { PageToSee } from "#desk/pages/queries.ts";

/** Long enough to finish a word, so that the page is drawn a few times a sentence at most. */
const settledMs = 450;

/** The address of the page as it would be with these contents, a moment after they last changed. */
export const usePreview = (name: string, content: unknown, path: string | undefined) => {
  const [address, setAddress] = useState<{ address: string; turn: number }>();
  const [problem, setProblem] = useState<string>();
  const [pages, setPages] = useState<PageToSee[]>();
  const waitMs = useRef(0);
  useEffect(() => {
    if (!path) return;
    let over = false;
    const asked = { path, documents: [{ name, content }] };
    const ask = async () => {
      try {
        const answer = await post("pages/preview", asked);
        if (over) return;
        setProblem(undefined);
        setPages(answer.pages);
        // Browsers pass over a second visit to an address that is still loading.
        setAddress(({ turn: last } = { address: "", turn: 0 }) => ({
          address: `${answer.address}&turn=${last + 1}`,
          turn: last + 1,
        }));
      } catch (error) {
        if (!over) setProblem((error as Error).message);
      }
    };
    // Only what somebody types has to settle.
    const timer = setTimeout(ask, waitMs.current);
    waitMs.current = settledMs;
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [name, content, path]);
  return { address, problem, pages };
};
