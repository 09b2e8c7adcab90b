import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#desk/frame/dialog-buttons.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";

/** Since a restore: what the backup was about to send may have gone out already. */
export function HeldNote({ held }: { held: number }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const decide = useChange("mail/held", {
    done: ({ send }) => (send ? "Sending now." : "Deleted. Nothing was sent."),
    changes: ["mail", "today"],
  });
  const [emails, they, them] =
    held === 1 ? ["1 email", "It", "it"] : [`${held} emails`, "They", "them"];
  const close = () => setIsDeleting(false);
  const { owner } = useMe();
  return (
    <section
      aria-label="Held since the restore"
      className="mb-5 grid gap-3 rounded-xl bg-gold-100 px-5 py-4 text-brick-900"
    >
      <p>
        The site was restored from a backup, and {emails} waited in it. {they} may have gone out
        already.{" "}
        {owner
          ? `Compare with what your email provider sent, and then decide, or try ${held === 1 ? "it" : "some of them"} again below.`
          : `An owner decides whether to send ${them}.`}
      </p>
      {owner && (
        <p className="flex flex-wrap gap-3">
          <Button
            className="button-small"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ send: true })}
          >
            Send {them}
          </Button>
          <Button look="secondary" className="button-small" onClick={() => setIsDeleting(true)}>
            Don't send {them}
          </Button>
        </p>
      )}
      {isDeleting && (
        <Modal title={`Don't send ${emails}?`} close={close}>
          <p className="mb-5">{they} will be deleted. You can't take this back.</p>
          <DialogButtons
            label="Delete"
            isPending={decide.isPending}
            act={() => decide.mutate({ send: false }, { onSuccess: close })}
            close={close}
          />
        </Modal>
      )}
    </section>
  );
}
