import type { Deps } from "#backend/deps.ts";
import { reconcilingLease } from "#backend/giving/reconcile.ts";
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

/** The card provider is asked every five minutes for what its reports may have missed. */
const silentForMinutes = 20;

const clockTime = (date: Date) =>
  date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "America/Chicago" });

/** Undefined while the card provider answers, and where there is none. */
const cardTrouble = async ({ db, now, stripe }: Deps) => {
  if (!stripe) return undefined;
  const [asked] = await db.query<{ doneAt: Date | null }>(
    `select done_at as "doneAt" from leases where name = $1`,
    [reconcilingLease],
  );
  if (!asked?.doneAt || asked.doneAt.getTime() > now().getTime() - silentForMinutes * 60_000)
    return undefined;
  return `The card provider has not answered since ${clockTime(asked.doneAt)}. Donors may not be able to give by card; what was given is asked for again by itself.`;
};

const dateTrouble = async ({ doubtDate }: Deps) => {
  const doubt = await doubtDate();
  return (
    doubt &&
    `Nothing comes or goes at its set time, and old personal data is not removed: ${doubt}. Please tell whoever looks after the website.`
  );
};

const wayToGive = ({ checkout, stripe }: Deps) => {
  if (stripe) return "gifts by card are taken by Stripe";
  return checkout
    ? "gifts go to the test checkout: no card is charged"
    : "online giving is not set up";
};

export const siteCard: TodayCardSource = {
  access: "signed-in",
  async card(deps) {
    const { problems } = await checkReadiness(deps.db, deps.now());
    const trouble = [...problems, await dateTrouble(deps), await cardTrouble(deps)].filter(Boolean);
    return {
      id: "site",
      title: "How the site is",
      sentence:
        trouble.length > 0
          ? trouble.join(" ")
          : `The database works, mail goes out, and ${wayToGive(deps)}.`,
      tone: trouble.length > 0 ? "trouble" : "calm",
    };
  },
};
