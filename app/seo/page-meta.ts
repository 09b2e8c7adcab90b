import type { Site } from "#app/site.ts";
import type { ShownPicture } from "#app/ui/picture.tsx";
import type { PageInfo, PublicEvent } from "#content/types.ts";
import { feedPath } from "#rules/news.ts";
import { shareName } from "#rules/share-name.ts";
import { articleJsonLd, breadcrumbsJsonLd, eventJsonLd, organisationJsonLd } from "./json-ld.ts";
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
  | { tagName: "link"; rel: string; href: string; type?: string; title?: string }
  | { "script:ld+json": object };

/** As much of what a page shows as is told to search engines. */
export type PageMetaFacts = {
  page: PageFacts;
  event?: PublicEvent;
  /** Of a news story: its day, where it has one. */
  article?: { title: string; day: string };
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

/**
 * Everything a page says about itself to search engines and to those it is shared with. The home
 * page's title stands alone; every other title is followed by the organisation's name.
 */
export const pageMeta = (
  { page, event, article }: PageMetaFacts,
  organisation: Organisation,
): Described[] => {
  const { path } = page;
  const title = path === "/" ? page.title : `${page.title} | ${organisation.fullName}`;
  const picture = linkPicture(page);
  const described: Described[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: organisation.fullName },
    { property: "og:locale", content: "en_US" },
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
  if (page.over || unlisted.includes(path))
    return [...described, { name: "robots", content: "noindex" }];
  const listed: Described[] = [
    ...described,
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:url", content: absolute(path) },
    ...(namesFeed(path) ? [feedLink(organisation)] : []),
  ];
  const jsonLd = [
    path === "/" ? organisationJsonLd(organisation) : breadcrumbsJsonLd(path, page.title),
    ...(event ? [eventJsonLd(event, organisation.fullName)] : []),
    ...(article ? [articleJsonLd(article, page, picture.address)] : []),
  ];
  return [...listed, ...jsonLd.map((item) => ({ "script:ld+json": item }))];
};
