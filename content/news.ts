import { type Content, defineDocument } from "./document.ts";
import { archive, group, list, longText, picture, text } from "./fields.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

export const news = defineDocument({
  name: "news",
  title: "News and Media",
  group: "Pages",
  path: "/news",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      newsSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "News: text above it" },
      ),
      news: list(
        group(
          {
            title: text({ label: "Title", most: 120 }),
            date: text({ label: "Day and time in words", most: 60 }),
            category: text({ label: "Category", most: 60 }),
            excerpt: longText({ label: "Text", most: 600 }),
            source: text({ label: "Where it comes from", most: 60 }),
            picture: picture({ label: "Picture" }),
            archive: archive(),
          },
          { label: "News item" },
        ),
        { label: "News", itemLabel: "title" },
      ),
      cardsSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "Cards: text above it" },
      ),
      cards: list(linkCard("Card"), { label: "Cards", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Lead", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "News and Media" },
  ),
  defaults: {
    page: {
      title: "News and Media",
      description:
        "What is new at Circle in Austin, Chicago: the latest reports, the blog, press information and our newsletters.",
    },
    hero: {
      eyebrow: "What’s new on the boulevard",
      heading: "News and Media",
      lead: "Short reports from the campus. The people in them have read them first.",
    },
    heroPicture: "train",
    newsSection: { heading: "Latest News" },
    news: [
      {
        title: "Windows In, Heat On: Project 130 Is Ready for Winter",
        date: "October 9, 2025",
        category: "Housing",
        excerpt:
          "The last of 64 windows went in on Tuesday, and on Wednesday the building was warm for the first time. “You could hear the pipes wake up,” said Walter Jimerson, who directs housing. All {housing.project130Units} apartments are due in spring 2026. The neighbors, who had looked at an empty lot for eleven years, were invited in first, for chili on the second floor.",
        source: "Circle newsroom",
        picture: "project-130",
      },
      {
        title: "Golfers Raise {golf.raised} in Coach Tillery’s Name",
        date: "June 19, 2025",
        category: "Events",
        excerpt:
          "{golf.golfers} golfers, one hole in one and a brief thunderstorm: this year’s memorial classic raised {golf.raised} for after-school and summer programs. The longest drive went to a retired mail carrier. The loudest applause went to the junior leaders, who ran the auction.",
        source: "Circle newsroom",
        picture: "golf",
      },
    ],
    cardsSection: { heading: "More to Read" },
    cards: [
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
        description:
          "Announcements, photographs and people to interview, for reporters on deadline.",
        href: "/news/press",
        label: "Press information",
      },
      {
        icon: "mail",
        title: "Newsletters",
        description:
          "Our newsletter comes {organisation.newsletterRhythm}: what opened, what is growing, and where a volunteer is needed.",
        href: "/news/newsletters",
        label: "Browse newsletters",
      },
    ],
    closing: {
      heading: "Writing about the West Side?",
      lead: "Jonah Feldman answers questions from the press. Please tell him your deadline.",
      button: { name: "Contact our press desk", href: "/contact?subject=Press%20and%20media" },
    },
  },
});

export type News = Content<typeof news>;
