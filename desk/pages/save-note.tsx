import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, type LucideIcon } from "lucide-react";
import { moment } from "#desk/time.ts";
import type { SaveState } from "./editing.ts";

type Note = { icon?: LucideIcon; text: string; loud?: boolean };

const noteOf = (state: SaveState, hasDraft: boolean): Note => {
  switch (state.kind) {
    case "unchanged":
      return { text: hasDraft ? "Draft saved, no new changes" : "No changes yet" };
    case "waiting":
      return { text: "Not saved yet…" };
    case "saving":
      return { icon: LoaderCircle, text: "Saving…" };
    case "saved":
      return { icon: CircleCheck, text: `Saved ${moment(state.at.toISOString())}` };
    case "offline":
      return {
        icon: CloudOff,
        text: "No connection. Your text is kept in this browser and saved when you are back online.",
        loud: true,
      };
    case "failed":
      return {
        icon: CircleAlert,
        text: `${state.message} Your text is kept in this browser.`,
        loud: true,
      };
    case "conflict":
      return { icon: CircleAlert, text: "Not saved: someone else changed this", loud: true };
  }
};

/** Whether the desk has what was typed. Only what went wrong is also said. */
export function SaveNote({ state, hasDraft }: { state: SaveState; hasDraft: boolean }) {
  const { icon: Icon, text, loud = false } = noteOf(state, hasDraft);
  return (
    <p
      className={`flex items-start gap-2 text-sm ${loud ? "font-semibold text-brick-700" : "text-ink-soft"}`}
    >
      {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span role={loud ? "alert" : undefined}>{text}</span>
    </p>
  );
}
