import { defineDocument } from "#content/document.ts";
import { group, list, longText, picture, text } from "#content/fields.ts";
import { hero, heroPicture, navigationLink, pageInfo } from "#content/shapes.ts";

export const history = defineDocument({
  name: "about/history",
  title: "Our History",
  group: "Pages",
  path: "/about/history",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      timelineHeading: text({ label: "Timeline: heading", most: 60 }),
      timeline: list(
        group(
          {
            year: text({ label: "Year", most: 60 }),
            title: text({ label: "Title", most: 60 }),
            picture: picture({ label: "Picture" }),
            description: longText({ label: "Text", most: 1200 }),
          },
          { label: "Chapter" },
        ),
        { label: "Years and events", itemLabel: "title" },
      ),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          buttons: list(navigationLink("Button"), { label: "Buttons", itemLabel: "name" }),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Our History" },
  ),
  defaults: {
    page: {
      title: "Our History",
      description:
        "From a storefront opened by a nurse and a carpenter in {organisation.founded} to a {campus.acres}-acre campus: six chapters of Circle’s life on Chicago’s West Side.",
    },
    hero: {
      eyebrow: "{organisation.founded} to today",
      heading: "Our History",
      lead: "How a storefront with a coffee pot became a campus, in six chapters.",
    },
    heroPicture: "train",
    timelineHeading: "Six chapters",
    timeline: [
      {
        year: "{organisation.founded}",
        title: "A storefront on Washington Boulevard",
        picture: "storefront",
        description:
          "Ruth Amory is a nurse and Daniel Amory a carpenter. They rent an empty shop on Washington Boulevard, set out a coffee pot and eleven folding chairs, and open a drop-in for whoever comes by. Ruth takes blood pressures behind a curtain. Daniel fixes what people carry in. By winter there is a homework table in the back.",
      },
      {
        year: "1981",
        title: "Coach Tillery gets a gym",
        picture: "school",
        description:
          "A boarded-up garage next door becomes a basketball court, with a floor salvaged from a closed high school. Raymond Tillery, a mail carrier, agrees to watch it for a summer. He runs it for 31 years. The rules are painted on the wall: shake hands, finish your homework, sweep when you lose and sweep when you win.",
      },
      {
        year: "1988",
        title: "The first set of keys",
        picture: "homes",
        description:
          "When a landlord walks away from a six-flat in January, Circle moves in with space heaters and then buys the building for a dollar and its back taxes. Six families stay in their homes. Volunteers learn plumbing the hard way. It is the first housing that Circle owns.",
      },
      {
        year: "2003",
        title: "From a corner to a campus",
        picture: "church",
        description:
          "A parish school closes, and its buildings and yards come up for sale. Neighbors raise the first $40,000 in fish fries and pledge cards, and lenders follow. Circle opens its first recovery home for women and their children and begins to buy the land around the school, lot by lot.",
      },
      {
        year: "2009",
        title: "Asking the neighbors in",
        picture: "campus",
        description:
          "Denise Calloway, who once did her homework at the back table, becomes President. In the foreclosure crisis Circle buys empty houses before they fall down. Then it invites a clinic, a charter school and counselors to work from its land. Over the next decade the campus grows to {campus.acres} acres and a {campus.ecosystem} ecosystem of partnerships, counted by the partners’ yearly budgets. In 2013, the year after Coach Tillery’s death, friends tee off in the first golf classic in his memory.",
      },
      {
        year: "2020s",
        title: "Growing through hard winters",
        picture: "garden",
        description:
          "In 2020 the gym becomes a food hub in four days, and the pantry stays larger than before: about {home.foodMonthly} people now receive emergency food in a month. Seed 2 Success starts to grow lettuce in shipping containers. Circle counts {reach.unitsCreated} units of housing created, breaks ground on Project 130, and marks fifty years with a block party and {reach.volunteers} volunteers.",
      },
    ],
    closing: {
      heading: "Help with the next chapter",
      lead: "Gifts and partners have carried every one of the six.",
      buttons: [
        { name: "Support the Next Chapter", href: "/give" },
        { name: "See Who Shares Our Campus", href: "/about/campus-partners" },
      ],
    },
  },
});
