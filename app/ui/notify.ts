import { useSyncExternalStore } from "react";
import type { Notice } from "#content/types.ts";

export type RaisedNotice = Notice & { id: number; kind: "success" | "error" };

/** More than this many would hide the page. */
const most = 3;

let count = 0;
let raised: readonly RaisedNotice[] = [];
const watchers = new Set<() => void>();

const change = (notices: readonly RaisedNotice[]) => {
  raised = notices;
  for (const watcher of watchers) watcher();
};

/** Raises a notice. One that says the same is replaced: it is announced anew and not piled up. */
export const notify = (kind: RaisedNotice["kind"], { title, description }: Notice) => {
  const others = raised.filter((one) => one.title !== title || one.description !== description);
  change([...others, { id: ++count, kind, title, description }].slice(-most));
};

/** The notice with our address where it names one, in the page's language. */
export const withAddress = (
  { title, description }: Notice,
  email: string,
  say: (text: string) => string,
): Notice => ({ title, description: say(description).replace("{email}", email) });

export const dismiss = (id: number) => change(raised.filter((one) => one.id !== id));

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** What stands raised at the moment; notices from before the page was alive are among them. */
export const useNotices = () =>
  useSyncExternalStore(
    watch,
    () => raised,
    () => raised,
  );
