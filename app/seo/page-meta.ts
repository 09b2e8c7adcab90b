import type { Site } from "#app/site.ts";
import type { ShownPicture } from "#app/ui/picture.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import type { PageInfo, PublicEvent } from "#content/types.ts";
import { unmarked } from "#rules/english-mark.ts";
import { englishPathOf, isInSpanish, pathIn } from "#rules/languages.ts";
import { feedPath } from "#rules/news.ts";
import { sayWith } from "#rules/say.ts";
import { shareName } from "#rules/share-name.ts";
import {
  articleJsonLd,
  breadcrumbsJsonLd,
  eventJsonLd,
  organisationJsonLd,
  rolesJsonLd,
} from "./json-ld.ts";
import { absolute } from "./site-address.ts";

type Organisation = Site["organisation"];

type PageFacts = PageInfo & {
  /** The name of the picture in /share, when it is not the page's own. */
  share?: string;
  /** The picture for links, when the page is made from data and has none in /share. */
  picture?: ShownPicture | null;
  /** What it tells is over: of no use to somebody who searches. */
  over?: boolean;
};

/** One element of a page's head. */
export type Described =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | {
      tagName: "link";
      rel: string;
      href: string;
      type?: string;
      title?: string;
      hrefLang?: string;
    }
  | { "script:ld+json": object };

/** As much of what a page shows as is told to search engines. */
export type PageMetaFacts = {
  page: PageFacts;
  event?: PublicEvent;
  /** Of a news story: its day, where it has one. */
  article?: { title: string; day: string };
  openRoles?: readonly OpenRole[];
};

/** Reached by giving or by mistake: of no use to somebody who searches. */
const unlisted = ["/donation-success", "/404"];

/** Wide enough for the large form of a card, where there is such a width. */
const linkPicture = ({ path, share, picture }: PageFacts) => {
  if (!picture)
    return {
      address: absolute(`/share/${share ?? shareName(path)}.jpg`),
      width: 1200,
      height: 630,
    };
  const { files, widths, width, height } = picture;
  const wide = widths.find((one) => one >= 1200) ?? widths.at(-1) ?? width;
  return {
    address: absolute(`${files}${wide}.jpg`),
    width: wide,
    height: Math.round((wide * height) / width),
    alt: picture.alt,
  };
};

/** Where somebody looks who wants to follow what is new. */
const namesFeed = (path: string) => path === "/" || /^\/news(\/|$)/.test(path);

const feedLink = ({ fullName }: Organisation): Described => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `News from ${fullName}`,
  href: feedPath,
});

/** Where a page that there is in both languages stands in each, itself included. */
const alternates = (english: string): Described[] => {
  if (!isInSpanish(english)) return [];
  const spanish = pathIn("es", english);
  const stands = { "en-US": english, es: spanish, "x-default": english };
  return Object.entries(stands).map(([hrefLang, path]) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: absolute(path),
  }));
};

/** What is said outside the page has no element that could name its language. */
const withoutMarks = <Value>(value: Value): Value => JSON.parse(unmarked(JSON.stringify(value)));

/**
 * Everything a page says about itself to search engines and to those it is shared with. The home
 * page's title stands alone; every other title is followed by the organisation's name.
 */
export const pageMeta = (
  { page: shown, event, article, openRoles = [] }: PageMetaFacts,
  site: Pick<Site, "language" | "organisation" | "words">,
): Described[] => {
  const { language, words } = site;
  const { organisation, page } = withoutMarks({ organisation: site.organisation, page: shown });
  const { path } = page;
  const english = englishPathOf(path);
  const title = english === "/" ? page.title : `${page.title} | ${organisation.fullName}`;
  const picture = linkPicture(page);
  const described: Described[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: organisation.fullName },
    { property: "og:locale", content: language === "es" ? "es_US" : "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: picture.address },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    {
      property: "og:image:alt",
      content: picture.alt ?? `${page.title}, ${organisation.fullName}`,
    },
    // Title and description are read from the above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture.address },
  ];
  if (page.over || unlisted.includes(english))
    return [...described, { name: "robots", content: "noindex" }];
  const listed: Described[] = [
    ...described,
    { tagName: "link", rel: "canonical", href: absolute(path) },
    ...alternates(english),
    { property: "og:url", content: absolute(path) },
    ...(namesFeed(path) ? [feedLink(organisation)] : []),
  ];
  const jsonLd = [
    english === "/"
      ? organisationJsonLd(organisation)
      : breadcrumbsJsonLd(path, page.title, (text) => sayWith(words, text)),
    ...(event ? [eventJsonLd(event, organisation.fullName)] : []),
    ...(openRoles.length > 0 ? [rolesJsonLd(withoutMarks(openRoles), path)] : []),
    ...(article ? [articleJsonLd(article, page, picture.address)] : []),
  ];
  return [...listed, ...jsonLd.map((item) => ({ "script:ld+json": item }))];
};
