import type { Site } from "#app/site.ts";
import type { OpenRole } from "#content/open-roles.ts";
import type { PageInfo, PublicEvent } from "#content/types.ts";
import { englishPathOf, languageOf, pathIn } from "#rules/languages.ts";
import { shareName } from "#rules/share-name.ts";
import { absolute } from "./site-address.ts";

type Crumb = { name: string; path: string };

/** A word in the page’s language. */
type Say = (english: string) => string;

const hubs: Record<string, string> = {
  about: "About",
  programs: "Programs",
  events: "Events",
  news: "News and Media",
  give: "Donate",
  volunteer: "Volunteer",
};

const organisationId = () => `${absolute("/")}#organisation`;

export const organisationJsonLd = (organisation: Site["organisation"]) => ({
  "@context": "https://schema.org",
  "@type": "NGO",
  "@id": organisationId(),
  name: organisation.fullName,
  alternateName: organisation.name,
  slogan: organisation.tagline,
  url: absolute("/"),
  logo: absolute("/icons/icon-512.png"),
  image: absolute("/share/home.jpg"),
  foundingDate: String(organisation.founded),
  nonprofitStatus: "https://schema.org/Nonprofit501c3",
  taxID: organisation.taxId,
  telephone: organisation.phone,
  email: organisation.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: organisation.address.street,
    addressLocality: organisation.address.city,
    addressRegion: organisation.address.state,
    postalCode: organisation.address.zip,
    addressCountry: "US",
  },
  areaServed: { "@type": "Place", name: "Austin, Chicago, Illinois" },
});

/** Home, the hub above the page where there is one, and the page itself. */
export const crumbs = (path: string, title: string, say: Say = (text) => text): Crumb[] => {
  const language = languageOf(path);
  const [hub = "", leaf] = englishPathOf(path).split("/").slice(1);
  const above = leaf && hubs[hub] ? [{ name: hubs[hub], path: `/${hub}` }] : [];
  return [
    ...[{ name: "Home", path: "/" }, ...above].map((one) => ({
      name: say(one.name),
      path: pathIn(language, one.path),
    })),
    { name: title, path },
  ];
};

export const breadcrumbsJsonLd = (path: string, title: string, say?: Say) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs(path, title, say).map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absolute(crumb.path),
  })),
});

export const eventJsonLd = (
  { name, description, path, start, end, venue }: PublicEvent,
  organizer: string,
) => ({
  "@context": "https://schema.org",
  "@type": "Event",
  name,
  description,
  url: absolute(path),
  image: absolute(`/share/${shareName(path)}.jpg`),
  startDate: start,
  endDate: end,
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  location: {
    "@type": "Place",
    name: venue.name,
    address: {
      "@type": "PostalAddress",
      addressLocality: venue.city,
      addressRegion: venue.state,
      addressCountry: "US",
    },
  },
  organizer: { "@type": "NGO", "@id": organisationId(), name: organizer },
});

/** What somebody can do with us: actions that nobody has done yet, each with the way to it. */
export const rolesJsonLd = (roles: readonly OpenRole[], path: string) => ({
  "@context": "https://schema.org",
  "@type": "NGO",
  "@id": organisationId(),
  potentialAction: roles.map(({ name, title, lead, when, where }) => ({
    "@type": "VolunteerAction",
    actionStatus: "https://schema.org/PotentialActionStatus",
    name: title,
    description: `${lead} ${when}.`,
    location: { "@type": "Place", name: where },
    target: absolute(`${path}?role=${name}`),
  })),
});

export const articleJsonLd = (
  { title, day }: { title: string; day: string },
  { path, description }: PageInfo,
  image: string,
) => ({
  "@context": "https://schema.org",
  "@type": "NewsArticle",
  headline: title,
  description,
  image,
  ...(day && { datePublished: day }),
  mainEntityOfPage: absolute(path),
  author: { "@id": organisationId() },
  publisher: { "@id": organisationId() },
});
