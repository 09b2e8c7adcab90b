import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Loaded } from "#desk/frame/states.tsx";
import { day } from "#desk/time.ts";
import { type StatementsWaiting, statementsWaiting } from "./queries.ts";
import { changeInWords, waitingInWords } from "./statement-words.ts";

function Changed({ changed, changedCount, year }: StatementsWaiting) {
  return (
    <>
      <h3 className="mt-4 mb-1 font-semibold text-sm">Changed since last sent</h3>
      <ul className="rows">
        {changed.map(({ gift, name, byEmail, gifts, cents, sentAt, sentCents }) => (
          <li key={gift}>
            <span className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
              <Link to={`/gifts/${gift}`} className="font-semibold underline underline-offset-4">
                {name ?? "No name"}
              </Link>
              : {changeInWords({ year, gifts, cents, sentOn: day(sentAt), sentCents })}
              <span className="block text-ink-soft text-xs">
                {byEmail ? "By email" : "On paper"}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {changedCount > changed.length && (
        <p className="mt-2 text-ink-soft text-sm">
          The first {changed.length} of {changedCount}.
        </p>
      )}
    </>
  );
}

/** What is left to do for a year. */
export function WaitingStatements({ year }: { year: number }) {
  const query = useQuery(statementsWaiting(year));
  return (
    <section className="sheet self-start" aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg">
        Still to send
      </h2>
      <Loaded query={query}>
        {(answer) => (
          <>
            <p>{waitingInWords(answer)}</p>
            {answer.changed.length > 0 && <Changed {...answer} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
