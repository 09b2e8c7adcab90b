import { useInfiniteQuery } from "@tanstack/react-query";
import { read } from "#desk/call.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { ShowEarlier } from "#desk/frame/show-earlier.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { LogDays } from "./log-days.tsx";

export default function Audit() {
  const query = useInfiniteQuery({
    queryKey: ["audit"],
    queryFn: ({ pageParam, signal }) => read("audit", { before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  });
  return (
    <Screen
      title="Log"
      lead="Who did what at the desk, and when, in Chicago time. No one can change it."
    >
      <Loaded query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <Empty>No activity yet.</Empty>;
          return <LogDays entries={entries} />;
        }}
      </Loaded>
      <ShowEarlier what="entries" query={query} />
    </Screen>
  );
}
