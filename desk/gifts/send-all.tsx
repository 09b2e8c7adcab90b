import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import { money } from "./money.ts";
import type { StatementsAnswer } from "./queries.ts";

const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString("en-US")} ${many}`;

/** The count comes before the sending: mail cannot be called back. */
export function SendAll({ answer }: { answer: StatementsAnswer }) {
  const { year, donors, keptCents, unreachable, runs } = answer;
  const [asking, ask] = useState(false);
  const send = useChange("gifts/send-statements", {
    done: `The statements of ${year} are on their way.`,
    changes: ["gifts/statements"],
    quiet: true,
  });
  const underWay = runs.some(({ endedAt }) => !endedAt);
  const people = counted(donors, "donor", "donors");
  return (
    <>
      <p>
        <strong>{people}</strong> gave {money(keptCents)} in {year} and can be reached by mail.
      </p>
      {unreachable > 0 && (
        <p className="mt-2 text-ink-soft text-sm">
          {counted(unreachable, "gift has", "gifts have")} no mail address; whoever gave{" "}
          {unreachable === 1 ? "it gets" : "them get"} a statement on paper.
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        A statement that was sent before goes out again only if it has changed.
      </p>
      <Button
        className="mt-4"
        disabled={donors === 0 || underWay}
        onClick={() => {
          send.reset();
          ask(true);
        }}
      >
        Send to {people}
      </Button>
      {asking && (
        <Modal title={`Send the statements of ${year}?`} close={() => ask(false)}>
          <p className="mb-4">
            {people} will get a letter with their gifts of {year}. Mail that has gone out cannot be
            called back; please look at one of them first.
          </p>
          {send.error && (
            <p role="alert" className="mb-4 font-semibold text-brick-700">
              {send.error.message}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={send.isPending}
              onClick={() => send.mutate({ year, donors }, { onSuccess: () => ask(false) })}
            >
              {send.isPending ? "Beginning…" : `Send ${counted(donors, "statement", "statements")}`}
            </Button>
            <Button look="secondary" onClick={() => ask(false)}>
              Not yet
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
