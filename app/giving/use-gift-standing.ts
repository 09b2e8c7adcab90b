import { QueryClient, useQuery } from "@tanstack/react-query";
import { CallFailed, callFunction } from "#app/backend.ts";
import { type GiftReport, type Standing, standingOf } from "./thanks.ts";

const client = new QueryClient();

/** While the payment partner's report is awaited: about a minute. */
const askAgainMs = 3000;
const mostQuestions = 20;

/** Asks the server about a gift, and again for as long as the answer may still change. */
export function useGiftStanding(reference: string | undefined) {
  const { data, isError } = useQuery(
    {
      queryKey: ["gift", reference],
      queryFn: () => askAbout(reference ?? ""),
      enabled: reference !== undefined,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      refetchInterval: ({ state }) =>
        unsettled(state.data) && state.dataUpdateCount < mostQuestions ? askAgainMs : false,
    },
    client,
  );
  return { report: data, standing: standing() };

  function standing(): Standing {
    if (reference === undefined) return "thanked";
    if (data) return standingOf(data.state);
    if (data === null) return "unknown";
    return isError ? "unreachable" : "checking";
  }
}

const unsettled = (report: GiftReport | null | undefined) =>
  report?.state === "open" || report?.state === "pending";

/** The server's report, or null when it knows no such gift: an answer, so not asked again. */
const askAbout = async (reference: string): Promise<GiftReport | null> => {
  try {
    return await callFunction<GiftReport>("gift-status", { reference });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
};
