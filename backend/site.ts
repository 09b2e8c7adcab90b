import { campaignEnd, campaigns } from "#content/campaigns.ts";
import { factsOf } from "#content/facts.ts";
import { organisation as document, type Organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";

type SiteCampaign = {
  /** In the address of its page, and in the ledger. */
  name: string;
  title: string;
  goalCents: number;
  /** The moment from which it is over. */
  end: Date;
};

/** What letters and answers say of us. It is handed to whoever writes them. */
export type Site = {
  organisation: Organisation;
  /** What gifts can be made for, also once it has ended. */
  campaigns: SiteCampaign[];
  fill: (sentence: string) => string;
};

export const siteOf = (snapshot: Snapshot): Site => ({
  organisation: contentOf(snapshot, document),
  campaigns: contentOf(snapshot, campaigns).campaigns.map(({ address, title, goal, ends }) => ({
    name: address,
    title,
    goalCents: Math.round(goal * 100),
    end: new Date(campaignEnd({ ends })),
  })),
  fill: (sentence) => fill(sentence, factsOf(snapshot)),
});
