import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { openDrafts } from "./drafts.ts";
import { openSchedules } from "./schedules.ts";

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const andMore = (n: number) => (n === 0 ? "" : ` There ${n === 1 ? "is" : "are"} ${n} more.`);

const link = { to: "/pages", label: "See pages" };

/** What did not come or go at its time as it was planned, or else what is being written. */
export const pagesCard: TodayCardSource = {
  access: "pages",
  place: 80,
  async card({ db }) {
    const schedules = await openSchedules(db);
    const troubled = schedules.filter(({ state }) => state === "failed" || state === "over");
    const [first, ...rest] = troubled;
    if (first)
      return {
        id: "pages",
        title: first.state === "failed" ? "Not published" : "Not taken down",
        figure: String(troubled.length),
        sentence: `${first.reason ?? "Something could not be published as scheduled."}${andMore(rest.length)}`,
        tone: "trouble",
        link,
      };
    const drafts = await openDrafts(db);
    const waiting = schedules.filter(({ state }) => state === "waiting").length;
    if (drafts.length + waiting === 0) return undefined;
    const parts = [
      ...(drafts.length > 0 ? [counted(drafts.length, "draft", "drafts")] : []),
      ...(waiting > 0 ? [counted(waiting, "scheduled change", "scheduled changes")] : []),
    ];
    return {
      id: "pages",
      title: "Pages",
      figure: String(drafts.length + waiting),
      sentence: `Not on the site yet: ${parts.join(" and ")}.`,
      tone: "calm",
      link,
    };
  },
};
