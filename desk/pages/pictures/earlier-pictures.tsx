import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";

/** Below the newest uploads. */
export function EarlierPictures({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
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
      Show earlier pictures
    </Button>
  );
}
