import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import type { Site } from "#backend/site.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** As it is called today; one that is no longer on the site has its name in the address left. */
export const titleOf = ({ campaigns }: Site, name: string) =>
  campaigns.find((one) => one.name === name)?.title ?? name;

/** Why no gift can be made for a campaign, as a sentence for the donor. */
export const campaignProblem = ({ campaigns }: Site, name: string, now: Date) => {
  const campaign = campaigns.find((one) => one.name === name);
  if (!campaign)
    return "There is no such campaign. You have not been charged. You can give on our Donate page.";
  return campaign.end <= now
    ? `${campaign.title} has ended. You have not been charged. You can still give on our Donate page.`
    : undefined;
};

const none = { gifts: 0, onlineCents: 0, officeCents: 0 };

/**
 * What gifts that name these campaigns have brought and is still ours. Test gifts count only where
 * there are no others; what came to the office is always real.
 */
export const sumsOf = async (db: Database, names: readonly string[], livemode: boolean) => {
  const office = "g.provider in ('check', 'cash')";
  const sums = await db.rows(
    { name: text, gifts: integer, onlineCents: integer, officeCents: integer },
    `select g.campaign as name, count(distinct g.id) as gifts,
            coalesce(sum(${keptCents}) filter (where not (${office})), 0)::bigint as "onlineCents",
            coalesce(sum(${keptCents}) filter (where ${office}), 0)::bigint as "officeCents"
     from gifts g join gift_payments p on p.gift_id = g.id
     where g.campaign = any($1) and p.currency = 'usd' and not p.in_review
       and ${keptCents} > 0 and (p.livemode = $2 or ${office})
     group by g.campaign`,
    [names, livemode],
  );
  return (name: string) => {
    const { name: _, ...found } = sums.find((one) => one.name === name) ?? { name, ...none };
    return found;
  };
};
