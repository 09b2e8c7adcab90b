import { z } from "zod";
import { pagesCard } from "#backend/content/today.ts";
import type { Deps } from "#backend/deps.ts";
import { expectedGiftsCard } from "#backend/giving/expected-gifts.ts";
import { reviewCard, webhookCard, weekOfGiftsCard } from "#backend/giving/today.ts";
import { myMessagesCard, newMessagesCard, spamCard } from "#backend/inbox/today.ts";
import { mailCard } from "#backend/mail/desk.ts";
import { may, type Permission, type TodayCard } from "#rules/desk.ts";
import { type Colleague, reads } from "./endpoint.ts";
import { peopleCard, siteCard } from "./today-cards.ts";

/**
 * One card of the first screen. A subject contributes its own from its `desk.ts`; undefined when
 * there is nothing to say.
 */
export type TodayCardSource = {
  access: "signed-in" | "owner" | Permission;
  card: (deps: Deps, me: Colleague) => Promise<TodayCard | undefined>;
};

/** In the order in which they stand on the screen: first what waits for a person. */
const sources: TodayCardSource[] = [
  newMessagesCard,
  myMessagesCard,
  reviewCard,
  webhookCard,
  peopleCard,
  mailCard,
  spamCard,
  pagesCard,
  expectedGiftsCard,
  weekOfGiftsCard,
  siteCard,
];

const failed = (deps: Deps, error: unknown): undefined => {
  deps.log("a card of the desk failed", { reason: String(error) });
};

export const todayEndpoints = [
  reads("today", "signed-in", z.object({}), async ({ deps, me }) => {
    const mine = sources.filter(({ access }) => access === "signed-in" || may(me, access));
    // One after another: the screen is not worth a handful of connections at once.
    const cards: TodayCard[] = [];
    for (const { card } of mine) {
      const shown = await card(deps, me).catch((error) => failed(deps, error));
      if (shown) cards.push(shown);
    }
    return { cards };
  }),
];
