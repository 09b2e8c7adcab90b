import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { post, type ReadPath } from "#desk/call.ts";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import { may } from "#rules/desk.ts";

const backInWords = (n: number) => {
  if (n === 0) return "";
  return ` ${n} of their messages ${n === 1 ? "is" : "are"} now unassigned.`;
};

export function RemovePerson({
  id,
  name,
  changes,
}: {
  id: string;
  name: string;
  changes: readonly ReadPath[];
}) {
  const me = useMe();
  const [asking, ask] = useState(false);
  const remove = useChange("people/remove", {
    done: (_, { messages }) => `${name} can no longer sign in.${backInWords(messages)}`,
    link: ({ messages }) =>
      messages > 0 && may(me, "messages")
        ? { to: "/messages?status=all&assigned=left", label: "See messages" }
        : undefined,
    undo: (removed) => post("people/bring-back", removed),
    changes,
  });
  return (
    <>
      <Button look="secondary" className="button-small" onClick={() => ask(true)}>
        Remove {name}
      </Button>
      {asking && (
        <Modal title={`Remove ${name}?`} close={() => ask(false)}>
          <p className="mb-4">
            They are signed out everywhere at once and can no longer sign in. Their open and waiting
            messages become unassigned, so that someone else can take them.
          </p>
          <DialogButtons
            label="Remove"
            pendingLabel="Removing…"
            isPending={remove.isPending}
            act={() => remove.mutate({ id }, { onSettled: () => ask(false) })}
            close={() => ask(false)}
          />
        </Modal>
      )}
    </>
  );
}
