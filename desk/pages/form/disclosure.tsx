import { ChevronRight, CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { At } from "#desk/pages/places.ts";
import { useOpen } from "./reveal.ts";
import { useForm } from "./tools.tsx";

const useProblemsWithin = (at: At) =>
  [...useForm().problems.keys()].filter((place) => `${place}.`.startsWith(`${at}.`)).length;

/** A part of the form that opens and closes. What is closed is not drawn at all. */
export function Disclosure({
  at,
  title,
  heading: Heading,
  startsOpen = false,
  before,
  actions,
  children,
}: {
  at: At;
  title: string;
  heading: "h2" | "h3";
  startsOpen?: boolean;
  before?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useOpen(at, startsOpen);
  const panel = useId();
  const problems = useProblemsWithin(at);
  return (
    <>
      <div data-heads={at} className="flex flex-wrap items-center gap-1">
        {before}
        <Heading
          className={`min-w-0 flex-1 basis-40 ${Heading === "h2" ? "text-lg" : "font-sans font-semibold text-sm"}`}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center gap-2 rounded-lg text-left hover:text-brick-700"
          >
            <ChevronRight
              aria-hidden
              className={`size-5 shrink-0 text-ink-soft ${open ? "rotate-90" : ""}`}
            />
            <span className="min-w-0 wrap-anywhere">{title}</span>
            {problems > 0 && !open && (
              <span className="ml-auto flex items-center gap-1 font-sans font-semibold text-brick-700 text-xs">
                <CircleAlert aria-hidden className="size-4" />
                {problems === 1 ? "1 thing to fix" : `${problems} things to fix`}
              </span>
            )}
          </button>
        </Heading>
        {actions}
      </div>
      <div id={panel} data-at={at} className={open ? "grid grid-cols-1 gap-5 pt-3 pb-2" : "hidden"}>
        {open && children}
      </div>
    </>
  );
}
