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
  eyebrow: "Events",
  heading: "Come Be With Us",
  lead: "Once a year we put on collared shirts, drive out to Hinsdale and raise a great deal of money in the name of a man who owned two whistles and one good jacket.",
} satisfies Hero;

export const heroPicture = "plaza" satisfies PictureName;

export const upcomingSection = {
  heading: "Upcoming Events",
  lead: "Both are on one day: golf in the afternoon, the awards at dinner. Come for either or stay for both.",
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
      "A day outdoors with friends, partners and people whose lives it pays for. Beginners welcome; it is a scramble.",
    href: "/events/golf",
    label: "See the golf outing",
  },
  {
    icon: "trophy",
    title: "Awards and Celebrations",
    description:
      "We name the neighbors, donors and students who built something this year, and we feed them properly.",
    href: "/events/golf",
    label: "See the awards dinner",
  },
] satisfies LinkCard[];

export const newsLink = {
  name: "Read how the last one went",
  href: "/news",
} satisfies NavigationLink;

export const closing = {
  heading: "Block parties, concerts and the spring art show",
  lead: "Free events on the plaza are announced at the front desk and in the newsletter below. Want us at yours? Ask.",
  button: {
    name: "Ask about an event",
    href: contactAbout(subjects.general),
  } satisfies NavigationLink,
};
