import { contactAbout, subjects } from "./contact.ts";
import { figureText, golf, housing } from "./figures.ts";
import { newsletter } from "./site.ts";
import type { Hero, LinkCard, NavigationLink, NewsItem, PageInfo, PictureName } from "./types.ts";

export const page = {
  path: "/news",
  title: "News and Media",
  description:
    "What is new at Circle in Austin, Chicago: homes going up, games played for a coach, and where to read and hear more.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "News and Media",
  heading: "What’s New on the Boulevard",
  lead: "Short reports from the job sites, the gym and the pantry line, checked with the people in them before you read them.",
} satisfies Hero;

export const heroPicture = "train" satisfies PictureName;

export const newsSection = { heading: "Latest News" };

export const news = [
  {
    title: "Windows In, Heat On: Project 130 Is Ready for Winter",
    date: "October 9, 2025",
    category: "Housing",
    excerpt: `The last of 64 windows went in on Tuesday, and on Wednesday the building was warm for the first time. “You could hear the pipes thinking about it,” said Walter Jimerson, who directs housing. All ${figureText(housing.project130Units)} apartments are due in spring 2026. Neighbors who looked across at an empty lot for eleven years were the first through the door, for chili on the second floor.`,
    source: "Circle newsroom",
    picture: "project-130",
  },
  {
    title: `Golfers Raise ${figureText(golf.raised)} in Coach Tillery’s Name`,
    date: "June 19, 2025",
    category: "Events",
    excerpt: `${figureText(golf.golfers)} golfers, one hole in one and a brief thunderstorm: this year’s memorial classic raised ${figureText(golf.raised)} for after-school and summer programs. The longest drive went to a retired mail carrier. The loudest applause went to the junior leaders, who ran the auction and did not let anyone stop early.`,
    source: "Circle newsroom",
    picture: "golf",
  },
] satisfies (NewsItem & { picture: PictureName })[];

export const cardsSection = { heading: "More to Read" };

export const cards = [
  {
    icon: "book-open",
    title: "Blog",
    description:
      "Longer pieces by residents, tutors, farmers and the occasional board member, in their own words.",
    href: "/news/blog",
    label: "Read the blog",
  },
  {
    icon: "megaphone",
    title: "Press",
    description: "Announcements, photographs and people to interview, for reporters on deadline.",
    href: "/news/press",
    label: "Go to press",
  },
  {
    icon: "mail",
    title: "Newsletters",
    description: newsletter.lead,
    href: "/news/newsletters",
    label: "Browse newsletters",
  },
] satisfies LinkCard[];

export const closing = {
  heading: "Writing about the West Side?",
  lead: "Jonah Feldman was a reporter once and answers like one. Tell him your deadline.",
  button: {
    name: "Contact our press desk",
    href: contactAbout(subjects.press),
  } satisfies NavigationLink,
};
