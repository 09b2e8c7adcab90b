import type { Deps } from "#backend/deps.ts";
import type { Permission } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";

export type TodayCard = {
  id: string;
  title: string;
  figure?: string;
  sentence: string;
  tone: "calm" | "waiting" | "trouble";
  /** Where at the desk somebody takes care of it, and in which words. */
  link?: { to: string; label: string };
};

export type TodayCardSource = {
  access: "signed-in" | "owner" | Permission;
  /** Where it stands on the screen: first what waits for a person, last what is only good to know. */
  place: number;
  card: (deps: Deps, me: Colleague) => Promise<TodayCard | undefined>;
};
