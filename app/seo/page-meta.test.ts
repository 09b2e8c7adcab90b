import { expect, test } from "vitest";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { openRoles } from "#content/open-roles.ts";
import { organisation as organisationDocument } from "#content/organisation.ts";
import { defaultSnapshot, shipped } from "#content/snapshot.ts";
import type { PublicEvent } from "#content/types.ts";
import { languageOf } from "#rules/languages.ts";
import { type PageMetaFacts, pageMeta } from "./page-meta.ts";

const organisation = shipped(organisationDocument);
const metaOf = (path: string, page: Omit<PageMetaFacts["page"], "path">, event?: PublicEvent) =>
  pageMeta({ page: { path, ...page }, event }, { language: languageOf(path), organisation });
const history = metaOf("/about/history", { title: "Our History", description: "Five decades." });
const home = metaOf("/", { title: organisation.fullName, description: "Home." });
const structured = (meta: object[]) =>
  meta.flatMap((item) => ("script:ld+json" in item ? [item["script:ld+json"] as object] : []));

test("a page's title is followed by the organisation, the home page's stands alone", () => {
  expect(history).toContainEqual({ title: `Our History | ${organisation.fullName}` });
  expect(home).toContainEqual({ title: organisation.fullName });
});

test("canonical and card addresses are absolute and carry no trailing slash", () => {
  const address = "http://localhost:3000/about/history";
  expect(history).toContainEqual({ tagName: "link", rel: "canonical", href: address });
  expect(history).toContainEqual({ property: "og:url", content: address });
  expect(history).toContainEqual({
    property: "og:image",
    content: "http://localhost:3000/share/about-history.jpg",
  });
  expect(home).toContainEqual({
    property: "og:image",
    content: "http://localhost:3000/share/home.jpg",
  });
});

test("a page that there is in both languages names both, itself and the one for everybody else", () => {
  const stands = [
    ["en-US", "http://localhost:3000/programs"],
    ["es", "http://localhost:3000/es/programs"],
    ["x-default", "http://localhost:3000/programs"],
  ];
  for (const path of ["/programs", "/es/programs"]) {
    const meta = metaOf(path, { title: "P", description: "D" });
    const named = meta.flatMap((item) => ("hrefLang" in item ? [[item.hrefLang, item.href]] : []));
    expect(named).toEqual(stands);
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `http://localhost:3000${path}`,
    });
  }
  expect(JSON.stringify(history)).not.toContain("hrefLang");
});

test("roles are what one can do with us, each with the way to it", () => {
  const page = { path: "/es/volunteer", title: "V", description: "D" };
  const meta = pageMeta(
    { page, openRoles: openRoles(spanishSnapshot(defaultSnapshot)) },
    { language: "es", organisation },
  );
  const roles = structured(meta).at(-1) as { potentialAction: object[] };
  expect(roles).toMatchObject({ "@id": "http://localhost:3000/#organisation" });
  expect(roles.potentialAction[0]).toEqual({
    "@type": "VolunteerAction",
    actionStatus: "https://schema.org/PotentialActionStatus",
    name: "Huerta de los sábados",
    description: expect.stringMatching(/guantes\. Sábados, de 9:00 AM a mediodía/),
    location: { "@type": "Place", name: "La huerta, en la plaza" },
    target: "http://localhost:3000/es/volunteer?role=saturday-garden-crew",
  });
});

test("a page may share another page's picture", () => {
  const meta = metaOf("/volunteer", { title: "V", description: "D", share: "get-involved" });
  expect(meta).toContainEqual({
    name: "twitter:image",
    content: "http://localhost:3000/share/get-involved.jpg",
  });
});

test("breadcrumbs lead from home through the hub to the page", () => {
  expect(structured(history)).toMatchObject([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: "http://localhost:3000/" },
        { position: 2, name: "About", item: "http://localhost:3000/about" },
        { position: 3, name: "Our History", item: "http://localhost:3000/about/history" },
      ],
    },
  ]);
  const about = metaOf("/about", { title: "About Circle", description: "D" });
  expect(structured(about)).toMatchObject([
    { itemListElement: [{ name: "Home" }, { name: "About Circle" }] },
  ]);
});

test("the home page introduces the organisation", () => {
  expect(structured(home)).toMatchObject([
    {
      "@type": "NGO",
      foundingDate: String(organisation.founded),
      address: { addressLocality: organisation.address.city, postalCode: organisation.address.zip },
    },
  ]);
});

test.each(["/donation-success", "/404"])("%s is kept out of search results", (path) => {
  const meta = metaOf(path, { title: "T", description: "D" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});

test("an event names its place, its times and who holds it", () => {
  const event = {
    name: "Golf Classic",
    description: "A day of golf.",
    path: "/events/golf",
    start: "2026-06-15T10:30:00-05:00",
    end: "2026-06-15T20:00:00-05:00",
    venue: { name: "Club", city: "Hinsdale", state: "IL" },
  };
  const meta = metaOf("/events/golf", { title: "Golf", description: "D" }, event);
  expect(structured(meta)).toMatchObject([
    { "@type": "BreadcrumbList" },
    {
      "@type": "Event",
      startDate: "2026-06-15T10:30:00-05:00",
      location: { name: "Club", address: { addressLocality: "Hinsdale" } },
      organizer: { "@id": "http://localhost:3000/#organisation" },
    },
  ]);
});
