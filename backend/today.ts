import { z } from "zod";
import { may } from "#rules/desk.ts";
import type { Deps } from "./deps.ts";
import { reads } from "./desk/endpoint.ts";
import type { TodayCard, TodayCardSource } from "./desk/today-card.ts";
import { checkReadiness } from "./readiness.ts";
import { subjects } from "./subjects.ts";

const dateTrouble = async ({ doubtDate }: Deps) => {
  const doubt = await doubtDate();
  return (
    doubt &&
    `Nothing comes or goes at its set time, and old personal data is not removed: ${doubt}. Please tell whoever looks after the website.`
  );
};

const siteCard: TodayCardSource = {
  access: "signed-in",
  place: 110,
  async card(deps) {
    const { problems } = await checkReadiness(deps.db, deps.now());
    const trouble = [...problems, await dateTrouble(deps)];
    const working = ["the database works", "mail goes out"];
    for (const { outside } of subjects) {
      const told = await outside?.(deps);
      if (told && "trouble" in told) trouble.push(told.trouble);
      else if (told) working.push(told.works);
    }
    const wrong = trouble.filter(Boolean);
    return {
      id: "site",
      title: "How the site is",
      sentence: wrong.length > 0 ? wrong.join(" ") : inOneSentence(working),
      tone: wrong.length > 0 ? "trouble" : "calm",
    };
  },
};

const list = new Intl.ListFormat("en-US");

const inOneSentence = (clauses: string[]) => {
  const text = list.format(clauses);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Every card, in the order of the screen. */
export const cardSources = [...subjects.flatMap(({ today = [] }) => today), siteCard].sort(
  (one, other) => one.place - other.place,
);

const failed = (deps: Deps, error: unknown): undefined => {
  deps.log("a card of the desk failed", { reason: String(error) });
};

/** The desk's first screen. */
export const today = reads("today", "signed-in", z.object({}), async ({ deps, me }) => {
  const mine = cardSources.filter(({ access }) => access === "signed-in" || may(me, access));
  // One after another: the screen is not worth a handful of connections at once.
  const cards: TodayCard[] = [];
  for (const { card } of mine) {
    const shown = await card(deps, me).catch((error) => failed(deps, error));
    if (shown) cards.push(shown);
  }
  return { cards };
});
