import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";

type Notice = {
  text: string;
  failed?: boolean;
  undo?: () => Promise<unknown>;
  /** Where what it speaks of is now. */
  link?: { to: string; label: string };
  /** The screen that opens because it was done. */
  opens?: string;
};
type Shown = Notice & { id: number };

let shown: readonly Shown[] = [];
let next = 1;
const listeners = new Set<() => void>();

const change = (list: readonly Shown[]) => {
  shown = list;
  for (const listener of listeners) listener();
};
const remove = (id: number) => change(shown.filter((notice) => notice.id !== id));

/** Time enough to read it and to reach the button by keyboard. */
const stayMs = 12_000;

/**
 * Says what was done, in the place of what was said before. What failed waits until it is closed.
 */
export const notify = (notice: Notice) => {
  const id = next++;
  change([...shown.filter(({ failed }) => failed).slice(-2), { ...notice, id }]);
  if (!notice.failed) setTimeout(() => remove(id), stayMs);
};

const afterLoad = "desk-notice";

/** The same after the page is loaded anew: nothing else of this tab outlives that. */
export const notifyAfterLoad = (text: string) => {
  try {
    sessionStorage.setItem(afterLoad, text);
  } catch {
    // The screen says by itself whose desk it is.
  }
};

const sayWhatWasLeft = () => {
  try {
    const text = sessionStorage.getItem(afterLoad);
    sessionStorage.removeItem(afterLoad);
    if (text) notify({ text, failed: true });
  } catch {
    // Without storage nothing was left.
  }
};

/** Once something else is begun, what was done before may no longer be true. */
export const beginNext = () => change(shown.filter(({ failed }) => failed));

/**
 * On another screen “Undo” would seem to be about what is there. What failed stays: nobody may
 * have seen it yet.
 */
export const moveTo = (screen: string) =>
  change(shown.filter(({ failed, opens }) => failed || opens === screen));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = () => shown;

/**
 * Where notices stand: at the bottom, where neither the menu nor the bar of an editor is and a
 * keyboard lies over them. The region is there before the first one, so that readers announce it.
 */
export function Notices() {
  const notices = useSyncExternalStore(subscribe, read, read);
  const { pathname } = useLocation();
  useEffect(() => moveTo(pathname), [pathname]);
  useEffect(sayWhatWasLeft, []);
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said now lies above all else
  useEffect(() => {
    const { current } = region;
    if (!current?.togglePopover) return;
    // Only then: readers announce what is said in a region that stays.
    if (document.querySelector("dialog:modal")) current.togglePopover(false);
    current.togglePopover(true);
  }, [notices]);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notices"
      aria-live="polite"
      className="no-print fixed inset-auto right-4 bottom-3 left-4 m-0 mx-auto grid w-auto max-w-lg gap-2 overflow-visible border-0 bg-transparent p-0 lg:right-6 lg:bottom-6 lg:left-auto lg:w-96"
    >
      {notices.map(({ id, text, failed, undo, link }) => (
        <div
          key={id}
          className={`flex items-center gap-x-3 rounded-xl py-2 pr-2 pl-4 text-sm text-white shadow-float forced-border on-dark ${failed ? "bg-brick-700" : "bg-ink"}`}
        >
          {failed ? (
            <CircleAlert aria-hidden className="size-5 shrink-0" />
          ) : (
            <CircleCheck aria-hidden className="size-5 shrink-0" />
          )}
          <p className="min-w-0 flex-1 py-1.5 wrap-break-word">
            {text}{" "}
            {link && (
              <Link to={link.to} className="font-semibold underline underline-offset-4">
                {link.label}
              </Link>
            )}
          </p>
          {undo && (
            <button
              type="button"
              className="min-h-10 rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-white/15"
              onClick={() => {
                remove(id);
                undo().catch((error: Error) => notify({ text: error.message, failed: true }));
              }}
            >
              Undo
            </button>
          )}
          <button
            type="button"
            className="grid size-10 place-items-center rounded-full hover:bg-white/15"
            onClick={() => remove(id)}
          >
            <X aria-hidden className="size-4" />
            <span className="sr-only">Close notice</span>
          </button>
        </div>
      ))}
    </section>
  );
}
