import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { money } from "#desk/frame/money.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { day } from "#desk/time.ts";
import { percentOf } from "#rules/campaigns.ts";
import { may } from "#rules/desk.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { type Campaign, campaignList } from "./queries.ts";

/** The last day, not the midnight after it. */
const lastDay = ({ end }: Campaign) => day(new Date(Date.parse(end) - 1).toISOString());

function CampaignSheet({ campaign, test }: { campaign: Campaign; test: boolean }) {
  const { name, title, goalCents, onlineCents, officeCents, gifts, over, address } = campaign;
  const lines: [string, string][] = [
    [
      "Raised",
      `${money(onlineCents + officeCents)} of ${money(goalCents)} (${percentOf(campaign)}%)`,
    ],
    ["By card", money(onlineCents)],
    ["By check or cash", money(officeCents)],
    ["Gifts", String(gifts)],
    [over ? "Ended" : "Last day", lastDay(campaign)],
  ];
  return (
    <li className="sheet">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="text-lg">{title}</h2>{" "}
        {test && gifts > 0 && <Tag tone="lake">Includes test gifts</Tag>}
      </div>
      <dl className="mb-4 grid gap-3 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="even-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={address} className="font-semibold text-sm underline underline-offset-4">
          {address.replace(/^https?:\/\//, "")}
        </a>
        <ButtonLink look="secondary" to={`/gifts/campaigns/${name}`} className="button-small">
          QR code<span className="sr-only"> for {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

export const noCampaigns = (mayEdit: boolean) =>
  mayEdit
    ? "No campaigns yet. Add the first one above."
    : "No campaigns yet. Someone who edits pages can add one.";

export default function Campaigns() {
  const mayEdit = may(useMe(), "pages");
  return (
    <Screen
      title="Campaigns"
      lead={
        <BackToGifts>
          A campaign raises money for one goal, on its own page. After its last day, the page thanks
          everyone and takes no more gifts. Refunded gifts don't count in its total. Once the site
          takes real gifts, test gifts don't either. To change what the pages say, go to Pages
          {mayEdit ? (
            <>
              , in{" "}
              <Link to="/pages/edit/campaigns" className="underline underline-offset-4">
                Campaigns
              </Link>
              .
            </>
          ) : (
            "."
          )}
        </BackToGifts>
      }
      actions={
        mayEdit && (
          <ButtonLink to="/pages/edit/campaigns" className="button-small">
            Add or change a campaign
          </ButtonLink>
        )
      }
    >
      <Loaded query={useQuery(campaignList)}>
        {({ campaigns, test }) =>
          campaigns.length === 0 ? (
            <Empty>{noCampaigns(mayEdit)}</Empty>
          ) : (
            <ul className="grid gap-5">
              {campaigns.map((campaign) => (
                <CampaignSheet key={campaign.name} campaign={campaign} test={test} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}
