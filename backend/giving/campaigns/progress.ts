import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import { answerPage, linkButton } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import { notFound, Refused } from "#backend/refused.ts";
import { networkLimits, takeFromNetworks } from "#backend/storage/limits.ts";
import { type CampaignProgress, campaignPath, percentOf } from "#rules/campaigns.ts";
import { formatDollars } from "#rules/donation.ts";
import { sumsOf } from "./campaigns.ts";

/** A congregation behind one address, each with the page open. */
const questions = networkLimits("campaign progress", [3000, 6000, 15_000], 600);

const question = z.object({ campaign: z.string() });

const progressOf = async (deps: Deps, c: AppContext, asked: unknown) => {
  const taken = await takeFromNetworks(deps.db, questions, c.get("clientAddress"));
  if (!taken.allowed) {
    c.header("retry-after", String(taken.retryAfterSeconds));
    throw new Refused("too-many", "Please wait a moment before asking again.");
  }
  const name = question.safeParse(asked).data?.campaign;
  const campaign = (await deps.site()).campaigns.find((one) => one.name === name);
  if (!campaign) return undefined;
  const livemode = deps.checkout?.livemode ?? true;
  const { onlineCents, officeCents } = (await sumsOf(deps.db, [campaign.name], livemode))(
    campaign.name,
  );
  const { goalCents } = campaign;
  const progress: CampaignProgress = { goalCents, onlineCents, officeCents, test: !livemode };
  return { campaign, progress };
};

const unknown = "There is no such campaign";

/** For the campaign's page. */
export const campaignProgress = (deps: Deps) => async (c: AppContext) => {
  const found = await progressOf(deps, c, await readJson(c));
  if (!found) throw notFound(`${unknown}.`);
  return c.json(found.progress);
};

/** The same for whoever has no script. */
export const showCampaignProgress = (deps: Deps) => async (c: AppContext) => {
  const { siteUrl } = deps.settings;
  const found = await progressOf(deps, c, c.req.query());
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
