import { nothing, reads } from "#backend/desk/endpoint.ts";
import { campaignPath } from "#rules/campaigns.ts";
import { sumsOf } from "./campaigns.ts";

export const campaignEndpoints = [
  reads("gifts/campaigns", "gifts", nothing, async ({ db, deps, now, site }) => {
    const names = site.campaigns.map(({ name }) => name);
    const livemode = deps.checkout?.livemode ?? true;
    const sums = await sumsOf(db, names, livemode);
    return {
      test: !livemode,
      campaigns: site.campaigns.map(({ name, title, goalCents, end }) => ({
        name,
        title,
        goalCents,
        end,
        over: end <= now,
        address: deps.settings.siteUrl + campaignPath(name),
        ...sums(name),
      })),
    };
  }),
];
