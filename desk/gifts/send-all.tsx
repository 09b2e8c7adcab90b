import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import type { StatementsAnswer } from "./queries.ts";
import { counted, reachInWords } from "./statement-words.ts";

function SendForm({
  answer,
  warning,
  close,
}: {
  answer: StatementsAnswer;
  warning: string | undefined;
  close: () => void;
}) {
  const { year, donors, emailGoesToFiles } = answer;
  const send = useChange("gifts/send-statements", {
    done: emailGoesToFiles
      ? `The ${year} statements are being saved, not sent: this site writes email to files.`
      : `The ${year} statements are on their way.`,
    changes: ["gifts/statements", "gifts/statements-waiting", "gifts/statement-donors"],
    quiet: true,
  });
  return (
    <>
      <p className="mb-4">
        {counted(donors, "donor", "donors")} will get an email that lists their {year} gifts. You
        can't take back an email, so please preview one first.
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
        act={() => send.mutate({ year, donors }, { onSuccess: close })}
        close={close}
      />
    </>
  );
}

/** The count comes before the sending: email cannot be called back. */
export function SendAll({
  answer,
  warning,
}: {
  answer: StatementsAnswer;
  warning: string | undefined;
}) {
  const { year, donors, runs } = answer;
  const [asking, ask] = useState(false);
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
          <Button className="mt-4" disabled={underWay} onClick={() => ask(true)}>
            Send to {people}
          </Button>
        </>
      )}
      {asking && (
        <Modal title={`Send the ${year} statements?`} close={() => ask(false)}>
          <SendForm answer={answer} warning={warning} close={() => ask(false)} />
        </Modal>
      )}
    </>
  );
}
