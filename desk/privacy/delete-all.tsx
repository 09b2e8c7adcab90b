import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import type { OnePerson } from "#rules/desk.ts";
import type { Kept } from "./kept-part.tsx";
import { personText } from "./person-text.ts";

type Asked = { person: OnePerson; kept: Kept[] };

const stayingOf = (kept: Kept[]) => kept.filter(({ stays }) => stays !== null);

function DeleteForm({ person, kept, close }: Asked & { close: () => void }) {
  const said = personText(person);
  const staying = stayingOf(kept);
  const what = staying.length > 0 ? "What we can delete" : "Everything";
  const remove = useChange("privacy/delete", {
    done: `${what} about ${said} was deleted.`,
    changes: ["privacy", "messages", "readers", "mail", "today"],
    quiet: true,
  });
  return (
    <>
      <p className="wrap-anywhere">
        This can't be undone. We'll delete what we have about <strong>{said}</strong>:
      </p>
      <ul className="my-3 list-disc pl-5">
        {kept
          .filter(({ stays }) => stays === null)
          .map(({ what, entries }) => (
            <li key={what}>
              {what} ({entries.length})
            </li>
          ))}
      </ul>
      {staying.map(({ what, stays }) => (
        <p key={what} className="mb-3 text-sm">
          {stays}
        </p>
      ))}
      <p className="mb-4 text-sm">
        Messages waiting for an answer are deleted too. Backups keep a copy until they are replaced.
      </p>
      {remove.error && (
        <p role="alert" className="mb-3 font-semibold text-brick-700 text-sm">
          {remove.error.message}
        </p>
      )}
      <DialogButtons
        label="Delete permanently"
        pendingLabel="Deleting…"
        isPending={remove.isPending}
        act={() => remove.mutate(person, { onSuccess: close })}
        close={close}
      />
    </>
  );
}

/** Deletes what may be deleted about somebody, after saying what goes and what stays. */
export function DeleteAll({ person, kept }: Asked) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" className="button-small" onClick={() => setAsking(true)}>
        {stayingOf(kept).length > 0 ? "Delete what we can" : "Delete everything"}
      </Button>
      {asking && (
        <Modal title="Delete this permanently?" close={() => setAsking(false)}>
          <DeleteForm person={person} kept={kept} close={() => setAsking(false)} />
        </Modal>
      )}
    </>
  );
}
