import type { Deps } from "#backend/deps.ts";
import type { Permission, TodayCard } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";

/** One card of the first screen; undefined when there is nothing to say. */
export type TodayCardSource = {
  access: "signed-in" | "owner" | Permission;
  /** Where it stands on the screen: first what waits for a person, last what is only good to know. */
  place: number;
  card: (deps: Deps, me: Colleague) => Promise<TodayCard | undefined>;
};
