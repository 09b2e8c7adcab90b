import { chicagoMoment } from "#rules/chicago.ts";
import { dayInWords } from "#rules/in-words.ts";
import { type Content, defineDocument } from "./document.ts";
import { archive, date, group, icon, link, list, longText, text, time } from "./fields.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

export const events = defineDocument({
  name: "events",
  title: "Events",
  group: "Pages",
  path: "/events",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      upcomingSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Lead", most: 240 }),
          past: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              lead: longText({ label: "Lead", most: 240 }),
              tag: text({ label: "Word on its card", most: 60 }),
            },
            { label: "Once an event is over" },
          ),
        },
        { label: "Upcoming: text above it" },
      ),
      upcoming: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            day: date({ label: "Day" }),
            ends: time({ label: "Ends at", help: "After that, the page says that it is over." }),
            date: text({ label: "Day and time in words", most: 60 }),
            location: text({ label: "Place", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            category: text({ label: "Category", most: 60 }),
            href: link({ label: "Link to" }),
            label: text({ label: "Link text", most: 60 }),
            archive: archive(),
          },
          { label: "Event" },
        ),
        { label: "Upcoming", itemLabel: "title" },
      ),
      categoriesSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "Categories: text above it" },
      ),
      categories: list(linkCard("Category"), { label: "Categories", itemLabel: "title" }),
      newsLink: navigationLink("Link to the news"),
      closing: group(
        {
          heading: text({ label: "Heading", most: 120 }),
          lead: longText({ label: "Lead", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Events" },
  ),
  defaults: {
    page: {
      title: "Events",
      description:
        "Join Circle for the Raymond Tillery Memorial Golf Classic and the Circle Builders Awards Dinner. Dates, places and how to take part.",
    },
    hero: {
      eyebrow: "Come be with us",
      heading: "Events",
      lead: "Once a year we play golf in Hinsdale in memory of Coach Raymond Tillery, and give our awards at dinner the same evening.",
    },
    heroPicture: "plaza",
    upcomingSection: {
      heading: "Upcoming Events",
      lead: "Golf from noon, and the awards at dinner. Come to either or to both.",
      past: {
        heading: "Our Most Recent Events",
        lead: "Both are over. Thank you to everyone who came. The next date is announced here and in the newsletter.",
        tag: "This event is over",
      },
    },
    upcoming: [
      {
        icon: "flag",
        title: "{golf.title}",
        day: "{golf.date}",
        ends: "{golf.end}",
        date: "{golf.day}, {golf.startTime}",
        location: "{golf.place}",
        description: "{golf.description}",
        category: "{golf.category}",
        href: "/events/golf",
        label: "Golf Classic details",
      },
      {
        icon: "trophy",
        title: "{golf.dinner.title}",
        day: "{golf.date}",
        ends: "{golf.end}",
        date: "{golf.day}, {golf.dinner.time}",
        location: "{golf.place}",
        description: "{golf.dinner.description}",
        category: "{golf.dinner.category}",
        href: "/events/golf",
        label: "Awards dinner details",
      },
    ],
    categoriesSection: { heading: "Kinds of Events" },
    categories: [
      {
        icon: "flag",
        title: "Golf and Fundraisers",
        description:
          "A day outdoors that pays for after-school and summer programs. Beginners are welcome.",
        href: "/events/golf",
        label: "See the golf outing",
      },
      {
        icon: "trophy",
        title: "Awards and Celebrations",
        description: "Dinner, and three awards: to a neighbor, a student and a monthly donor.",
        href: "/events/golf",
        label: "See the awards dinner",
      },
    ],
    newsLink: { name: "Read the news", href: "/news" },
    closing: {
      heading: "Block parties, concerts and the spring art show",
      lead: "Free events on the plaza are announced at the front desk and in the newsletter below.",
      button: { name: "Ask about an event", href: "/contact?subject=General%20question" },
    },
  },
});

export type Events = Content<typeof events>;

/** Each event with what its ticket shows: the pieces of the day, and the moment it is over. */
export type Ticket = ReturnType<typeof ticketsOf>[number];

export const ticketsOf = ({ upcoming }: Events) =>
  upcoming.map(({ day, ends, ...event }) => ({
    ...event,
    stub: dayInWords(day),
    end: chicagoMoment(day, ends),
  }));
