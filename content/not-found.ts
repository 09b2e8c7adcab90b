import { type Content, defineDocument } from "./document.ts";
import { group, list, text } from "./fields.ts";
import { navigationLink, pageInfo } from "./shapes.ts";

export const notFound = defineDocument({
  name: "not-found",
  title: "Page Not Found",
  group: "Pages",
  path: "/404",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      code: text({ label: "Large number", most: 60 }),
      message: text({ label: "What went wrong", most: 60 }),
      home: navigationLink("Way home"),
      suggestionsHeading: text({ label: "Suggestions: heading", most: 60 }),
      absent: list(
        group(
          {
            path: text({ label: "Address", most: 60 }),
            links: list(navigationLink("Link"), { label: "Links", itemLabel: "name" }),
          },
          { label: "Address" },
        ),
        { label: "Addresses that people try", itemLabel: "path" },
      ),
      folders: list(
        group(
          {
            path: text({ label: "Address", most: 60 }),
            links: list(navigationLink("Link"), { label: "Links", itemLabel: "name" }),
          },
          { label: "Beginning of an address" },
        ),
        { label: "Beginnings of addresses", itemLabel: "path" },
      ),
      otherwise: list(navigationLink("Link"), {
        label: "For every other address",
        itemLabel: "name",
      }),
    },
    { label: "Page Not Found" },
  ),
  defaults: {
    page: {
      title: "Page Not Found",
      description: "This page does not exist. Here is where you may have been going.",
    },
    code: "404",
    message: "Oops! Page not found",
    home: { name: "Return to Home", href: "/" },
    suggestionsHeading: "Were you looking for one of these?",
    absent: [
      {
        path: "/projects/current",
        links: [
          { name: "Our Projects", href: "/projects" },
          { name: "Homes under construction", href: "/programs/housing" },
          { name: "Make a gift", href: "/give" },
        ],
      },
      {
        path: "/projects/future",
        links: [
          { name: "Our Projects", href: "/projects" },
          { name: "Partner with us", href: "/contact?subject=Partnership" },
          { name: "Make a gift", href: "/give" },
        ],
      },
      {
        path: "/projects/completed",
        links: [
          { name: "Our Projects", href: "/projects" },
          { name: "What has changed", href: "/impact" },
          { name: "Our history", href: "/about/history" },
        ],
      },
      {
        path: "/news/blog",
        links: [
          { name: "News and Media", href: "/news" },
          { name: "Our history", href: "/about/history" },
          { name: "Write to us", href: "/contact" },
        ],
      },
      {
        path: "/news/press",
        links: [
          { name: "News and Media", href: "/news" },
          { name: "Press questions", href: "/contact?subject=Press%20and%20media" },
        ],
      },
      {
        path: "/news/newsletters",
        links: [
          { name: "News and Media", href: "/news" },
          { name: "Annual report", href: "/about/annual-report" },
          { name: "Write to us", href: "/contact" },
        ],
      },
      {
        path: "/get-involved/volunteer",
        links: [
          { name: "Volunteer application", href: "/volunteer" },
          { name: "Ways to get involved", href: "/get-involved" },
        ],
      },
      {
        path: "/get-involved/internships",
        links: [
          {
            name: "Ask about internships",
            href: "/contact?subject=Volunteering%20and%20internships",
          },
          { name: "Meet our staff", href: "/about/staff" },
          { name: "Volunteer application", href: "/volunteer" },
        ],
      },
      {
        path: "/get-involved/corporate",
        links: [
          { name: "Sign up a team from your company", href: "/volunteer/groups" },
          { name: "Sponsor the golf outing", href: "/events/golf" },
          { name: "Talk to us about a partnership", href: "/contact?subject=Partnership" },
          { name: "Campus partners", href: "/about/campus-partners" },
        ],
      },
      {
        path: "/get-involved/church",
        links: [
          { name: "Sign up a group from your church", href: "/volunteer/groups" },
          { name: "Spiritual Development", href: "/programs/spiritual" },
          { name: "Talk to us about your church", href: "/contact?subject=Partnership" },
          { name: "Volunteer application", href: "/volunteer" },
        ],
      },
      {
        path: "/get-involved/fundraiser",
        links: [
          {
            name: "Ask for help with a fundraiser",
            href: "/contact?subject=Giving%20and%20receipts",
          },
          { name: "Make a gift", href: "/give" },
          { name: "Upcoming events", href: "/events" },
        ],
      },
    ],
    folders: [
      {
        path: "/about",
        links: [
          { name: "About Circle", href: "/about" },
          { name: "Leadership Team", href: "/about/leadership" },
          { name: "Board of Directors", href: "/about/board" },
          { name: "Write to us", href: "/contact" },
        ],
      },
      {
        path: "/programs",
        links: [
          { name: "All programs", href: "/programs" },
          { name: "Education and Youth", href: "/programs/education" },
          { name: "Housing and Stability", href: "/programs/housing" },
          { name: "Health and Wellness", href: "/programs/health" },
          { name: "Arts and Culture", href: "/programs/arts-culture" },
        ],
      },
      {
        path: "/projects",
        links: [
          { name: "Our Projects", href: "/projects" },
          { name: "Make a gift", href: "/give" },
        ],
      },
      {
        path: "/events",
        links: [
          { name: "Events", href: "/events" },
          { name: "Golf outing", href: "/events/golf" },
        ],
      },
      {
        path: "/news",
        links: [
          { name: "News and Media", href: "/news" },
          { name: "Write to us", href: "/contact" },
        ],
      },
      {
        path: "/get-involved",
        links: [
          { name: "Ways to get involved", href: "/get-involved" },
          { name: "Volunteer application", href: "/volunteer" },
          { name: "Make a gift", href: "/give" },
        ],
      },
      {
        path: "/help",
        links: [
          { name: "Help with rent, bills, eviction and work", href: "/help" },
          { name: "Programs and services", href: "/programs" },
          { name: "Write to us", href: "/contact" },
        ],
      },
      { path: "/donate", links: [{ name: "Make a gift", href: "/give" }] },
      { path: "/donation", links: [{ name: "Make a gift", href: "/give" }] },
    ],
    otherwise: [
      { name: "Help with rent, bills, eviction and work", href: "/help" },
      { name: "Programs and services", href: "/programs" },
      { name: "About Circle", href: "/about" },
      { name: "Events", href: "/events" },
      { name: "Volunteer, alone or as a group", href: "/volunteer" },
      { name: "Make a gift", href: "/give" },
      { name: "Write to us", href: "/contact" },
    ],
  },
});

export type NotFound = Content<typeof notFound>;
