import { type Content, defineDocument } from "./document.ts";
import { group, link, list, longText, text } from "./fields.ts";
import { navigationLink } from "./shapes.ts";

export const frame = defineDocument({
  name: "frame",
  title: "Header and footer",
  group: "Every page",
  version: 1,
  schema: group(
    {
      skipLink: text({ label: "Skip link, for keyboards", most: 60 }),
      header: list(
        group(
          {
            name: text({ label: "Name", most: 60 }),
            href: link({ label: "Link to" }),
            dropdown: list(navigationLink("Link"), { label: "Menu below it", itemLabel: "name" }),
          },
          { label: "Menu" },
        ),
        { label: "Menu at the top", itemLabel: "name" },
      ),
      donate: navigationLink("Donate button"),
      footer: list(
        group(
          {
            title: text({ label: "Title", most: 60 }),
            links: list(navigationLink("Link"), { label: "Links", itemLabel: "name" }),
          },
          { label: "Column" },
        ),
        { label: "Footer links", itemLabel: "title" },
      ),
      taxIdLabel: text({ label: "Text before the tax ID", most: 60 }),
      legal: group(
        {
          privacy: text({ label: "Text for the privacy policy", most: 60 }),
          terms: text({ label: "Text for the terms", most: 60 }),
          accessibility: text({ label: "Text for the accessibility statement", most: 60 }),
        },
        { label: "Legal links in the footer" },
      ),
      newsletter: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          label: text({ label: "Text above the field", most: 60 }),
          placeholder: text({ label: "Inside the empty field", most: 60 }),
          button: text({ label: "Button", most: 60 }),
          privacy: longText({ label: "What we keep", most: 300 }),
          busy: text({ label: "Button while it works", most: 60 }),
        },
        { label: "Newsletter form" },
      ),
    },
    { label: "Header and footer" },
  ),
  defaults: {
    skipLink: "Skip to content",
    header: [
      { name: "Home", href: "/", dropdown: [] },
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
    ],
    donate: { name: "Donate Now", href: "/give" },
    footer: [
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
    ],
    taxIdLabel: "Tax ID",
    legal: { privacy: "Privacy Policy", terms: "Terms of Service", accessibility: "Accessibility" },
    newsletter: {
      heading: "Stay Connected",
      lead: "Our newsletter comes {organisation.newsletterRhythm}: what opened, what is growing, and where a volunteer is needed.",
      label: "Email address",
      placeholder: "Enter your email",
      button: "Subscribe",
      privacy:
        "We keep your address for as long as you subscribe, and delete it within {kept.newsletterAddresses} after you leave. Every letter has an unsubscribe link.",
      busy: "Subscribing...",
    },
  },
});

export type Frame = Content<typeof frame>;
