import type { Tone } from "#app/ui/tag.tsx";
import type { Status } from "#rules/inbox.ts";

/** The word is always beside it. */
export const statusTones: Record<Status, Tone> = {
  open: "brick",
  waiting: "gold",
  done: "stone",
  spam: "stone",
};
