import { figureText, reach } from "./figures.ts";
import type { GetInvolvedOption, Hero, NavigationLink, PageInfo, PictureName } from "./types.ts";

export const page = {
  path: "/get-involved",
  title: "Get Involved",
  description:
    "Volunteer, intern, bring your company or your church, or hold a fundraiser: five ways to work beside Circle on Chicago’s West Side.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Get involved",
  heading: "There Is a Job With Your Name on It",
  lead: `${figureText(reach.volunteers)} volunteers and ${figureText(reach.partners)} partner organizations carry this work with us. Some have an afternoon, some a truck, some a spreadsheet. Start with what you have.`,
} satisfies Hero;

export const heroPicture = "block" satisfies PictureName;

export const optionsSection = { heading: "Five Ways In", picture: "plaza" as PictureName };

export const options = [
  {
    icon: "hand-heart",
    title: "Volunteer",
    description:
      "Help at a homework table, in the pantry line, in the garden or at the front desk. From 16 years up, one shift or every week.",
    href: "/get-involved/volunteer",
    label: "Volunteer with us",
  },
  {
    icon: "graduation-cap",
    title: "Internships",
    description:
      "A semester or a summer in social work, farming, finance, teaching or communications, with a desk, a supervisor and real work.",
    href: "/get-involved/internships",
    label: "Find an internship",
  },
  {
    icon: "briefcase-business",
    title: "Corporate Partners",
    description:
      "Bring a crew for a build day, match what your people give, hire our graduates or sponsor the golf classic.",
    href: "/get-involved/corporate",
    label: "Partner as a company",
  },
  {
    icon: "church",
    title: "Church Partners",
    description:
      "Send a team, a choir or a casserole line. We plan with your congregation for a year at a time, so that children see the same faces.",
    href: "/get-involved/church",
    label: "Partner as a church",
  },
  {
    icon: "party-popper",
    title: "Host a Fundraiser",
    description:
      "A birthday, a bake sale, a 5K, a fish fry. We send a kit, a speaker if you want one, and a thank-you to everyone who gave.",
    href: "/get-involved/fundraiser",
    label: "Start a fundraiser",
  },
] satisfies GetInvolvedOption[];

export const closing = {
  heading: "Ready now?",
  lead: "The volunteer application takes about five minutes. If money is what you have today, that helps too.",
  buttons: [
    { name: "Volunteer Application", href: "/volunteer" },
    { name: "Make a Gift", href: "/give" },
  ] satisfies NavigationLink[],
};
