import { contactAbout, subjects } from "./contact.ts";
import { figureText, golf, housing } from "./figures.ts";
import { newsletter } from "./site.ts";
import type { Hero, LinkCard, NavigationLink, NewsItem, PageInfo, PictureName } from "./types.ts";

export const page = {
  path: "/news",
  title: "News and Media",
  description:
    "What is new at Circle in Austin, Chicago: the latest reports, the blog, press information and our newsletters.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "What’s new on the boulevard",
  heading: "News and Media",
  lead: "Short reports from the campus. The people in them have read them first.",
} satisfies Hero;

export const heroPicture = "train" satisfies PictureName;

export const newsSection = { heading: "Latest News" };

export const news = [
  {
    title: "Windows In, Heat On: Project 130 Is Ready for Winter",
    date: "October 9, 2025",
    category: "Housing",
    excerpt: `The last of 64 windows went in on Tuesday, and on Wednesday the building was warm for the first time. “You could hear the pipes wake up,” said Walter Jimerson, who directs housing. All ${figureText(housing.project130Units)} apartments are due in spring 2026. The neighbors, who had looked at an empty lot for eleven years, were invited in first, for chili on the second floor.`,
    source: "Circle newsroom",
    picture: "project-130",
  },
  {
    title: `Golfers Raise ${figureText(golf.raised)} in Coach Tillery’s Name`,
    date: "June 19, 2025",
    category: "Events",
    excerpt: `${figureText(golf.golfers)} golfers, one hole in one and a brief thunderstorm: this year’s memorial classic raised ${figureText(golf.raised)} for after-school and summer programs. The longest drive went to a retired mail carrier. The loudest applause went to the junior leaders, who ran the auction.`,
    source: "Circle newsroom",
    picture: "golf",
  },
] satisfies (NewsItem & { picture: PictureName })[];

export const cardsSection = { heading: "More to Read" };

export const cards = [
  {
    icon: "book-open",
    title: "Blog",
    description: "Longer pieces by residents, tutors and staff, in their own words.",
    href: "/news/blog",
    label: "Read the blog",
  },
  {
    icon: "megaphone",
    title: "Press",
    description: "Announcements, photographs and people to interview, for reporters on deadline.",
    href: "/news/press",
    label: "Press information",
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
  lead: "Jonah Feldman answers questions from the press. Please tell him your deadline.",
  button: {
    name: "Contact our press desk",
    href: contactAbout(subjects.press),
  } satisfies NavigationLink,
};
