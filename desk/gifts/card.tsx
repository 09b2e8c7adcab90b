import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { day, monthInWords } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";

/** The link goes to the donor's own address: no other can be typed here. */
function SendForm({ id, email, close }: { id: string; email: string; close: () => void }) {
  // One for this form: sent twice, it is one email.
  const [key] = useState(() => crypto.randomUUID());
  const me = useMe();
  const send = useChange("gifts/send-card-link", {
    done: onItsWay(me, "The link for a new card", email),
    changes: giftReadings,
    quiet: true,
  });
  return (
    <div className="grid gap-4">
      <p>
        The donor enters the new card on our payment processor's page. The link works for this gift
        only, for 30 days.
      </p>
      <p>
        It goes to <strong className="wrap-anywhere">{email}</strong>, where the receipts go. If
        that isn't right, cancel and correct the email address first.
      </p>
      {send.error && (
        <p role="alert" className="font-semibold text-brick-700">
          {send.error.message}
        </p>
      )}
      <DialogButtons
        label="Email the link"
        pendingLabel="Sending…"
        isPending={send.isPending}
        act={() => send.mutate({ id, key }, { onSuccess: close })}
        close={close}
      />
    </div>
  );
}

/** What is known of the card behind a monthly gift, and how its donor gets to a new one. */
export function MonthlyCard({ answer: { gift, monthly } }: { answer: GiftAnswer }) {
  const [sending, setSending] = useState(false);
  if (!monthly) return null;
  const { changeable, overdueSince, cardExpiresOn } = monthly;
  return (
    <>
      {overdueSince && (
        <p className="mt-3 text-sm">
          <strong>The card was declined on {day(overdueSince)}.</strong> The donor gets up to three
          emails with a link for a new card, unless it is paid, paused or stopped first.
        </p>
      )}
      {cardExpiresOn && (
        <p className="mt-3 text-sm">
          The card is good through {monthInWords(cardExpiresOn.slice(0, 7))}.
        </p>
      )}
      {changeable && gift.donorEmail && (
        <Button look="secondary" className="button-small mt-4" onClick={() => setSending(true)}>
          Email a link for a new card
        </Button>
      )}
      {sending && gift.donorEmail && (
        <Modal title="Email a link for a new card" close={() => setSending(false)}>
          <SendForm id={gift.id} email={gift.donorEmail} close={() => setSending(false)} />
        </Modal>
      )}
    </>
  );
}
