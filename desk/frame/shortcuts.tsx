import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Modal } from "./modal.tsx";

/** One or two keys, such as "?" or "g t", and what they do in words for the list. */
export type Shortcut = { keys: string; does: string; run: () => void };

const registered = new Set<Shortcut>();
const storageKey = "desk-shortcuts-off";

/** Speech input types letters too: whoever uses it turns the keys off (WCAG 2.1.4). */
const settings = {
  listeners: new Set<() => void>(),
  off() {
    try {
      return localStorage.getItem(storageKey) === "yes";
    } catch {
      return false;
    }
  },
  turn(off: boolean) {
    try {
      if (off) localStorage.setItem(storageKey, "yes");
      else localStorage.removeItem(storageKey);
    } catch {
      // Without storage the keys stay on until the page is left.
    }
    for (const listener of settings.listeners) listener();
  },
  subscribe(listener: () => void) {
    settings.listeners.add(listener);
    return () => settings.listeners.delete(listener);
  },
};

/** Keys of a screen, for as long as it is shown. Give the same list as long as it means the same. */
export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  // Before the screen is painted: whoever sees it can press its keys.
  useLayoutEffect(() => {
    for (const shortcut of shortcuts) registered.add(shortcut);
    return () => {
      for (const shortcut of shortcuts) registered.delete(shortcut);
    };
  }, [shortcuts]);
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog");

/** The second of two keys has to follow soon. */
const togetherMs = 1200;

const useKeys = (active: boolean) => {
  useEffect(() => {
    if (!active) return;
    let first = { key: "", at: 0 };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const after = event.timeStamp - first.at < togetherMs ? `${first.key} ${event.key}` : "";
      const all = [...registered];
      const found =
        all.find(({ keys }) => keys === after) ?? all.find(({ keys }) => keys === event.key);
      first = { key: event.key, at: event.timeStamp };
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [active]);
};

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-8 rounded-md border border-limestone-500 bg-white px-2 py-0.5 text-center font-sans text-sm">
    {children}
  </kbd>
);

/** Listens for the keys, and shows them all under `?`. */
export function Shortcuts({ open, show }: { open: boolean; show: (open: boolean) => void }) {
  const off = useSyncExternalStore(settings.subscribe, settings.off);
  useKeys(!off && !open);
  const [help] = useState<Shortcut[]>(() => [
    { keys: "?", does: "Show keyboard shortcuts", run: () => show(true) },
  ]);
  useShortcuts(help);
  if (!open) return null;
  return (
    <Modal title="Keyboard shortcuts" close={() => show(false)}>
      <ul className="rows mb-4">
        {[...registered].map(({ keys, does }) => (
          <li key={keys} className="justify-between">
            <span>{does}</span>
            <span className="flex gap-1">
              {keys.split(" ").map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-brick-600"
          checked={!off}
          onChange={(event) => settings.turn(!event.target.checked)}
        />
        Use keyboard shortcuts
      </label>
    </Modal>
  );
}
