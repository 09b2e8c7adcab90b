import { Button } from "#app/ui/button.tsx";

/** What a window is there for, and the way out of it that changes nothing. */
export function DialogButtons({
  label,
  pendingLabel = label,
  isPending,
  act,
  close,
}: {
  label: string;
  pendingLabel?: string;
  isPending: boolean;
  /** Without it, the form around it is sent. */
  act?: () => void;
  close: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...(act ? { onClick: act } : { type: "submit" })} disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
      <Button look="secondary" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
