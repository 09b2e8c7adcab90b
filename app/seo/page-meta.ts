import type { MetaDescriptor } from "react-router";
import type { Site } from "#app/site.ts";
import type { PageInfo } from "#content/types.ts";
import { shareName } from "#rules/share-name.ts";
import { breadcrumbsJsonLd, organisationJsonLd } from "./json-ld.ts";
import { absolute } from "./site-address.ts";

type Organisation = Site["organisation"];

type PageFacts = PageInfo & {
  /** The name of the picture in /share, when it is not the page's own. */
  share?: string;
  /** More for search engines than the breadcrumbs every page has. */
  jsonLd?: () => object[];
};

/** Reached by giving or by mistake: of no use to somebody who searches. */
const unlisted = ["/donation-success", "/404"];

/**
 * Everything a page says about itself to search engines and to those it is shared with. The home
 * page's title stands alone; every other title is followed by the organisation's name.
 */
export const pageMeta = (page: PageFacts, organisation: Organisation): MetaDescriptor[] => {
  const { path } = page;
  const title = path === "/" ? page.title : `${page.title} | ${organisation.fullName}`;
  const picture = absolute(`/share/${page.share ?? shareName(path)}.jpg`);
  const described: MetaDescriptor[] = [
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
  const listed: MetaDescriptor[] = [
    ...described,
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:url", content: absolute(path) },
  ];
  // Search engines read the finished page: scripts need not bring along what only they read.
  if (!import.meta.env.SSR) return listed;
  const jsonLd = [
    path === "/" ? organisationJsonLd(organisation) : breadcrumbsJsonLd(path, page.title),
    ...(page.jsonLd?.() ?? []),
  ];
  return [...listed, ...jsonLd.map((item) => ({ "script:ld+json": item }))];
};

type MetaArgs<Data> = {
  loaderData: Data | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Which organisation the page around it belongs to. */
export const organisationOf = ({ matches }: Pick<MetaArgs<unknown>, "matches">) =>
  (matches.find((match) => match?.id === "root")?.loaderData as Site | undefined)?.organisation;

/** A page that could not be loaded has nothing to say; the error screen brings its own title. */
export const metaOfPage = (args: MetaArgs<{ page: PageFacts }>) => {
  const organisation = organisationOf(args);
  return organisation && args.loaderData ? pageMeta(args.loaderData.page, organisation) : [];
};
