import { type FormEvent, useState } from "react";
import { Checkbox, TextArea, TextField } from "#app/ui/field.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useChange } from "#desk/use-change.ts";
import { paperCorrection } from "#rules/gifts.ts";
import { type GiftAnswer, giftReadings } from "./queries.ts";

/** What stands on paper only; what stood there before stays in the history. */
export function PaperForm({
  answer: { gift, othersNamed },
  close,
}: {
  answer: GiftAnswer;
  close: () => void;
}) {
  const before = { address: gift.postalAddress, checkNumber: gift.checkNumber };
  const [address, setAddress] = useState(before.address ?? "");
  const [checkNumber, setCheckNumber] = useState(before.checkNumber ?? "");
  const [everywhere, setEverywhere] = useState(true);
  const [mistake, setMistake] = useState<string>();
  const correct = useChange("gifts/correct-paper", {
    done: "The correction is saved.",
    changes: giftReadings,
    quiet: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = paperCorrection.safeParse({
      id: gift.id,
      from: before,
      address,
      checkNumber,
      everywhere: everywhere && othersNamed > 0,
    });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) correct.mutate(checked.data, { onSuccess: close });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        label="Donor's mailing address"
        hint="It goes on receipts and statements printed from now on."
        optional
        name="postal-address"
        rows={3}
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {othersNamed > 0 && (
        <Checkbox
          label={`Also change the address on ${othersNamed === 1 ? "the other gift" : `the ${othersNamed} other gifts`} under this name`}
          name="everywhere"
          checked={everywhere}
          onChange={(event) => setEverywhere(event.target.checked)}
        />
      )}
      {gift.kind === "check" && (
        <TextField
          label="Check number"
          optional
          name="check-number"
          inputMode="numeric"
          autoComplete="off"
          value={checkNumber}
          onChange={(event) => setCheckNumber(event.target.value)}
        />
      )}
      {(mistake ?? correct.error) && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {mistake ?? correct.error?.message}
        </p>
      )}
      <DialogButtons
        label="Save correction"
        pendingLabel="Saving…"
        isPending={correct.isPending}
        close={close}
      />
    </form>
  );
}
