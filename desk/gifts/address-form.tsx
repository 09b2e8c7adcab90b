import { type FormEvent, useState } from "react";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useChange } from "#desk/use-change.ts";
import { addressCorrection } from "#rules/gifts.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";

/** Another email address for the donor; the one before stays in the history. */
export function AddressForm({
  answer: { gift, payments, others },
  close,
}: {
  answer: GiftAnswer;
  close: () => void;
}) {
  const me = useMe();
  const before = gift.donorEmail;
  const [email, setEmail] = useState(before ?? "");
  const [everywhere, setEverywhere] = useState(true);
  const receiptable = payments.some(({ state }) => state === "paid");
  const [sendReceipt, setSendReceipt] = useState(receiptable);
  const [mistake, setMistake] = useState<string>();
  const correct = useChange("gifts/correct-address", {
    done: (sent) =>
      sent.sendReceipt
        ? `The email address is corrected. ${onItsWay(me, "The receipt", sent.email)}`
        : "The email address is corrected.",
    undo: async ({ email }, changed) => {
      if (changed.gifts.length > 0) await post("gifts/undo-address", { email, ...changed });
    },
    changes: giftReadings,
    quiet: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = addressCorrection.safeParse({
      id: gift.id,
      from: gift.donorEmail,
      email,
      everywhere: everywhere && others > 0,
      sendReceipt,
    });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) correct.mutate(checked.data, { onSuccess: close });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label="Donor's email address"
        {...(before && { hint: "We'll email the old address to say it was changed." })}
        name="donor-email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={mistake ?? correct.error?.message}
      />
      {others > 0 && (
        <Checkbox
          label={`Also change it on ${others === 1 ? "the other gift" : `the ${others} other gifts`} from this address`}
          name="everywhere"
          checked={everywhere}
          onChange={(event) => setEverywhere(event.target.checked)}
        />
      )}
      {receiptable && (
        <Checkbox
          label="Send the receipt again to the new address"
          name="send-receipt"
          checked={sendReceipt}
          onChange={(event) => setSendReceipt(event.target.checked)}
        />
      )}
      <DialogButtons
        label="Save email address"
        pendingLabel="Saving…"
        isPending={correct.isPending}
        close={close}
      />
    </form>
  );
}
