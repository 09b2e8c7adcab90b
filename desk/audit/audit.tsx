import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { read } from "#desk/call.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { moment, withChicagoTimes } from "#desk/time.ts";

export default function Audit() {
  const query = useInfiniteQuery({
    queryKey: ["audit"],
    queryFn: ({ pageParam, signal }) => read("audit", { before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  });
  return (
    <Screen title="Log" lead="Who did what at the desk, and when. Nobody can change it.">
      <Loaded query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <Empty>No activity yet.</Empty>;
          return (
            <div className="sheet">
              <ol className="-my-3 rows">
                {entries.map(({ id, at, actor, action, about }, index) => (
                  <li key={id} className={index === 0 ? "border-t-0!" : ""}>
                    <time
                      dateTime={at}
                      className="w-44 shrink-0 text-ink-soft text-sm even-figures"
                    >
                      {moment(at)}
                    </time>
                    <p className="min-w-0 flex-1 basis-64 break-words text-sm">
                      <strong>{actor}</strong> {action}
                      {about && <span className="text-ink-soft">: {withChicagoTimes(about)}</span>}
                    </p>
                  </li>
                ))}
              </ol>
            </div>
          );
        }}
      </Loaded>
      {query.hasNextPage && (
        <Button
          look="secondary"
          className="mt-5"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? "Loading…" : "Show earlier entries"}
        </Button>
      )}
    </Screen>
  );
}
