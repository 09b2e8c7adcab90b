import { contactAbout, subjects } from "./contact.ts";
import type { NavigationLink, PageInfo } from "./types.ts";

export const page = {
  path: "/404",
  title: "Page Not Found",
  description: "This page does not exist. Here is where you may have been going.",
} satisfies PageInfo;

export const notFound = {
  code: "404",
  message: "Oops! Page not found",
  home: { name: "Return to Home", href: "/" } satisfies NavigationLink,
  suggestionsHeading: "Were you looking for one of these?",
};

const projects = { name: "Our Projects", href: "/projects" };
const give = { name: "Make a gift", href: "/give" };
const news = { name: "News and Media", href: "/news" };
const contact = { name: "Write to us", href: "/contact" };
const volunteer = { name: "Volunteer application", href: "/volunteer" };
const getInvolved = { name: "Ways to get involved", href: "/get-involved" };

/** Pages that stand closest to an address other pages link to but that has no page yet. */
const suggestions = new Map<string, NavigationLink[]>(
  Object.entries({
    "/projects/current": [
      projects,
      { name: "Homes under construction", href: "/programs/housing" },
      give,
    ],
    "/projects/future": [
      projects,
      { name: "Partner with us", href: contactAbout(subjects.partnership) },
      give,
    ],
    "/projects/completed": [
      projects,
      { name: "What has changed", href: "/impact" },
      { name: "Our history", href: "/about/history" },
    ],
    "/news/blog": [news, { name: "Our history", href: "/about/history" }, contact],
    "/news/press": [news, { name: "Press questions", href: contactAbout(subjects.press) }],
    "/news/newsletters": [news, { name: "Annual report", href: "/about/annual-report" }, contact],
    "/get-involved/volunteer": [volunteer, getInvolved],
    "/get-involved/internships": [
      { name: "Ask about internships", href: contactAbout(subjects.volunteering) },
      { name: "Meet our staff", href: "/about/staff" },
      volunteer,
    ],
    "/get-involved/corporate": [
      { name: "Sponsor the golf outing", href: "/events/golf" },
      { name: "Talk to us about a partnership", href: contactAbout(subjects.partnership) },
      { name: "Campus partners", href: "/about/campus-partners" },
    ],
    "/get-involved/church": [
      { name: "Spiritual Development", href: "/programs/spiritual" },
      { name: "Talk to us about your church", href: contactAbout(subjects.partnership) },
      volunteer,
    ],
    "/get-involved/fundraiser": [
      { name: "Ask for help with a fundraiser", href: contactAbout(subjects.giving) },
      give,
      { name: "Upcoming events", href: "/events" },
    ],
  }),
);

const fallback: NavigationLink[] = [
  { name: "Programs and services", href: "/programs" },
  { name: "About Circle", href: "/about" },
  { name: "Events", href: "/events" },
  give,
  contact,
];

/** A path nobody foresaw still tells its first folder: /programs/tutoring is about programs. */
const sections = new Map<string, NavigationLink[]>(
  Object.entries({
    about: [
      { name: "About Circle", href: "/about" },
      { name: "Leadership Team", href: "/about/leadership" },
      { name: "Board of Directors", href: "/about/board" },
      contact,
    ],
    programs: [
      { name: "All programs", href: "/programs" },
      { name: "Education and Youth", href: "/programs/education" },
      { name: "Housing and Stability", href: "/programs/housing" },
      { name: "Health and Wellness", href: "/programs/health" },
      { name: "Arts and Culture", href: "/programs/arts-culture" },
    ],
    projects: [projects, give],
    events: [
      { name: "Events", href: "/events" },
      { name: "Golf outing", href: "/events/golf" },
    ],
    news: [news, contact],
    "get-involved": [getInvolved, volunteer, give],
    donate: [give],
    donation: [give],
  }),
);

export const absentPaths = [...suggestions.keys()];

export const suggestionsFor = (path: string): NavigationLink[] => {
  const clean = path.toLowerCase().replace(/\/+$/, "");
  return suggestions.get(clean) ?? sections.get(clean.split("/")[1] ?? "") ?? fallback;
};
