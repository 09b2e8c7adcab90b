import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { campaigns } from "#content/campaigns.ts";
import { events } from "#content/events.ts";
import { news } from "#content/news.ts";
import { notice } from "#content/notice.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { pageDataLink, withDataInside } from "#rules/page-data.ts";
import { pages } from "./pages.ts";
import { renderPage } from "./render.tsx";

const withDocuments = (changed: Record<string, object>): Snapshot => ({
  revision: 1,
  documents: { ...defaultSnapshot.documents, ...changed },
});
const withNotice = (text: string) => withDocuments({ notice: { ...notice.defaults, text } });

test("a page comes finished, with its status and the data that it names", async () => {
  const { status, html, data } = await renderPage(withNotice("Closed today"), "/about");
  expect(status).toBe(200);
  expect(html).toContain("Closed today");
  expect(html).toContain(pageDataLink(data.address));
  const { path, site } = JSON.parse(data.text);
  expect({ path, notice: site.notice.text }).toEqual({ path: "/about", notice: "Closed today" });
});

test("from the same data it is the same page, not drawn again", async () => {
  const first = await renderPage(withNotice("One"), "/news");
  expect(await renderPage(withNotice("One"), "/news/")).toBe(first);
  const other = await renderPage(withNotice("Two"), "/news");
  expect(other.data.address).not.toBe(first.data.address);
  expect(other.html).toContain("Two");
});

test("where there is no page, the one that says so comes with its status", async () => {
  const { status, html } = await renderPage(defaultSnapshot, "/nothing");
  expect(status).toBe(404);
  expect(html).not.toContain("/nothing");
});

test("a legal page is there as soon as its text is written", async () => {
  expect((await renderPage(defaultSnapshot, "/terms")).status).toBe(404);
  const sections = [{ heading: "Who we are", paragraphs: ["A nonprofit."] }];
  const terms = { ...(defaultSnapshot.documents.terms as object), sections };
  const { status, html } = await renderPage(withDocuments({ terms }), "/terms");
  expect(status).toBe(200);
  expect(html).toContain("Who we are");
});

test("where no event is left, the events page says kindly that new dates are coming", async () => {
  const events = { ...(defaultSnapshot.documents.events as object), upcoming: [] };
  const { html } = await renderPage(withDocuments({ events }), "/events");
  expect(html).toContain("New dates are announced here first, and in our newsletter.");
});

