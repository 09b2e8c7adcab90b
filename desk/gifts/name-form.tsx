import { type FormEvent, useState } from "react";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useChange } from "#desk/use-change.ts";
import { nameCorrection } from "#rules/gifts.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";

/** Another name for the donor; the one before stays in the history. */
export function NameForm({
  answer: { gift, payments, othersNamed },
  close,
}: {
  answer: GiftAnswer;
  close: () => void;
}) {
  const me = useMe();
  const before = gift.donorName;
  const [name, setName] = useState(before ?? "");
  const [everywhere, setEverywhere] = useState(true);
  const [sendReceipt, setSendReceipt] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const receiptable = gift.donorEmail !== null && payments.some(({ state }) => state === "paid");
  const correct = useChange("gifts/correct-name", {
    done: (sent) =>
      sent.sendReceipt
        ? `The name is corrected. ${onItsWay(me, "The receipt")}`
        : "The name is corrected.",
    undo: async ({ name }, changed) => {
      if (changed.gifts.length > 0) await post("gifts/undo-name", { name, ...changed });
    },
    changes: giftReadings,
    quiet: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = nameCorrection.safeParse({
      id: gift.id,
      from: before,
      name,
      everywhere: everywhere && othersNamed > 0,
      sendReceipt,
    });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) correct.mutate(checked.data, { onSuccess: close });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label="Donor's name"
        hint="It goes on receipts and statements from now on, and on copies of earlier ones."
        name="donor-name"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={mistake ?? correct.error?.message}
      />
      {othersNamed > 0 && (
        <Checkbox
          label={`Also change it on ${othersNamed === 1 ? "the other gift" : `the ${othersNamed} other gifts`} under this name`}
          name="everywhere"
          checked={everywhere}
          onChange={(event) => setEverywhere(event.target.checked)}
        />
      )}
      {receiptable && (
        <Checkbox
          label="Send the receipt again with the new name"
          name="send-receipt"
          checked={sendReceipt}
          onChange={(event) => setSendReceipt(event.target.checked)}
        />
      )}
      <DialogButtons
        label="Save name"
        pendingLabel="Saving…"
        isPending={correct.isPending}
        close={close}
      />
    </form>
  );
}
