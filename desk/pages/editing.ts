import { CallFailed } from "#desk/call.ts";
import type { Conflict } from "#rules/pages.ts";

export type SaveState =
  | { kind: "unchanged" }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  /** No answer came: what was typed is kept in this browser, and sent again by itself. */
  | { kind: "offline" }
  | { kind: "failed"; message: string }
  | { kind: "conflict"; conflict: Conflict };

/** What somebody is writing, and from where they began. */
export type Written = {
  content: unknown;
  /** What the desk has of it. */
  saved: unknown;
  revision: number;
  base: number;
};

export type Edited = { content: unknown; state: SaveState };

type Save = { revision: number; base: number; content: unknown };

type Options = {
  start: Written;
  send: (save: Save) => Promise<{ revision: number }>;
  /** Keeps in this browser what the desk does not have yet; undefined: it has everything. */
  keep: (unsaved: Written | undefined) => void;
  settledMs?: number;
  againMs?: number;
};

/** Long enough to write a word, short enough that little is ever unsaved. */
const usualSettledMs = 800;
const usualAgainMs = 5_000;

const failureState = (error: unknown): SaveState => {
  if (!(error instanceof CallFailed)) return { kind: "failed", message: String(error) };
  if (error.details?.conflict) return { kind: "conflict", conflict: error.details.conflict };
  return error.status === undefined && !error.code
    ? { kind: "offline" }
    : { kind: "failed", message: error.message };
};

/** Only a lost answer or a passing fault is worth asking again. */
const mayPass = (error: unknown) =>
  error instanceof CallFailed &&
  (error.status === undefined || error.status >= 500 || error.status === 429);

/** Saves what is being written a moment after each change, one save after the other. */
export const startEditing = ({
  start,
  send,
  keep,
  settledMs = usualSettledMs,
  againMs = usualAgainMs,
}: Options) => {
  let { saved, revision, base } = start;
  let now: Edited = { content: start.content, state: { kind: "unchanged" } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const show = (changed: Partial<Edited>) => {
    now = { ...now, ...changed };
    for (const listener of listeners) listener();
  };
  const isUnsaved = () => now.content !== saved;
  const keepHere = () =>
    keep(isUnsaved() ? { content: now.content, saved, revision, base } : undefined);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  };

  const saveOnce = async () => {
    let done = false;
    const { content } = now;
    show({ state: { kind: "saving" } });
    try {
      ({ revision } = await send({ revision, base, content }));
      saved = content;
      keepHere();
      done = true;
      show({ state: isUnsaved() ? { kind: "waiting" } : { kind: "saved", at: new Date() } });
      if (isUnsaved()) later(settledMs);
    } catch (error) {
      show({ state: failureState(error) });
      if (mayPass(error)) later(againMs);
    }
    return done;
  };

  /** Saves what is there now, if need be as it is. Answers whether the desk has everything. */
  const saveNow = async ({ unchanged = false } = {}): Promise<boolean> => {
    clearTimeout(timer);
    while (sending) await sending;
    let done = true;
    if ((isUnsaved() || unchanged) && now.state.kind !== "conflict") {
      sending = saveOnce();
      done = await sending;
      sending = undefined;
    }
    return done && !isUnsaved();
  };

  if (isUnsaved()) later(0);

  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(change: (content: unknown) => unknown) {
      const content = change(now.content);
      if (content === now.content) return;
      const { state } = now;
      show({ content, ...(state.kind !== "conflict" && { state: { kind: "waiting" } }) });
      keepHere();
      if (state.kind !== "conflict") later(settledMs);
    },
    saveNow,
    /** What to name when the draft is published. */
    revision: () => revision,
    base: () => base,
    saved: () => saved,
    refuse: (conflict: Conflict) => show({ state: { kind: "conflict", conflict } }),
    /** Goes on with the content that was chosen, from what somebody else has written. */
    settle(content: unknown, conflict: Conflict) {
      ({ draftRevision: revision, base } = conflict);
      saved = conflict.content;
      show({ content, state: { kind: "waiting" } });
      keepHere();
      if (isUnsaved()) later(0);
      else show({ state: { kind: "unchanged" } });
    },
  };
};

export type Editing = ReturnType<typeof startEditing>;
