import type { NavigationItem, NavigationLink } from "./types.ts";

export const headerItems = [
  { name: "Home", href: "/" },
  {
    name: "About",
    href: "/about",
    dropdown: [
      { name: "About Us", href: "/about" },
      { name: "Mission & Vision", href: "/about/mission-vision" },
      { name: "Our History", href: "/about/history" },
      { name: "Leadership Team", href: "/about/leadership" },
      { name: "Board of Directors", href: "/about/board" },
      { name: "Annual Report", href: "/about/annual-report" },
      { name: "Transparency", href: "/about/transparency" },
    ],
  },
  {
    name: "Programs",
    href: "/programs",
    dropdown: [
      { name: "All Programs", href: "/programs" },
      { name: "Education & Youth", href: "/programs/education" },
      { name: "Housing & Stability", href: "/programs/housing" },
      { name: "Health & Wellness", href: "/programs/health" },
    ],
  },
  {
    name: "Events",
    href: "/events",
    dropdown: [
      { name: "All Events", href: "/events" },
      { name: "Golf Classic", href: "/events/golf" },
      // The awards dinner has no page of its own; its news stands on the golf page.
      { name: "Circle Builders Awards", href: "/events/golf" },
    ],
  },
  {
    name: "Contact",
    href: "/contact",
    dropdown: [
      { name: "General Contact", href: "/contact" },
      { name: "Get Involved", href: "/volunteer" },
    ],
  },
] satisfies NavigationItem[];

export const donateLink = { name: "Donate Now", href: "/give" } satisfies NavigationLink;

export const footerGroups = [
  {
    title: "Quick Links",
    links: [
      { name: "About Us", href: "/about" },
      { name: "Leadership Team", href: "/about/leadership" },
      { name: "Board of Directors", href: "/about/board" },
      { name: "Annual Report", href: "/about/annual-report" },
    ],
  },
  {
    title: "Our Programs",
    links: [
      { name: "Education and Youth", href: "/programs/education" },
      { name: "Housing Security", href: "/programs/housing" },
      { name: "Health and Wellness", href: "/programs/health" },
    ],
  },
  {
    title: "Get Involved",
    links: [
      { name: "Donate", href: "/give" },
      { name: "Events", href: "/events" },
    ],
  },
] satisfies { title: string; links: NavigationLink[] }[];
