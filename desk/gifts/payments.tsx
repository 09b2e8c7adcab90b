import { useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { money } from "#desk/frame/money.ts";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { day, moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";
import { sentInWords } from "./sent-words.ts";
import { StateTag } from "./state-tag.tsx";

type Payment = GiftAnswer["payments"][number];

export const receiptInWords = (
  { receiptSentAt, receiptPrintedAt }: Pick<Payment, "receiptSentAt" | "receiptPrintedAt">,
  emailGoesToFiles: boolean,
  hasEmail = true,
) => {
  const ways = [
    receiptSentAt && sentInWords(moment(receiptSentAt), emailGoesToFiles),
    receiptPrintedAt && `printed ${moment(receiptPrintedAt)}`,
  ].filter(Boolean);
  if (ways.length > 0) return ways.join(", ");
  return hasEmail ? "not sent yet" : "not sent, because there is no email address";
};

/** The first one is one press; whatever went out before is not sent again by a slip. */
function SendReceipt({ gift, payment }: { gift: GiftAnswer["gift"]; payment: Payment }) {
  const me = useMe();
  const [asking, ask] = useState(false);
  const send = useChange("gifts/send-receipt", {
    done: onItsWay(me, "The receipt", gift.donorEmail ?? ""),
    changes: giftReadings,
  });
  const again = Boolean(payment.receiptSentAt || payment.receiptPrintedAt);
  const mutate = () =>
    send.mutate({ id: gift.id, payment: payment.number }, { onSettled: () => ask(false) });
  return (
    <>
      <Button
        look={again ? "quiet" : "secondary"}
        className={again ? "text-sm" : "button-small"}
        disabled={send.isPending}
        onClick={() => (again ? ask(true) : mutate())}
      >
        {again ? "Send the receipt again" : "Send the receipt"}
        <span className="sr-only"> {payment.receipt}</span>
      </Button>
      {asking && (
        <Modal title="Send the receipt again?" close={() => ask(false)}>
          <p className="mb-4">
            This receipt was {receiptInWords(payment, me.emailGoesToFiles)}. Another one, marked
            “duplicate copy,” goes to <span className="wrap-anywhere">{gift.donorEmail}</span>.
          </p>
          <DialogButtons
            label="Send another copy"
            pendingLabel="Sending…"
            isPending={send.isPending}
            act={mutate}
            close={() => ask(false)}
          />
        </Modal>
      )}
    </>
  );
}

/** What arrived, each with its receipt and the way to Stripe. */
export function Payments({ answer: { gift, payments } }: { answer: GiftAnswer }) {
  const { emailGoesToFiles } = useMe();
  return (
    <section className="sheet" aria-labelledby="payments">
      <h2 id="payments" className="mb-1 text-lg">
        {payments.length > 1 ? "Payments" : "Payment"}
      </h2>
      {payments.length === 0 && <p className="text-ink-soft">No payment yet.</p>}
      <ul className="rows">
        {payments.map((payment) => (
          <li key={payment.number}>
            <div className="min-w-0 flex-1 basis-full">
              <p className="flex flex-wrap items-center gap-2">
                <strong className="even-figures">
                  {money(payment.amountCents, payment.currency)}
                </strong>
                <span className="text-ink-soft text-sm">{day(payment.at)}</span>
                <StateTag state={payment.state} kind={gift.kind} />
              </p>
              <p className="text-ink-soft text-sm">
                Receipt {payment.receipt},{" "}
                {receiptInWords(payment, emailGoesToFiles, gift.donorEmail !== null)}
                {payment.keptCents !== payment.amountCents &&
                  `; net ${money(payment.keptCents, payment.currency)}`}
                {payment.feeCoverCents > 0 &&
                  `; includes ${money(payment.feeCoverCents)} for the card fee`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {payment.state === "paid" && gift.donorEmail && (
                <SendReceipt gift={gift} payment={payment} />
              )}
              {payment.state === "paid" && !payment.test && (
                <Link
                  to={`/gifts/${gift.id}/receipt/${payment.number}`}
                  className={buttonClass("secondary", "button-small")}
                >
                  Print the receipt<span className="sr-only"> {payment.receipt}</span>
                </Link>
              )}
              {payment.providerUrl && (
                <a
                  href={payment.providerUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass("quiet", "text-sm")}
                >
                  Open in Stripe<span className="sr-only"> (opens a new window)</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {payments.some(({ providerUrl }) => providerUrl) && (
        <p className="mt-2 text-ink-soft text-sm">
          Make refunds in Stripe. They show up here automatically.
        </p>
      )}
    </section>
  );
}
