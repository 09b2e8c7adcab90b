import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { reading } from "#desk/queries.ts";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import type { outcomeStates } from "#rules/letters.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { touched } from "./queries.ts";
import { subscribersInWords } from "./state-words.ts";

type State = (typeof outcomeStates)[number];

const words: Record<State, { title: string; lead: string }> = {
  unknown: {
    title: "Unknown",
    lead: "The connection dropped or the site stopped while these were being sent. Some people may have gotten the newsletter. The site never resends it on its own.",
  },
  refused: {
    title: "Refused",
    lead: "After one permanent refusal or three temporary ones, we stop sending newsletters to that address. Under Subscribers, you can see who and turn their newsletters back on.",
  },
};

/** Who did not get a letter, or may not have. */
export function Outcomes({ id, state, count }: { id: string; state: State; count: number }) {
  const [page, setPage] = useState(1);
  // Whoever shows it begins it anew when the figure changes: more may follow while somebody looks.
  const query = useQuery({ ...reading("letters/outcomes", { id, state, page }), staleTime: 0 });
  const again = useChange("letters/send-unknown", {
    done: "We're sending them the newsletter again.",
    changes: touched,
  });
  const { title, lead } = words[state];
  return (
    <section aria-labelledby={`outcome-${state}`} className="sheet">
      <h2 id={`outcome-${state}`} className="mb-1 text-lg">
        {title}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">{lead}</p>
      <Loaded query={query}>
        {({ outcomes, total }) => (
          <>
            <ul className="grid gap-1.5 text-sm">
              {outcomes.map(({ id: row, email, settledAt, why, code }) => (
                <li key={row} className="wrap-anywhere">
                  <strong>{email ?? "Someone no longer on our list"}</strong>
                  {settledAt && <span className="text-ink-soft"> {moment(settledAt)}</span>}
                  {why && (
                    <span className="block text-ink-soft">
                      {why} ({code})
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {total > rowsPerPage && (
              <div className="mt-3 flex gap-3">
                <Button
                  look="secondary"
                  className="button-small"
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  Previous
                </Button>
                <Button
                  look="secondary"
                  className="button-small"
                  disabled={total <= page * rowsPerPage}
                  onClick={() => setPage(page + 1)}
                >
                  Next
                </Button>
              </div>
            )}
            {state === "unknown" && (
              <Button
                look="secondary"
                className="button-small mt-3"
                disabled={again.isPending}
                onClick={() => again.mutate({ id })}
              >
                Send it again to {subscribersInWords(count)}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
