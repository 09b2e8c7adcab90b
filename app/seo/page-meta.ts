import type { Site } from "#app/site.ts";
import type { PageInfo, PublicEvent } from "#content/types.ts";
import { shareName } from "#rules/share-name.ts";
import { breadcrumbsJsonLd, eventJsonLd, organisationJsonLd } from "./json-ld.ts";
import { absolute } from "./site-address.ts";

type Organisation = Site["organisation"];

type PageFacts = PageInfo & {
  /** The name of the picture in /share, when it is not the page's own. */
  share?: string;
};

/** One element of a page's head. */
export type Described =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": object };

/** As much of what a page shows as is told to search engines. */
export type PageMetaFacts = { page: PageFacts; event?: PublicEvent };

/** Reached by giving or by mistake: of no use to somebody who searches. */
const unlisted = ["/donation-success", "/404"];

/**
 * Everything a page says about itself to search engines and to those it is shared with. The home
 * page's title stands alone; every other title is followed by the organisation's name.
 */
export const pageMeta = (
  { page, event }: PageMetaFacts,
  organisation: Organisation,
): Described[] => {
  const { path } = page;
  const title = path === "/" ? page.title : `${page.title} | ${organisation.fullName}`;
  const picture = absolute(`/share/${page.share ?? shareName(path)}.jpg`);
  const described: Described[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: organisation.fullName },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${page.title}, ${organisation.fullName}` },
    // Title and description are read from the above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
  ];
  if (unlisted.includes(path)) return [...described, { name: "robots", content: "noindex" }];
  const listed: Described[] = [
    ...described,
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:url", content: absolute(path) },
  ];
  const jsonLd = [
    path === "/" ? organisationJsonLd(organisation) : breadcrumbsJsonLd(path, page.title),
    ...(event ? [eventJsonLd(event, organisation.fullName)] : []),
  ];
  return [...listed, ...jsonLd.map((item) => ({ "script:ld+json": item }))];
};
