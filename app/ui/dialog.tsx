import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { Glyph } from "./glyph.tsx";

/**
 * A modal window on the browser's own <dialog>, which keeps focus inside, closes on Escape and
 * gives focus back. What it holds is in the page from the start, and its buttons name it in the
 * HTML: it opens and closes before, or without, any script.
 */
export function Dialog({
  id,
  labelledBy,
  children,
}: {
  id: string;
  labelledBy: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog> natively; the click is for the overlay.
    <dialog
      id={id}
      aria-labelledby={labelledBy}
      closedby="any"
      onClick={closeFromOverlay}
      className="m-auto max-h-[90vh] w-[calc(100vw-2rem)] max-w-5xl overflow-hidden rounded-card bg-paper p-0 text-left text-ink shadow-float backdrop:bg-lake-900/75 open:flex forced-border"
    >
      <div className="relative flex max-h-[90vh] w-full flex-col">
        <button
          type="button"
          {...invoking("close", id)}
          className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-white text-ink shadow-card hover:bg-ink hover:text-white forced-border"
        >
          <Glyph name="x" className="size-5" />
          <span className="sr-only">Close</span>
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <div className="overflow-y-auto overscroll-contain -outline-offset-4" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Opens the dialog of that id. */
export function DialogButton({
  opens,
  look,
  className,
  children,
}: {
  opens: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button look={look} className={className} {...invoking("show-modal", opens)}>
      {children}
    </Button>
  );
}

/** Browsers that do not know these attributes yet are served by the click. */
const invoking = (command: "show-modal" | "close", commandfor: string) => ({
  command,
  commandfor,
  onClick: () => {
    if ("command" in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(commandfor) as HTMLDialogElement | null;
    if (command === "close") dialog?.close();
    else dialog?.showModal();
  },
});

/** The same for `closedby`. Where it is known it is the better of the two: a selection dragged out of the window does not close it. */
const closeFromOverlay = (event: MouseEvent<HTMLDialogElement>) => {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  if (event.target === event.currentTarget) event.currentTarget.close();
};
