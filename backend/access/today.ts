import type { TodayCardSource } from "#backend/desk/today-card.ts";

const counted = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

export const peopleCard: TodayCardSource = {
  access: "owner",
  place: 50,
  async card({ db }) {
    const waiting = await db.count(
      `select count(*) as n from staff_accounts where joined_at is null and removed_at is null`,
    );
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
