import { contactAbout, subjects } from "./contact.ts";
import { awardsDinner, golfEvent } from "./events/golf.ts";
import type {
  CommunityEvent,
  Hero,
  IconName,
  LinkCard,
  NavigationLink,
  PageInfo,
  PictureName,
} from "./types.ts";

export const page = {
  path: "/events",
  title: "Events",
  description:
    "Join Circle for the Raymond Tillery Memorial Golf Classic and the Circle Builders Awards Dinner. Dates, places and how to take part.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Come be with us",
  heading: "Events",
  lead: "Once a year we play golf in Hinsdale in memory of Coach Raymond Tillery, and give our awards at dinner the same evening.",
} satisfies Hero;

export const heroPicture = "plaza" satisfies PictureName;

export const upcomingSection = {
  heading: "Upcoming Events",
  lead: "Golf from noon, and the awards at dinner. Come to either or to both.",
  /** When both are over. */
  past: {
    heading: "Our Most Recent Events",
    lead: "Both are over. Thank you to everyone who came. The next date is announced here and in the newsletter.",
    tag: "This event is over",
  },
};

export const upcoming = [
  {
    ...golfEvent,
    icon: "flag",
    label: "Golf Classic details",
    href: "/events/golf",
  },
  {
    ...awardsDinner,
    icon: "trophy",
    label: "Awards dinner details",
    href: "/events/golf",
  },
] satisfies (CommunityEvent & { icon: IconName; label: string })[];

export const categoriesSection = { heading: "Kinds of Events" };

export const categories = [
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
] satisfies LinkCard[];

export const newsLink = {
  name: "Read the news",
  href: "/news",
} satisfies NavigationLink;

export const closing = {
  heading: "Block parties, concerts and the spring art show",
  lead: "Free events on the plaza are announced at the front desk and in the newsletter below.",
  button: {
    name: "Ask about an event",
    href: contactAbout(subjects.general),
  } satisfies NavigationLink,
};
