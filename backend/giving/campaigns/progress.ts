import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import { answerPage, linkButton } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import { notFound } from "#backend/refused.ts";
import { type CampaignProgress, campaignPath, percentOf } from "#rules/campaigns.ts";
import { formatDollars } from "#rules/donation.ts";
import { sumsOf } from "./campaigns.ts";

const question = z.object({ campaign: z.string() });

const asksAgainMs = 1_000;

/** Whoever has a campaign's page open shares the look at the sums; what is no campaign costs none. */
const progressOf = (deps: Deps) => {
  const livemode = deps.checkout?.livemode ?? true;
  let shared: ReturnType<typeof sumsOf> | undefined;

  const look = async () => {
    const { campaigns } = await deps.site();
    const names = campaigns.map(({ name }) => name);
    return sumsOf(deps.db, names, livemode);
  };
  const forget = () => {
    shared = undefined;
  };
  const sums = () => {
    if (shared) return shared;
    shared = look();
    shared.then(() => setTimeout(asksAgainMs, undefined, { ref: false })).then(forget, forget);
    return shared;
  };

  return async (asked: unknown) => {
    const name = question.safeParse(asked).data?.campaign;
    const campaign = (await deps.site()).campaigns.find((one) => one.name === name);
    if (!campaign) return undefined;
    const { onlineCents, officeCents } = (await sums())(campaign.name);
    const { goalCents } = campaign;
    const progress: CampaignProgress = { goalCents, onlineCents, officeCents, test: !livemode };
    return { campaign, progress };
  };
};

const unknown = "There is no such campaign";

/** For the campaign's page. */
export const campaignProgress = (deps: Deps) => {
  const find = progressOf(deps);
  return async (c: AppContext) => {
    const found = await find(await readJson(c));
    if (!found) throw notFound(`${unknown}.`);
    return c.json(found.progress);
  };
};

/** The same for whoever has no script. */
export const showCampaignProgress = (deps: Deps) => {
  const find = progressOf(deps);
  return async (c: AppContext) => {
    const { siteUrl } = deps.settings;
    const found = await find(c.req.query());
    if (!found)
      return answerPage(c, deps.settings, {
        title: unknown,
        content: markup`<p>It may have been taken off our site. You can always give on our Donate page.</p>
${linkButton("To the Donate page", `${siteUrl}/give`)}`,
        status: 404,
      });
    const { campaign, progress } = found;
    const { goalCents, onlineCents, officeCents, test } = progress;
    const raised = formatDollars(onlineCents + officeCents);
    return answerPage(c, deps.settings, {
      title: campaign.title,
      ...(test &&
        onlineCents + officeCents > 0 && { banner: "These are test gifts: no card was charged" }),
      content: markup`<p class="large">${raised} <small>of ${formatDollars(goalCents)} raised</small></p>
<p>That is ${percentOf(progress)}% of the goal.</p>
${officeCents > 0 && markup`<p>${formatDollars(officeCents)} of it came by check or cash.</p>`}
${linkButton("Back to the campaign", siteUrl + campaignPath(campaign.name))}`,
    });
  };
};
