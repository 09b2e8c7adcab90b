/** Where a campaign's own page stands. */
export const campaignPath = (name: string) => `/give/${name}`;

/** Pages of the site begin with these, so no campaign may. */
export const keptCampaignNames = ["ways"];

/** Where one of the other ways to give is told in full. */
export const wayPath = (name: string) => `/give/ways/${name}`;

/** What a campaign has brought, as visitors may know it. */
export type CampaignProgress = {
  goalCents: number;
  /** By card. */
  onlineCents: number;
  /** Checks and cash that came to the office. */
  officeCents: number;
  /** No card was charged for what is counted online. */
  test: boolean;
};

/** How much of the goal is there, in whole percent. Only a goal that is reached shows 100. */
export const percentOf = ({
  goalCents,
  onlineCents,
  officeCents,
}: Omit<CampaignProgress, "test">) => {
  const raised = Math.max(0, onlineCents + officeCents);
  return raised >= goalCents ? 100 : Math.floor((raised * 100) / goalCents);
};
