import { figureText, reach } from "./figures.ts";
import type { GetInvolvedOption, Hero, NavigationLink, PageInfo, PictureName } from "./types.ts";

export const page = {
  path: "/get-involved",
  title: "Get Involved",
  description:
    "Volunteer, intern, bring your company or your church, or hold a fundraiser: five ways to work beside Circle on Chicago’s West Side.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Start with what you have",
  heading: "Get Involved",
  lead: `${figureText(reach.volunteers)} volunteers a year and ${figureText(reach.partners)} partner organizations share this work with us. Here are five ways to join them.`,
} satisfies Hero;

export const heroPicture = "block" satisfies PictureName;

export const optionsSection = { heading: "Five Ways In", picture: "plaza" as PictureName };

export const options = [
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
] satisfies GetInvolvedOption[];

export const closing = {
  heading: "Apply or give today",
  lead: "The volunteer application takes about five minutes.",
  buttons: [
    { name: "Volunteer Application", href: "/volunteer" },
    { name: "Make a Gift", href: "/give" },
  ] satisfies NavigationLink[],
};
