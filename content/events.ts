import { chicagoMomentAt } from "#rules/chicago.ts";
import { dayInSpanish, whenTextInSpanish } from "#rules/in-spanish.ts";
import { dayInWords, whenText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { nameFrom } from "#rules/name-from.ts";
import { isMoment } from "./checks.ts";
import { type Content, defineDocument } from "./document.ts";
import { eventFromVersion1 } from "./events/version-1.ts";
import { archive, choice, group, icon, link, list, longText, moment, text } from "./fields.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

const newWords = {
  none: "Nothing is on the calendar right now. New dates are announced here first, and in our newsletter. We hope to see you soon.",
  calendar: "Add to your calendar",
};

const lead = "Golf from noon, and the awards at dinner. Come to either or to both.";
const others = "Everyone is welcome. Here is what comes next.";

const golfPage = "/events/golf";

export const events = defineDocument({
  name: "events",
  title: "Events",
  group: "Pages",
  path: "/events",
  version: 3,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      upcomingSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({
            label: "Lead while the golf classic and its dinner are next",
            help: "As soon as another event is coming up, the page shows the next text instead.",
            most: 240,
          }),
          others: longText({ label: "Lead while other events are coming up, too", most: 240 }),
          none: longText({ label: "Lead while there is no event", most: 240 }),
          calendar: text({ label: "Link to the calendar file", most: 60 }),
          past: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              lead: longText({ label: "Text below the heading", most: 240 }),
              tag: text({ label: "Word on its card", most: 60 }),
            },
            { label: "Once an event is over" },
          ),
        },
        { label: "Upcoming: heading and text" },
      ),
      upcoming: list(
        group(
          {
            icon: icon({ label: "Icon", startsAs: "calendar-days" }),
            title: text({ label: "Title", most: 60 }),
            starts: moment({
              label: "Starts",
              help: "The page says the day and time in words. For a whole day, start at 12:00 AM.",
              orFact: true,
            }),
            ends: moment({ label: "Ends", orFact: true }),
            times: choice(
              { both: "When it starts and ends", start: "When it starts" },
              { label: "What the page says" },
            ),
            location: text({ label: "Place", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            category: text({ label: "Category", most: 60, startsAs: "Event" }),
            href: link({ label: "Link to", optional: true }),
            label: text({ label: "Link text", most: 60, optional: true }),
            afterwards: choice(
              { leaves: "Leave the page automatically", stays: "Stay, marked as over" },
              {
                label: "When it is over",
                help: "An event that has left the page is kept here with everything you wrote.",
              },
            ),
            archive: archive(),
          },
          {
            label: "Event",
            rules: [
              { after: ["starts", "ends"], sentence: "It must end after it starts." },
              {
                together: ["href", "label"],
                sentence: "Please fill in both the link and its text, or neither.",
              },
            ],
          },
        ),
        {
          label: "Upcoming",
          help: "The page shows the next event first, whatever the order here.",
          itemLabel: "title",
          newFirst: true,
          overAfter: "ends",
        },
      ),
      categoriesSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "Categories: heading and text" },
      ),
      categories: list(linkCard("Category"), { label: "Categories", itemLabel: "title" }),
      newsLink: navigationLink("Link to the news"),
      closing: group(
        {
          heading: text({ label: "Heading", most: 120 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "Events" },
  ),
  migrate: [
    (content) => ({
      ...content,
      upcomingSection: { ...newWords, ...(content.upcomingSection as object) },
      upcoming: (content.upcoming as Record<string, unknown>[]).map(eventFromVersion1),
    }),
    // What staff wrote themselves was for all their events.
    (content) => {
      const words = content.upcomingSection as Record<string, unknown>;
      const said = words.lead === lead ? others : words.lead;
      return { ...content, upcomingSection: { others: said, ...words } };
    },
  ],
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
      lead,
      others,
      ...newWords,
      past: {
        heading: "Our Most Recent Events",
        lead: "Thank you to everyone who came. We’ll announce the next date here and in the newsletter.",
        tag: "This event is over",
      },
    },
    upcoming: [
      {
        icon: "flag",
        title: "{golf.title}",
        starts: "{golf.starts}",
        ends: "{golf.ends}",
        times: "start",
        location: "{golf.place}",
        description: "{golf.description}",
        category: "{golf.category}",
        href: "/events/golf",
        label: "Golf Classic details",
        afterwards: "stays",
      },
      {
        icon: "trophy",
        title: "{golf.dinner.title}",
        starts: "{golf.dinner.starts}",
        ends: "{golf.ends}",
        times: "start",
        location: "{golf.place}",
        description: "{golf.dinner.description}",
        category: "{golf.dinner.category}",
        href: "/events/golf",
        label: "Awards dinner details",
        afterwards: "stays",
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

const noDay = { weekday: "", month: "", day: "" };

/** The next one first. An event that is being written at the desk may have no times yet. */
export const ticketsOf = ({ upcoming }: Events, language: Language = "en") =>
  upcoming
    .toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
    .map(({ starts, ends, times, afterwards, archive: _, ...event }) => {
      const timed = isMoment(starts) && isMoment(ends);
      const [day = ""] = starts.split("T");
      const [when, inWords] =
        language === "es" ? [whenTextInSpanish, dayInSpanish] : [whenText, dayInWords];
      return {
        ...event,
        date: timed ? when(starts, times === "both" ? ends : undefined) : "",
        stub: timed ? inWords(day) : noDay,
        start: timed ? chicagoMomentAt(starts) : "",
        end: timed ? chicagoMomentAt(ends) : "",
        leaves: afterwards === "leaves",
        isGolf: event.href === golfPage,
        /** An event with a page of its own has it there. */
        calendar:
          timed && !event.href.startsWith("/events/")
            ? `/events/${nameFrom(`${day} ${event.title}`)}.ics`
            : "",
      };
    });
