import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useChange } from "#desk/use-change.ts";
import { takingBack } from "#rules/gifts.ts";
import { giftReadings } from "./queries.ts";

/** Takes a recorded gift out of the books, with the reason; the entry itself stays. */
export function TakeBackForm({ id, close }: { id: string; close: () => void }) {
  const [reason, setReason] = useState("");
  const [mistake, setMistake] = useState<string>();
  const takeBack = useChange("gifts/take-back", {
    done: "The entry is voided. It stays in the history.",
    undo: () => post("gifts/put-back", { id }),
    changes: giftReadings,
    quiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = takingBack.safeParse({ id, reason });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) takeBack.mutate(checked.data, { onSuccess: close });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Why?"
        hint="For example: the check bounced, or it was entered twice."
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={mistake ?? takeBack.error?.message}
      />
      <DialogButtons label="Void entry" isPending={takeBack.isPending} close={close} />
    </form>
  );
}

/** An entry that was taken back by mistake. */
export function PutBackButton({ id }: { id: string }) {
  const putBack = useChange("gifts/put-back", {
    done: "The entry is restored.",
    changes: giftReadings,
  });
  return (
    <Button
      look="secondary"
      className="button-small"
      disabled={putBack.isPending}
      onClick={() => putBack.mutate({ id })}
    >
      Restore this entry
    </Button>
  );
}
