import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";

/** The way on in a list that is fetched bit by bit, as long as there is more. */
export function ShowEarlier({
  what,
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  what: string;
  query: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
}) {
  if (!hasNextPage) return null;
  return (
    <Button
      look="secondary"
      className="button-small mt-4"
      disabled={isFetchingNextPage}
      onClick={() => fetchNextPage()}
    >
      {isFetchingNextPage ? "Loading…" : `Show earlier ${what}`}
    </Button>
  );
}
