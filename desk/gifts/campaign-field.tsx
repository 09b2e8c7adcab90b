import { useQuery } from "@tanstack/react-query";
import { Choice } from "#desk/frame/choice.tsx";
import { campaignList } from "./queries.ts";

/** Nothing to choose where there is no campaign. A check may still come in when one has ended. */
export function CampaignField({
  value,
  change,
}: {
  value: string;
  change: (campaign: string) => void;
}) {
  const { data } = useQuery(campaignList);
  if (!data || data.campaigns.length === 0) return null;
  const options = data.campaigns.map(({ name, title, over }) => {
    return [name, over ? `${title} (ended)` : title] as const;
  });
  return (
    <Choice
      label="Given for"
      value={value}
      options={[["", "No campaign"], ...options]}
      choose={change}
    />
  );
}
