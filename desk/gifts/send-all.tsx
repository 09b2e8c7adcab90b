import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import type { StatementsAnswer } from "./queries.ts";
import { counted, reachInWords } from "./statement-words.ts";

/** The count comes before the sending: email cannot be called back. */
export function SendAll({
  answer,
  warning,
}: {
  answer: StatementsAnswer;
  warning: string | undefined;
}) {
  const { year, donors, runs, emailGoesToFiles } = answer;
  const [asking, ask] = useState(false);
  const send = useChange("gifts/send-statements", {
    done: emailGoesToFiles
      ? `The ${year} statements are being saved, not sent: this site writes email to files.`
      : `The ${year} statements are on their way.`,
    changes: ["gifts/statements", "gifts/statements-waiting", "gifts/statement-donors"],
    quiet: true,
  });
  const underWay = runs.some(({ endedAt }) => !endedAt);
  const people = counted(donors, "donor", "donors");
  const { byEmail, onPaper, notCounted } = reachInWords(answer);
  return (
    <>
      <p>{byEmail}</p>
      {[onPaper, notCounted].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className="mt-2 text-ink-soft text-sm">
              {sentence}
            </p>
          ),
      )}
      {donors > 0 && (
        <>
          <p className="mt-2 text-ink-soft text-sm">
            A statement that already went out is sent again only if it has changed. The names are
            under “Who gets a statement.”
          </p>
          <Button
            className="mt-4"
            disabled={underWay}
            onClick={() => {
              send.reset();
              ask(true);
            }}
          >
            Send to {people}
          </Button>
        </>
      )}
      {asking && (
        <Modal title={`Send the ${year} statements?`} close={() => ask(false)}>
          <p className="mb-4">
            {people} will get an email that lists their {year} gifts. You can't take back an email,
            so please preview one first.
          </p>
          {warning && <p className="mb-4 font-semibold text-brick-700">{warning}</p>}
          {send.error && (
            <p role="alert" className="mb-4 font-semibold text-brick-700">
              {send.error.message}
            </p>
          )}
          <DialogButtons
            label={`Send ${counted(donors, "statement", "statements")}`}
            pendingLabel="Starting…"
            isPending={send.isPending}
            act={() => send.mutate({ year, donors }, { onSuccess: () => ask(false) })}
            close={() => ask(false)}
          />
        </Modal>
      )}
    </>
  );
}
