import { checkReadiness } from "#backend/readiness.ts";
import type { TodayCardSource } from "./today.ts";

const counted = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

export const peopleCard: TodayCardSource = {
  access: "owner",
  async card({ db }) {
    const [row] = await db.query<{ waiting: number }>(
      `select count(*) as waiting from staff_accounts where joined_at is null and removed_at is null`,
    );
    const waiting = row?.waiting ?? 0;
    if (waiting === 0) return undefined;
    return {
      id: "people",
      title: "Invitations",
      figure: String(waiting),
      sentence: `${counted(waiting, "person has", "people have")} been invited and not come in yet.`,
      tone: "waiting",
      link: { to: "/people", label: "See who" },
    };
  },
};

export const siteCard: TodayCardSource = {
  access: "signed-in",
  async card({ db, now, stripe }) {
    const { problems } = await checkReadiness(db, now());
    const cards = stripe
      ? "Gifts by card are taken by Stripe."
      : "Gifts go to the test checkout: no card is charged.";
    return {
      id: "site",
      title: "How the site is",
      sentence: problems.length > 0 ? problems.join(" ") : `Everything works. ${cards}`,
      tone: problems.length > 0 ? "trouble" : "calm",
    };
  },
};