test("the home page shows its sections as staff put them, and none that they hid", async () => {
  const home = defaultSnapshot.documents.home as { sections: { part: string; shown: boolean }[] };
  const moved = [
    { part: "donation", shown: true },
    ...home.sections.filter(({ part }) => part !== "donation"),
  ];
  const sections = moved.map((one) => (one.part === "partners" ? { ...one, shown: false } : one));
  const headings = async (snapshot: Snapshot) => {
    const { html } = await renderPage(snapshot, "/");
    return [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
  };
  expect(await headings(defaultSnapshot)).toEqual([
    "need-help",
    "matters",
    "story",
    "pillars",
    "partners-title",
    "projects-title",
    "donation-title",
  ]);
  expect(await headings(withDocuments({ home: { ...home, sections } }))).toEqual([
    "donation-title",
    "need-help",
    "matters",
    "story",
    "pillars",
    "projects-title",
  ]);
});

const story = {
  ...news.defaults.news[0],
  title: "Twelve Raised Beds",
  address: "raised-beds",
  day: "2026-03-03",
  picture: "garden",
  parts: [{ heading: "How it began", text: "With a pile of soil.", picture: "plaza" }],
};
const newsWith = (...items: object[]) =>
  withDocuments({ news: { ...news.defaults, news: [...items, ...news.defaults.news] } });

test("a news item with a story has a page of its own, with its pictures, and the news lead to it", async () => {
  const snapshot = newsWith(story);
  const { status, html, data } = await renderPage(snapshot, "/news/raised-beds/");
  expect(status).toBe(200);
  expect(JSON.parse(data.text).path).toBe("/news/raised-beds");
  for (const said of [
    "<title>Twelve Raised Beds | ",
    "March 3, 2026",
    "With a pile of soil.",
    "/pictures/plaza-",
    '<meta property="og:image" content="http://localhost:3000/pictures/garden-1280.jpg"/>',
    '<meta property="og:type" content="article"/>',
    '"@type":"NewsArticle"',
    '"datePublished":"2026-03-03"',
    'rel="alternate" type="application/atom+xml"',
  ])
    expect(html).toContain(said);
  const { html: list } = await renderPage(snapshot, "/news");
  expect(list.match(/href="\/news\/[\w-]+"/g)).toContain('href="/news/raised-beds"');
  expect(list).toContain('id="news-raised-beds"');
});

test("news without a story lead nowhere, and what is archived or removed has no page", async () => {
  const { html } = await renderPage(defaultSnapshot, "/news");
  const links = html.match(/(?<=<h3[^>]*><a href=")[^"]+/g);
  expect(links).toEqual(["/news/blog", "/news/press", "/news/newsletters"]);
  expect(html).toContain("October 9, 2025");
  for (const gone of [newsWith(), newsWith({ ...story, archive: "archived" })])
    expect((await renderPage(gone, "/news/raised-beds")).status).toBe(404);
  expect((await renderPage(newsWith(story), "/news/blog")).status).toBe(404);
});

const coats = {
  title: "Winter Coats",
  lead: "A coat for every child in the after-school program.",
  story: "Eighty coats by the first snow.",
  picture: "plaza",
  goal: 8000,
  ends: "2098-12-24",
  onGivePage: "no",
  address: "winter-coats",
};
const campaignsWith = (changed: object = {}) =>
  withDocuments({
    campaigns: { ...campaigns.defaults, campaigns: [{ ...coats, ...changed }] },
  });

test("a campaign has a page of its own, with its picture for links and the form bound to it", async () => {
  const { status, html } = await renderPage(campaignsWith(), "/give/winter-coats");
  expect(status).toBe(200);
  for (const said of [
    "<title>Winter Coats | ",
    '<meta property="og:image" content="http://localhost:3000/pictures/plaza-1280.jpg"/>',
    "Through Wednesday, December 24, 2098",
    "Eighty coats by the first snow.",
    '<input type="hidden" name="campaign" value="winter-coats"/>',
    "Proceed to Secure Payment",
    'href="/functions/v1/campaign-progress?campaign=winter-coats"',
  ])
    expect(html).toContain(said);
  expect(html).not.toContain("noindex");
  expect((await renderPage(defaultSnapshot, "/give/winter-coats")).status).toBe(404);
});

test("a campaign that has ended thanks, leads to the usual form, and is not for searchers", async () => {
  const ended = campaignsWith({ ends: "2020-12-24", onGivePage: "yes" });
  const { status, html } = await renderPage(ended, "/give/winter-coats");
  expect(status).toBe(200);
  expect(html).toContain("It ran through Thursday, December 24, 2020.");
  expect(html).toContain("noindex");
  expect(html).not.toContain("Proceed to Secure Payment");
  expect((await renderPage(ended, "/give")).html).not.toContain("Winter Coats");
});

test("the page for gifts shows a campaign only while staff announce it there", async () => {
  const { html } = await renderPage(campaignsWith({ onGivePage: "yes" }), "/give");
  expect(html).toContain('href="/give/winter-coats"');
  expect((await renderPage(campaignsWith(), "/give")).html).not.toContain("Winter Coats");
});

test("each other way to give has what it takes to finish, and the page for gifts leads there", async () => {
  const { html } = await renderPage(defaultSnapshot, "/give");
  const links = html.match(/(?<=href=")\/give\/ways\/[\w-]+(?=")/g);
  expect(links).toHaveLength(5);
  for (const path of links ?? []) {
    const page = await renderPage(defaultSnapshot, path);
    expect(page.status, path).toBe(200);
    expect(page.html).toContain('content="http://localhost:3000/share/give.jpg"');
  }
  expect((await renderPage(defaultSnapshot, "/give/ways/bitcoin")).status).toBe(404);
});

test.each(["/give", "/es/give", "/volunteer", "/es/volunteer", "/events", "/es/events"])(
  "somebody in need who comes to %s finds who helps",
  async (path) => {
    const { html } = await renderPage(defaultSnapshot, path);
    expect(html).toContain(path.startsWith("/es/") ? 'href="/es/help"' : 'href="/help"');
  },
);

const eventsWith = (...upcoming: object[]) =>
  withDocuments({ events: { ...events.defaults, upcoming } });
const artShow = {
  ...events.defaults.upcoming[0],
  title: "Winter Art Show",
  href: "/contact",
  times: "both",
  afterwards: "leaves",
};
const soon = { ...artShow, starts: "2098-04-18T14:00", ends: "2098-04-18T17:00" };
const past = { ...artShow, starts: "2020-04-18T14:00", ends: "2020-04-18T17:00" };

test("an event says its day and hours in words, and offers a calendar file", async () => {
  const { html } = await renderPage(eventsWith(soon), "/events");
  expect(html).toContain("Friday, April 18, 2098, 2:00 PM to 5:00 PM");
  expect(html).toContain('href="/events/2098-04-18-winter-art-show.ics"');
});

test("an event that staff added leaves the page when it is over, the specified ones stay", async () => {
  const { html } = await renderPage(eventsWith(past, ...events.defaults.upcoming), "/events");
  expect(html).not.toContain("Winter Art Show");
  expect(html).toContain("Monday, June 15, 2026, 10:30 AM<");
  expect(html).toContain("Monday, June 15, 2026, 6:00 PM<");
  const { none } = events.defaults.upcomingSection;
  expect(html).not.toContain(none);
  expect((await renderPage(eventsWith(past), "/events")).html).toContain(none);
});

test("a page whose data lies in no file carries it, and no text can end the element", async () => {
  const page = await renderPage(withNotice("</script><b>"), "/about");
  const html = withDataInside(page);
  const inside = html.match(/<script type="application\/json" id="page-data">(.*?)<\/script>/s);
  expect(JSON.parse(inside?.[1] ?? "").site.notice.text).toBe("</script><b>");
  expect(html).not.toContain(page.data.address);
});

test.each(Object.keys(pages))("the script of %s is where its page asks for it", async (path) => {
  const sections = [{ heading: "Who we are", paragraphs: ["A nonprofit."] }];
  const written = Object.fromEntries(
    ["privacy", "terms", "accessibility"].map((name) => [
      name,
      { ...(defaultSnapshot.documents[name] as object), sections },
    ]),
  );
  const { html } = await renderPage(withDocuments(written), path);
  const [, script] = html.match(/id="page-script" rel="modulepreload" href="\/([^"]+)"/) ?? [];
  expect(existsSync(script ?? "")).toBe(true);
});
