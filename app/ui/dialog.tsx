import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * A modal window on the browser's own <dialog>, which keeps focus inside, closes on Escape and
 * gives focus back. `onClose` runs however it was closed.
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  children,
}: {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog> natively; the click is for the overlay.
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-auto max-h-[90vh] w-[min(64rem,calc(100vw-2rem))] max-w-5xl overflow-hidden rounded-card bg-paper p-0 text-ink shadow-float backdrop:bg-lake-900/70 open:flex"
    >
      {open && (
        <div className="relative flex max-h-[90vh] w-full flex-col">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-white/95 text-ink shadow-card hover:bg-ink hover:text-white forced-border"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close</span>
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <div className="overflow-y-auto overscroll-contain" tabIndex={0}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
