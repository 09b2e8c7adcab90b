import { dateText } from "#rules/in-words.ts";
import { nameFrom } from "#rules/name-from.ts";
import { newsPart, newsPath } from "#rules/news.ts";
import { events, ticketsOf } from "./events.ts";
import type { LetterBlock } from "./letter.ts";
import { hasPage, news } from "./news.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";

type SiteItem = { value: string; label: string; blocks: LetterBlock[] };

const nothing: LetterBlock = {
  kind: "text",
  heading: "",
  text: "",
  picture: "",
  label: "",
  href: "",
  item: "",
};

const newsItems = (snapshot: Snapshot): SiteItem[] =>
  contentOf(snapshot, news).news.map((item) => {
    const { title, address, day, date, excerpt, picture } = item;
    const href = hasPage(item) ? newsPath(address) : `/news#${newsPart(address)}`;
    return {
      value: `news/${address}`,
      label: `News: ${title}`,
      blocks: [
        { ...nothing, kind: "heading", heading: title },
        { ...nothing, kind: "picture", picture, href },
        { ...nothing, text: `${day ? dateText(day) : date}\n\n${excerpt}` },
        { ...nothing, kind: "button", label: "Read it on our site", href },
      ],
    };
  });

const eventItems = (snapshot: Snapshot, now: number): SiteItem[] =>
  ticketsOf(contentOf(snapshot, events))
    .filter(({ end }) => Date.parse(end) > now)
    .map(({ title, date, location, description, href, label, start }) => ({
      value: `event/${nameFrom(`${start.slice(0, 10)} ${title}`)}`,
      label: `Event: ${title}`,
      blocks: [
        { ...nothing, kind: "heading", heading: title },
        { ...nothing, text: `**${date}**\n${location}\n\n${description}` },
        { ...nothing, kind: "button", label: label || "See the event", href: href || "/events" },
      ],
    }));

/** What a letter can take from the site as it is now: news, and events still to come. */
export const siteItems = (snapshot: Snapshot, now: number): SiteItem[] => [
  ...newsItems(snapshot),
  ...eventItems(snapshot, now),
];
