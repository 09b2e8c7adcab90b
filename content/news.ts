import { keptNewsNames } from "#rules/news.ts";
import { type Content, defineDocument } from "./document.ts";
import {
  addressName,
  archive,
  date,
  group,
  list,
  longText,
  optionalPicture,
  picture,
  text,
} from "./fields.ts";
import { withAddresses } from "./item-addresses.ts";
import { newsFromVersion1 } from "./news/version-1.ts";
import { hero, heroPicture, linkCard, navigationLink, pageInfo } from "./shapes.ts";

const more = "Read the story";
const letters = "Letters to Our Readers";

const withNewsAddresses = withAddresses("news", keptNewsNames);

export const news = defineDocument({
  name: "news",
  title: "News and Media",
  group: "Pages",
  path: "/news",
  version: 3,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      newsSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          more: text({ label: "Link to an item's own page", most: 60 }),
          letters: text({
            label: "Heading above letters to our readers",
            help: "The page lists those that you show on the site, below the news.",
            most: 60,
          }),
        },
        { label: "News: heading and text" },
      ),
      news: list(
        group(
          {
            title: text({ label: "Title", most: 120 }),
            day: date({ label: "Day", optional: true }),
            date: text({
              label: "Date in other words",
              help: "Only where there is no exact day, such as Fall 2025.",
              most: 60,
              optional: true,
            }),
            category: text({
              label: "Category",
              help: "A word or two above the title. For example: Housing.",
              most: 60,
            }),
            excerpt: longText({ label: "Text", most: 600 }),
            source: text({
              label: "Source",
              help: "Shown below the text. For example: Circle newsroom.",
              most: 60,
            }),
            picture: picture({ label: "Picture" }),
            parts: list(
              group(
                {
                  heading: text({ label: "Heading", most: 90, optional: true }),
                  text: longText({ label: "Story", most: 3_000 }),
                  picture: optionalPicture({ label: "Picture below it" }),
                },
                { label: "Story part" },
              ),
              {
                label: "Its own page",
                help: "Add the story here to give it its own page. The news page then links to it.",
                itemLabel: "heading",
                most: 20,
              },
            ),
            address: addressName(
              {
                label: "Address of its page",
                help: "The last part of /news/… It is made from the title when the item is first published, and stays the same so that links keep working.",
              },
              keptNewsNames,
            ),
            archive: archive(),
          },
          {
            label: "News item",
            seenOn: "/news/{address}",
            rules: [{ either: ["day", "date"], sentence: "Please enter the day." }],
          },
        ),
        {
          label: "News",
          itemLabel: "title",
          newFirst: true,
          unique: { field: "address", sentence: "Another item has this address." },
        },
      ),
      cardsSection: group(
        { heading: text({ label: "Heading", most: 60 }) },
        { label: "Cards: heading and text" },
      ),
      cards: list(linkCard("Card"), { label: "Cards", itemLabel: "title" }),
      closing: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          button: navigationLink("Button"),
        },
        { label: "Closing invitation" },
      ),
    },
    { label: "News and Media" },
  ),
  migrate: [
    (content) =>
      withNewsAddresses({
        ...content,
        newsSection: { more, ...(content.newsSection as object) },
        news: (content.news as Record<string, unknown>[]).map(newsFromVersion1),
      }),
    (content) => ({ ...content, newsSection: { letters, ...(content.newsSection as object) } }),
  ],
  complete: withNewsAddresses,
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
    newsSection: { heading: "Latest News", more, letters },
    news: [
      {
        title: "Windows In, Heat On: Project 130 Is Ready for Winter",
        day: "2025-10-09",
        date: "",
        category: "Housing",
        excerpt:
          "The last of 64 windows went in on Tuesday, and on Wednesday the building was warm for the first time. “You could hear the pipes wake up,” said Walter Jimerson, who directs housing. All {housing.project130Units} apartments are due in spring 2026. The neighbors, who had looked at an empty lot for eleven years, were invited in first, for chili on the second floor.",
        source: "Circle newsroom",
        picture: "project-130",
        parts: [],
        address: "windows-in-heat-on-project-130-is-ready-for-winter",
      },
      {
        title: "Golfers Raise {golf.raised} in Coach Tillery’s Name",
        day: "2025-06-19",
        date: "",
        category: "Events",
        excerpt:
          "{golf.golfers} golfers, one hole in one and a brief thunderstorm: this year’s memorial classic raised {golf.raised} for after-school and summer programs. The longest drive went to a retired mail carrier. The loudest applause went to the junior leaders, who ran the auction.",
        source: "Circle newsroom",
        picture: "golf",
        parts: [],
        address: "golfers-raise-in-coach-tillerys-name",
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

/** Whether there is more of an item to read than the news page has. */
export const hasPage = ({ parts, address }: { parts: readonly unknown[]; address: string }) =>
  parts.length > 0 && address !== "";
