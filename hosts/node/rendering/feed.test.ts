import { expect, test } from "vitest";
import { feedEntries } from "#content/feed.ts";
import { news } from "#content/news.ts";
import { organisation as organisationDocument } from "#content/organisation.ts";
import { defaultSnapshot, shipped } from "#content/snapshot.ts";
import { drawSite } from "./draw.ts";
import { atomFeed } from "./feed.ts";

const siteUrl = "https://circle.example";
const organisation = shipped(organisationDocument);

test("the feed names itself, its newest day, and each item for good", () => {
  const entries = feedEntries(defaultSnapshot);
  const text = atomFeed(siteUrl, organisation, entries);
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://circle.example/feed.xml"/>',
  );
  const newest = expect.stringMatching(`<updated>${entries[0]?.day}T12:00:00-0[56]:00</updated>`);
  expect(text.match(/<updated>.*<\/updated>/g)?.slice(0, 2)).toEqual([newest, newest]);
  expect(text.match(/<entry>/g)).toHaveLength(news.defaults.news.length);
  expect(text).toContain(`<id>https://circle.example${entries[0]?.path}</id>`);
});

test("no text can end the element that it stands in, and a feed without news is one", () => {
  const hostile = {
    path: "/news/x",
    href: "/news#x",
    day: "2026-03-03",
    title: 'A & <b> "c"',
    summary: "\0\uFFFE]]>",
  };
  const text = atomFeed(siteUrl, organisation, [hostile]);
  expect(text).toContain("<title>A &amp; &lt;b&gt; &quot;c&quot;</title>");
  expect(text).toContain("<summary>]]&gt;</summary>");
  expect(atomFeed(siteUrl, organisation, [])).toContain("<updated>1974-01-01T12:00:00-06:00");
});

test("a story is drawn with its data and found by searchers, and is gone when it is archived", async () => {
  const part = { heading: "", text: "With a pile of soil.", picture: "" };
  const filesWith = async (changed: object) => {
    const items = [{ ...news.defaults.news[0], address: "beds", parts: [part], ...changed }];
    const documents = { ...defaultSnapshot.documents, news: { ...news.defaults, news: items } };
    const draw = async (_: unknown, path: string) => ({
      status: 200 as const,
      html: `<h1>${path}</h1>`,
      data: { address: `/page-data/${path.length}.json`, text: path },
    });
    return (await drawSite(draw, { revision: 1, documents }, siteUrl)).files;
  };
  const files = await filesWith({});
  expect(String(files.get("/news/beds/index.html"))).toContain("/news/beds");
  expect(String(files.get("/news/beds.data"))).toBe("/news/beds");
  expect(String(files.get("/sitemap.xml"))).toContain("https://circle.example/news/beds<");
  expect(String(files.get("/feed.xml"))).toContain("https://circle.example/news/beds<");
  const without = await filesWith({ archive: "archived" });
  expect([...without.keys()].filter((address) => address.startsWith("/news/beds"))).toEqual([]);
});
