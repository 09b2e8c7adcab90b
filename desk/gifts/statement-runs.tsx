import { useId } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import type { StatementRun, StatementsAnswer } from "./queries.ts";
import { runInWords } from "./statement-words.ts";

type Shown = Pick<StatementsAnswer, "runs" | "emailGoesToFiles">;

function Run({ run, emailGoesToFiles }: { run: StatementRun } & Pick<Shown, "emailGoesToFiles">) {
  const label = useId();
  const stop = useChange("gifts/stop-statements", {
    done: "Stopped. Statements that already went out can't be taken back.",
    changes: ["gifts/statements", "gifts/statements-waiting", "gifts/statement-donors"],
  });
  const { id, total, waiting, failed, endedAt, year, startedAt, startedBy } = run;
  return (
    <li>
      <div className="min-w-0 flex-1 basis-56">
        <p id={label} className="text-sm">
          <strong>{year}</strong>: {runInWords(run, emailGoesToFiles)}
        </p>
        {!endedAt && (
          <progress
            aria-labelledby={label}
            max={total}
            value={total - waiting}
            className="my-1 h-3 w-full"
          />
        )}
        {failed > 0 && (
          <Link to="/email" className="text-sm underline underline-offset-4">
            See email that wasn't delivered
          </Link>
        )}
        <p className="text-ink-soft text-xs">
          {startedBy}, {moment(startedAt)}
        </p>
      </div>
      {!endedAt && (
        <Button
          look="secondary"
          className="button-small"
          disabled={stop.isPending}
          onClick={() => stop.mutate({ id })}
        >
          Stop sending
        </Button>
      )}
    </li>
  );
}

/** What has been sent for the year, and how far what is under way has come. */
export function Runs({ runs, emailGoesToFiles }: Shown) {
  return (
    <div aria-live="polite">
      {runs.length > 0 && (
        <ul className="rows mt-5">
          {runs.map((run) => (
            <Run key={run.id} run={run} emailGoesToFiles={emailGoesToFiles} />
          ))}
        </ul>
      )}
    </div>
  );
}
