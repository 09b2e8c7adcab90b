import { keptCampaignNames } from "#rules/campaigns.ts";
import { chicagoDayEnd } from "#rules/chicago.ts";
import { isDay } from "./checks.ts";
import { type Content, defineDocument } from "./document.ts";
import {
  addressName,
  archive,
  choice,
  date,
  group,
  list,
  longText,
  number,
  picture,
  text,
} from "./fields.ts";
import { withAddresses } from "./item-addresses.ts";
import { navigationLink } from "./shapes.ts";

export const campaigns = defineDocument({
  name: "campaigns",
  title: "Campaigns",
  group: "Lists",
  seenOn: "/give",
  version: 1,
  schema: group(
    {
      campaigns: list(
        group(
          {
            title: text({ label: "Name", most: 60 }),
            lead: longText({ label: "What it is for, in a sentence or two", most: 240 }),
            story: longText({
              label: "Story",
              help: "What the gifts will pay for, and by when.",
              most: 3_000,
            }),
            picture: picture({ label: "Picture" }),
            goal: number({
              label: "Goal in dollars",
              missing: "Enter how much you want to raise, in dollars.",
              least: 1,
              most: 100_000_000,
            }),
            ends: date({
              label: "Last day",
              help: "People can give through this day. At midnight the page thanks everyone and takes no more gifts.",
              missing: "Choose the last day of the campaign.",
            }),
            onGivePage: choice(
              { no: "No", yes: "Yes, while it runs" },
              { label: "Also announced on the Donate page" },
            ),
            address: addressName(
              {
                label: "Address of its page",
                help: "The last part of /give/… It is made from the name when the campaign is first published. Gifts are counted by it, so please don't change it afterward.",
              },
              keptCampaignNames,
            ),
            archive: archive(),
          },
          { label: "Campaign", seenOn: "/give/{address}" },
        ),
        {
          label: "Campaigns",
          help: "A campaign raises money for one goal, on its own page. After its last day, the page thanks everyone and takes no more gifts. What it has raised, and a QR code to print, are under Gifts.",
          itemLabel: "title",
          overAfter: "ends",
          newFirst: true,
          unique: { field: "address", sentence: "Another campaign has this address." },
        },
      ),
      words: group(
        {
          eyebrow: text({ label: "Text above the name", most: 60 }),
          until: text({ label: "How long it runs", most: 60, fills: ["day"] }),
          more: text({ label: "Link on the Donate page", most: 60 }),
          progress: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              see: text({ label: "Link to it, until the sums are there", most: 60 }),
              raised: text({ label: "What came", most: 60, fills: ["raised", "goal"] }),
              office: text({ label: "How much of it by check", most: 80, fills: ["checks"] }),
              test: text({ label: "While no card is charged", most: 120 }),
            },
            { label: "How far it is" },
          ),
          over: group(
            {
              eyebrow: text({ label: "Text above the name", most: 60 }),
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 400, fills: ["day"] }),
              button: navigationLink("Button"),
            },
            { label: "When it has ended" },
          ),
        },
        { label: "Text on every campaign page", seenOn: "/give/*" },
      ),
    },
    { label: "Campaigns" },
  ),
  complete: withAddresses("campaigns", keptCampaignNames),
  defaults: {
    campaigns: [],
    words: {
      eyebrow: "Give together",
      until: "Through {day}",
      more: "See the campaign",
      progress: {
        heading: "Our Progress",
        see: "See how far along we are",
        raised: "{raised} of {goal} raised",
        office: "{checks} of it came by check or cash.",
        test: "These are test gifts. No card was charged.",
      },
      over: {
        eyebrow: "Thank you",
        heading: "This Campaign Has Ended",
        text: "It ran through {day}. Thank you to everyone who gave. You can still help: a gift made today goes where the need is greatest.",
        button: { name: "Give today", href: "/give" },
      },
    },
  },
});

export type Campaigns = Content<typeof campaigns>;
type Campaign = Campaigns["campaigns"][number];

/** When a campaign has ended, such as 2026-12-01T00:00:00-06:00; "" while its day is not chosen. */
export const campaignEnd = ({ ends }: Pick<Campaign, "ends">) =>
  isDay(ends) ? chicagoDayEnd(ends) : "";
