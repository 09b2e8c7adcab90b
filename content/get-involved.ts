import { defineDocument } from "./document.ts";
import { group, list, longText, picture, text } from "./fields.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

export const getInvolved = defineDocument({
  name: "get-involved",
  title: "Get Involved",
  group: "Pages",
  path: "/get-involved",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      optionsSection: group(
        { heading: text({ label: "Heading", most: 60 }), picture: picture({ label: "Picture" }) },
        { label: "Options: heading and text" },
      ),
      options: list(linkCard("Way to help"), { label: "Ways to help", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          buttons: list(navigationLink("Button"), { label: "Buttons", itemLabel: "name" }),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Get Involved" },
  ),
  defaults: {
    page: {
      title: "Get Involved",
      description:
        "Volunteer, intern, bring your company or your church, or hold a fundraiser: five ways to work beside Circle on Chicago’s West Side.",
    },
    hero: {
      eyebrow: "Start with what you have",
      heading: "Get Involved",
      lead: "{reach.volunteers} volunteers a year and {reach.partners} partner organizations share this work with us. Here are five ways to join them.",
    },
    heroPicture: "block",
    optionsSection: { heading: "Five Ways In", picture: "plaza" },
    options: [
      {
        icon: "hand-heart",
        title: "Volunteer",
        description:
          "Help at a homework table, in the pantry, in the garden or at the front desk. From age 16, for one shift or every week.",
        href: "/get-involved/volunteer",
        label: "Volunteer with us",
      },
      {
        icon: "graduation-cap",
        title: "Internships",
        description:
          "An unpaid semester or summer for credit in social work, farming, finance, teaching or communications, with a supervisor of your own.",
        href: "/get-involved/internships",
        label: "Find an internship",
      },
      {
        icon: "briefcase-business",
        title: "Corporate Partners",
        description:
          "Bring a team for a build day, match your employees’ gifts, or sponsor the golf classic.",
        href: "/get-involved/corporate",
        label: "Partner as a company",
      },
      {
        icon: "church",
        title: "Church Partners",
        description:
          "Send volunteers, a choir or a meal. We plan with your congregation for a year at a time, so that children see the same faces.",
        href: "/get-involved/church",
        label: "Partner as a church",
      },
      {
        icon: "party-popper",
        title: "Host a Fundraiser",
        description:
          "A birthday, a bake sale, a fish fry. We send you a kit, and we thank everyone who gave.",
        href: "/get-involved/fundraiser",
        label: "Start a fundraiser",
      },
    ],
    closing: {
      heading: "Apply or give today",
      lead: "The volunteer application takes about five minutes.",
      buttons: [
        { name: "Volunteer Application", href: "/volunteer" },
        { name: "Sign Up a Group", href: "/volunteer/groups" },
        { name: "Make a Gift", href: "/give" },
      ],
    },
  },
});
