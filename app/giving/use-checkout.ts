import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailed, callFunction } from "#app/backend.ts";
import { useLanguage } from "#app/effects/language.ts";
import { useFocusBack } from "#app/forms/use-focus-back.ts";
import { createIntent } from "#app/intent.ts";
import { type Language, languageInCall } from "#rules/languages.ts";
import { linkWordsQuery } from "#rules/link-words.ts";
import { type Gift, giftRequest } from "./gift.ts";
import { openCheckout } from "./open-checkout.ts";

/** Long enough for any checkout to load; after it, the visitor must have stopped the browser. */
const leavingMs = 10_000;

/**
 * Takes one gift at a time to its checkout. `start` does nothing while another is on its way, and
 * throws `CallFailed` when there is no checkout to go to.
 */
export function useCheckout() {
  const [running, setRunning] = useState<Gift | null>(null);
  const [tabUrl, setTabUrl] = useState<string | null>(null);
  const busy = useRef(false);
  const noteFocus = useFocusBack(running !== null);
  const [intent] = useState(createIntent);
  const language = useLanguage();

  const finish = useCallback(() => {
    busy.current = false;
    setRunning(null);
  }, []);

  useEffect(() => {
    // Back from the checkout may show this very page as it was left, still "Processing...".
    const restore = (event: PageTransitionEvent) => event.persisted && finish();
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, [finish]);

  const start = useCallback(
    async (gift: Gift) => {
      if (busy.current) return;
      busy.current = true;
      noteFocus();
      setRunning(gift);
      setTabUrl(null);
      try {
        const url = await requestCheckout(gift, language, intent.keyFor(gift));
        intent.settle();
        if (openCheckout(url) === "window") {
          setTimeout(finish, leavingMs);
          return;
        }
        setTabUrl(url);
      } catch (error) {
        // A refusal settles the matter; silence leaves open whether the gift was begun.
        if (error instanceof CallFailed && error.reason) intent.settle();
        finish();
        throw error;
      }
      finish();
    },
    [finish, intent, language, noteFocus],
  );

  return { start, running, tabUrl };
}

/**
 * The campaign words of the link that brought the visitor, from where the browser has them anyway:
 * this address, the one that was loaded first, and the page before. Nothing is stored for it.
 */
const linkWordsHere = () => {
  const [load] = performance.getEntriesByType("navigation");
  return linkWordsQuery([location.href, load?.name ?? "", document.referrer]);
};

const requestCheckout = async (gift: Gift, language: Language, key: string) => {
  const answer = await callFunction<{ url?: string; error?: string } | null>(
    `create-payment${linkWordsHere()}`,
    { ...giftRequest(gift), ...languageInCall(language) },
    { "Idempotency-Key": key },
  );
  if (!answer?.url) throw new CallFailed(answer?.error);
  return answer.url;
};
