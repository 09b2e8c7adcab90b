import { may } from "#rules/desk.ts";
import { emailInFiles } from "#rules/mail-queue.ts";
import { nothing, reads } from "./desk/endpoint.ts";
import type { TodayCard, TodayCardSource } from "./desk/today-card.ts";
import { checkReadiness } from "./readiness.ts";
import { lastRestore, restoredFrom } from "./storage/upkeep.ts";
import type { Held } from "./subject.ts";
import { subjects } from "./subjects.ts";

const siteCard: TodayCardSource = {
  access: "signed-in",
  place: 110,
  async card(deps) {
    const { problems } = await checkReadiness(deps.db, deps.now());
    const doubt = await deps.doubtDate();
    const trouble = [...problems];
    if (doubt)
      trouble.push(
        `Scheduled changes are on hold, and old personal data is not removed: ${doubt}. Please tell the person who maintains the website.`,
      );
    const { emailGoesToFiles } = deps.settings;
    const working = ["the database works", ...(emailGoesToFiles ? [] : ["email goes out"])];
    for (const { outside } of subjects) {
      const told = await outside?.(deps);
      if (told && "trouble" in told) trouble.push(told.trouble);
      else if (told) working.push(told.works);
    }
    return {
      id: "site",
      title: "Website status",
      sentence: [
        ...(emailGoesToFiles ? [emailInFiles] : []),
        ...(trouble.length > 0 ? trouble : [inOneSentence(working)]),
      ].join(" "),
      tone: trouble.length > 0 ? "trouble" : emailGoesToFiles ? "note" : "calm",
    };
  },
};

const rememberedMs = 14 * 86_400_000;

/** What was undone by a restore is known by nobody but people. */
const toCheck: TodayCard = {
  id: "restored",
  title: "The site was restored from a backup",
  sentence:
    "What was removed since the backup is back. Please check who is on the team, whose data was deleted, and who unsubscribed.",
  tone: "note",
  link: { to: "/accounts", label: "Check the team" },
};

const restoredCard: TodayCardSource = {
  access: "owner",
  place: 5,
  async card({ db, now }) {
    const restored = await lastRestore(db);
    if (!restored) return undefined;
    const held: Held[] = [];
    for (const { restore } of subjects)
      held.push(...((await restore?.held(db, restored, now())) ?? []));
    const [first] = held;
    if (!first) return now().getTime() < restored.at.getTime() + rememberedMs ? toCheck : undefined;
    const isOne = held.length === 1 && first.n === 1;
    return {
      id: "restored",
      title: "Held since the restore",
      sentence: `${restoredFrom(restored)} ${upperFirst(list.format(held.map(({ what }) => what)))} ${isOne ? "was" : "were"} waiting then and may have gone out already. Please decide what to send.`,
      tone: "trouble",
      link: { to: first.to, label: "Decide" },
    };
  },
};

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const list = new Intl.ListFormat("en-US");

const inOneSentence = (clauses: string[]) => `${upperFirst(list.format(clauses))}.`;

export const cardSources = [
  ...subjects.flatMap(({ today = [] }) => today),
  restoredCard,
  siteCard,
].sort((one, other) => one.place - other.place);

export const today = reads("today", "signed-in", nothing, async ({ deps, me }) => {
  const mine = cardSources.filter(({ access }) => access === "signed-in" || may(me, access));
  // One after another: the screen is not worth a handful of connections at once.
  const cards: TodayCard[] = [];
  for (const { card } of mine) {
    try {
      const shown = await card(deps, me);
      if (shown) cards.push(shown);
    } catch (error) {
      deps.log("a card of the desk failed", { reason: String(error) });
    }
  }
  return { cards };
});
