import { X } from "lucide-react";
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A window over the screen, on the browser's own <dialog>: focus stays inside and comes back. */
export function Modal({
  title,
  close,
  children,
}: {
  title: string;
  /** Called by Escape and by the button; the caller then no longer shows it. */
  close: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still there: of one that is gone the browser gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // A link in it may lead to another place of the screen that it covers.
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const leave = useEffectEvent(close);
  // At once: nothing behind an open window takes the cursor.
  useLayoutEffect(() => {
    if (key !== openedAt) leave();
  }, [key, openedAt]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className="m-auto max-h-[90vh] w-[calc(100vw-2rem)] max-w-lg overflow-y-auto rounded-card bg-paper p-6 text-ink shadow-float backdrop:bg-lake-900/75 forced-border sm:p-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={close}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink hover:text-white"
        >
          <X aria-hidden className="size-5" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
