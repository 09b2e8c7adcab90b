import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import { Toaster } from "sonner";
import { noticesStand } from "#app/ui/notify.ts";
import { NewsletterOutcome } from "./newsletter-outcome.tsx";

/** Below the header and away from the buttons that raise them, which stand lower on the page. */
const below = { top: "5.25rem", right: "1.25rem", left: "1.25rem" };

/**
 * The notices would pull the focus back to where it came from whenever it leaves them, and so hold a
 * keyboard in a circle. Only a notice that goes away itself may do that.
 */
const letGo = (event: FocusEvent) => {
  if (!event.target.closest("[data-sonner-toast][data-removed=true]")) event.stopPropagation();
};

/** Where short notices appear. The region is there before the first one, so that readers announce it. */
export default function Notices() {
  useEffect(noticesStand, []);
  return (
    <>
      <div onBlurCapture={letGo}>
        <Toaster
          position="top-right"
          offset={below}
          mobileOffset={below}
          duration={5000}
          closeButton
          icons={{
            success: <CircleCheck aria-hidden="true" className="size-6 text-garden-700" />,
            error: <CircleAlert aria-hidden="true" className="size-6" />,
            close: <X aria-hidden="true" className="size-4" />,
          }}
          toastOptions={{
            unstyled: true,
            closeButtonAriaLabel: "Close notice",
            classNames: {
              toast:
                "flex w-(--width) items-start gap-3 rounded-card border border-limestone-300 bg-white py-4 pr-12 pl-4 font-sans text-ink text-sm shadow-float focus-visible:outline-3! focus-visible:outline-lake-500! focus-visible:outline-offset-3! forced-border",
              error: "border-brick-700! bg-brick-700! text-white",
              content: "min-w-0 flex-1",
              title: "font-display font-[560] text-lg leading-snug",
              description: "mt-0.5",
              closeButton:
                "absolute top-2 right-2 grid size-9 place-items-center rounded-full hover:bg-ink/10",
            },
          }}
        />
      </div>
      <NewsletterOutcome />
    </>
  );
}
