import type { Deps } from "#backend/deps.ts";
import type { Permission } from "#rules/desk.ts";
import type { Colleague } from "./endpoint.ts";

export type TodayCard = {
  id: string;
  title: string;
  figure?: string;
  sentence: string;
  /** `note`: nobody has to act, and yet not all is as it should be. */
  tone: "calm" | "note" | "waiting" | "trouble";
  /** Where at the desk somebody takes care of it, and in which words. */
  link?: { to: string; label: string };
  /** Money by month, drawn as bars with their table; such a card is as wide as the screen. */
  months?: { month: string; count: number; cents: number }[];
};

export type TodayCardSource = {
  access: "signed-in" | "owner" | Permission;
  /** Where it stands on the screen: first what waits for a person, last what is only good to know. */
  place: number;
  card: (deps: Deps, me: Colleague) => Promise<TodayCard | undefined>;
};

export const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

type CountCard = Omit<TodayCardSource, "card"> &
  Omit<TodayCard, "figure" | "sentence"> & {
    count: (deps: Deps, me: Colleague) => Promise<number>;
    sentence: (n: number) => string;
  };

/** Says how many there are, and nothing where there are none. */
export const countCard = ({ access, place, count, ...shown }: CountCard): TodayCardSource => ({
  access,
  place,
  async card(deps, me) {
    const n = await count(deps, me);
    return n > 0 ? { ...shown, figure: String(n), sentence: shown.sentence(n) } : undefined;
  },
});
