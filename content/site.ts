import { newsletterRhythm, organisation } from "#rules/organisation.ts";
import type { NavigationLink, OpeningHours, SocialLink } from "./types.ts";

const handle = "circleurbancommunity";

export const site = {
  name: organisation.name,
  fullName: organisation.fullName,
  tagline: organisation.tagline,
  heroMessage: "Where Impossible Becomes Inevitable",
  /** The first thing a keyboard reaches on every page. */
  skipLink: "Skip to content",
  footerBlurb: `A faith-based nonprofit in Austin, on Chicago’s West Side, since ${organisation.founded}. Our programs and our partners’ school, clinic and studios share one campus, open to everyone.`,
  copyright: `© 2025 ${organisation.fullName}. All rights reserved.`,
  status: `${organisation.fullName} is a 501(c)(3) nonprofit organization. Your gift is tax-deductible as the law allows.`,
  taxIdLabel: "Tax ID",
};

/** Shown when a page breaks; the reason and the stack come from the error itself. */
export const errorScreen = {
  title: "Unexpected Application Error!",
  lead: "Something on our side went wrong, not on yours. Try again in a moment, or start over from the home page.",
  home: { name: "Return to Home", href: "/" } satisfies NavigationLink,
};

export const socialLinks = [
  { network: "facebook", name: "Facebook", href: `https://www.facebook.com/${handle}` },
  { network: "instagram", name: "Instagram", href: `https://www.instagram.com/${handle}` },
  { network: "x", name: "Twitter/X", href: `https://x.com/${handle}` },
  { network: "linkedin", name: "LinkedIn", href: `https://www.linkedin.com/company/${handle}` },
] satisfies SocialLink[];

/** Words that stand where the links will be: the documents are not written yet. */
export const legalWords = ["Privacy Policy", "Terms of Service", "Accessibility"];

export const newsletter = {
  heading: "Stay Connected",
  lead: `Our newsletter comes ${newsletterRhythm}: what opened, what is growing, and where a volunteer is needed.`,
  label: "Email address",
  placeholder: "Enter your email",
  button: "Subscribe",
  busy: "Subscribing...",
};

export const sundayService = "10:30 AM-12:00 PM";

export const openingHours = [
  { days: "Monday to Friday", hours: "9:00 AM-6:00 PM" },
  { days: "Saturday", hours: "Closed" },
  { days: "Sunday", hours: `Church service ${sundayService}` },
] satisfies OpeningHours[];

/** Who a visitor will meet in those hours. */
export const hoursNote =
  "Yolanda Price is at the front desk on weekdays and finds you the right person, in English or Spanish. On Sunday New Mercy Church of Austin, our partner, welcomes everyone.";

export const officeHours = "Monday to Friday, 9:00 AM to 6:00 PM";

export const pantryHours = {
  days: "Thursdays",
  hours: "1:00 to 5:00 PM",
  /** Apart from the door that the children use. */
  door: "the pantry door, on the parking-lot side of the building",
};

export const clinicHours =
  "Monday to Friday, 9:00 AM to 6:00 PM, and Tuesdays until 8:00 PM. If you are sick today, walk in before 11:00 AM.";

export const holidays =
  "The office, the clinic and the pantry are closed on federal holidays. When a holiday falls on a Thursday, the pantry opens on the Wednesday before it, at the same hours.";

/** Where somebody is served, housed or hired. */
export const fairness = {
  services:
    "We serve everyone. Nobody is turned away or treated differently because of race, color, religion, sex, gender identity, sexual orientation, national origin, immigration status, age, disability, marital or family status, military service, or source of income.",
  housing:
    "Equal Housing Opportunity. We rent, sell and refer without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, marital or family status, military discharge, source of income, or any other ground that federal, Illinois or Chicago law protects. The recovery homes serve women and their children. To ask for a change because of a disability, call us; to complain to somebody else, call HUD at 1-800-669-9777.",
  jobs: "We are an equal opportunity employer. We hire without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, military service, or any other ground that the law protects. Tell us if you need a change in how you apply.",
};

/** The one thing that does not stay between us. */
export const dutyToReport =
  "By law we must report when a child is being hurt or neglected, and we call for help when somebody is about to be hurt.";
