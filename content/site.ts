import { organisation } from "#rules/organisation.ts";
import type { NavigationLink, OpeningHours, SocialLink } from "./types.ts";

const handle = "circleurbancommunity";

export const site = {
  name: organisation.name,
  fullName: organisation.fullName,
  tagline: organisation.tagline,
  heroMessage: "Where Impossible Becomes Inevitable",
  /** The first thing a keyboard reaches on every page. */
  skipLink: "Skip to content",
  footerBlurb: `A faith-based neighbor in Austin, on Chicago’s West Side, since ${organisation.founded}. With our partners we run classrooms, homes, a clinic and a farm on one campus, open to everyone.`,
  copyright: `© 2025 ${organisation.fullName}. All rights reserved.`,
  status: `${organisation.fullName} is a 501(c)(3) nonprofit organization. Gifts are tax-deductible as the law allows.`,
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
  lead: "One letter a month: who moved in, what is growing, and where an extra pair of hands would help.",
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
  "Yolanda Price is at the front desk on weekdays and will find you the right person, in English or Spanish. On Sunday the door of New Mercy Church of Austin is open to everyone, and there is coffee afterward.";
