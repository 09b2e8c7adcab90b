import { useEffect, useState } from "react";
import { CallFailed, callFunction } from "#app/backend.ts";
import { askPatiently } from "./ask-patiently.ts";
import { type GiftReport, type Standing, standingOf } from "./thanks.ts";

/** While the payment partner's report is awaited: about a minute. */
const askAgainMs = 3000;
const mostQuestions = 20;

/** The server's report; null when it knows no such gift; "unreachable" when it gave no answer. */
type Answer = GiftReport | null | "unreachable";

/** Asks the server about a gift, and again for as long as the answer may still change. */
export function useGiftStanding(reference: string | undefined) {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (reference === undefined) return;
    const leaving = new AbortController();
    follow(reference, setAnswer, leaving.signal);
    return () => {
      leaving.abort();
      setAnswer(undefined);
    };
  }, [reference]);

  const report = typeof answer === "object" ? answer : undefined;
  return { report, standing: standing() };

  function standing(): Standing {
    if (reference === undefined) return "thanked";
    if (answer === undefined) return "checking";
    if (answer === null) return "unknown";
    return answer === "unreachable" ? answer : standingOf(answer.state);
  }
}

const follow = async (reference: string, tell: (answer: Answer) => void, left: AbortSignal) => {
  for (let questions = 0; questions < mostQuestions; questions++) {
    const answer = await askPatiently(() => askAbout(reference), left).catch(
      () => "unreachable" as const,
    );
    if (left.aborted) return;
    // What was once heard stays, when a later question finds nobody.
    if (answer !== "unreachable" || questions === 0) tell(answer);
    if (!unsettled(answer)) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    if (left.aborted) return;
  }
};

const unsettled = (answer: Answer) =>
  answer !== null &&
  answer !== "unreachable" &&
  (answer.state === "open" || answer.state === "pending");

/** The server's report, or null when it knows no such gift: an answer, so not asked again. */
const askAbout = async (reference: string): Promise<GiftReport | null> => {
  try {
    return await callFunction<GiftReport>("gift-status", { reference });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
};
