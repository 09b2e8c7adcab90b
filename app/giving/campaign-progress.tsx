import { useEffect, useState } from "react";
import { callFunction } from "#app/backend.ts";
import { functionUrl } from "#app/functions-url.ts";
import type { Campaigns } from "#content/campaigns.ts";
import { type CampaignProgress, percentOf } from "#rules/campaigns.ts";
import { formatDollars } from "#rules/donation.ts";

type Words = Campaigns["words"]["progress"];

/**
 * What the ledger has for a campaign. The page itself is drawn long before the next gift: until the
 * sums are there, and without script, a link leads to them.
 */
export function Progress({ name, words }: { name: string; words: Words }) {
  const [progress, setProgress] = useState<CampaignProgress>();
  useEffect(() => {
    let left = false;
    callFunction<CampaignProgress>("campaign-progress", { campaign: name })
      .then((answer) => left || setProgress(answer))
      // The link stays.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [name]);
  if (!progress)
    return (
      <p className="flex min-h-16 items-center">
        <a
          href={`${functionUrl("campaign-progress")}?${new URLSearchParams({ campaign: name })}`}
          className="font-semibold underline underline-offset-4"
        >
          {words.see}
        </a>
      </p>
    );
  return <Bar progress={progress} words={words} />;
}

function Bar({ progress, words }: { progress: CampaignProgress; words: Words }) {
  const { goalCents, onlineCents, officeCents, test } = progress;
  const percent = percentOf(progress);
  const raised = words.raised
    .replace("{raised}", formatDollars(onlineCents + officeCents))
    .replace("{goal}", formatDollars(goalCents));
  return (
    <div className="min-h-16">
      <p className="font-display font-[560] text-xl even-figures">{raised}</p>
      <div
        role="progressbar"
        aria-label={words.heading}
        aria-valuenow={percent}
        aria-valuetext={raised}
        className="mt-2 h-4 overflow-clip rounded-full bg-limestone-200 forced-border"
      >
        <div
          className="h-full rounded-full bg-garden-500 forced-fill"
          style={{ width: `${percent}%` }}
        />
      </div>
      {officeCents > 0 && (
        <p className="mt-2 text-sm">
          {words.office.replace("{checks}", formatDollars(officeCents))}
        </p>
      )}
      {test && onlineCents + officeCents > 0 && <p className="mt-2 text-sm">{words.test}</p>}
    </div>
  );
}
