import { expect, test } from "vitest";
import { completed } from "./document.ts";
import { factsOf } from "./facts.ts";
import { feedEntries } from "./feed.ts";
import { news } from "./news.ts";
import { problemsOf } from "./problems.ts";
import { contentOf, defaultSnapshot, problemsWith, readSnapshot } from "./snapshot.ts";

const [first, second] = news.defaults.news;
const withItems = (...items: unknown[]) => ({ ...news.defaults, news: items });
const addressesIn = (content: unknown) =>
  (content as typeof news.defaults).news.map(({ address }) => address);
const facts = factsOf(defaultSnapshot);

test.each([
  ["October 9, 2025", "2025-10-09", ""],
  ["Oct. 9, 2025", "2025-10-09", ""],
  ["Thursday, March 3, 2026, 6:00 PM", "2026-03-03", ""],
  ["February 31, 2026", "", "February 31, 2026"],
  ["Fall 2025", "", "Fall 2025"],
])("news stored as of %j are of the day %j, or keep their words", (words, day, date) => {
  const { address: _a, parts: _p, day: _d, ...stored } = { ...first, date: words };
  const { more: _m, ...newsSection } = news.defaults.newsSection;
  const content = { ...withItems(stored), newsSection };
  const { snapshot, problems } = readSnapshot([{ name: "news", version: 1, content }], 1);
  expect(problems).toEqual([]);
  expect(contentOf(snapshot, news).news).toMatchObject([{ day, date, parts: [] }]);
  expect(addressesIn(contentOf(snapshot, news))).toEqual([first?.address]);
});

test("an address is made from the title once, is nobody else's, and takes no name of the specification", () => {
  const made = completed(
    news,
    withItems(
      { ...first, title: "Raised Beds", address: "" },
      { ...first, title: "Raised beds!", address: "" },
      { ...first, title: "Blog", address: "" },
      { ...first, title: "{golf.raised}", address: "" },
    ),
  );
  expect(addressesIn(made)).toEqual(["raised-beds", "raised-beds-2", "blog-2", "news"]);
  const [item] = (made as typeof news.defaults).news;
  const renamed = completed(news, withItems({ ...item, title: "Twelve Raised Beds" }));
  expect(addressesIn(renamed)).toEqual(["raised-beds"]);
  for (const odd of [{}, { news: 7 }, { news: [null, 7] }])
    expect(completed(news, odd)).toEqual(odd);
});

test("what ships has its addresses: opening it changes nothing", () => {
  expect(completed(news, news.defaults)).toEqual(news.defaults);
});

test.each([
  [{ address: second?.address }, 1, "address", "Another item has this address."],
  [{ address: "press" }, 0, "address", expect.stringContaining("lowercase letters")],
  [{ address: "Raised Beds" }, 0, "address", expect.stringContaining("lowercase letters")],
  [{ day: "", date: " " }, 0, "day", "Please enter the day."],
])("%j keeps an item back", (changed, at, field, message) => {
  const content = withItems({ ...first, ...changed }, second);
  expect(problemsOf(news, content, facts)).toEqual([{ place: ["news", at, field], message }]);
});

test("links may lead to a story, and no longer when it is archived", () => {
  const part = { heading: "", text: "With a pile of soil.", picture: "" };
  const story = { ...first, address: "beds", parts: [part] };
  const cards = [{ ...news.defaults.cards[0], href: "/news/beds" }];
  const problems = (item: object) =>
    problemsWith([{ name: "news", version: 2, content: { ...withItems(item), cards } }]);
  expect(problems(story)).toEqual([]);
  expect(problems({ ...story, archive: "archived" })).toMatchObject([
    { name: "news", message: "This site has no page /news/beds." },
  ]);
});

test("the feed has what is of a day, the newest first, and leads to a story where there is one", () => {
  const part = { heading: "", text: "With a pile of soil.", picture: "" };
  const content = withItems(
    { ...first, address: "old", day: "2024-01-01" },
    { ...first, address: "beds", day: "2026-03-03", parts: [part] },
    { ...first, address: "fall", day: "", date: "Fall 2025" },
  );
  const { snapshot } = readSnapshot([{ name: "news", version: 2, content }], 1);
  expect(feedEntries(snapshot).map(({ path, href }) => [path, href])).toEqual([
    ["/news/beds", "/news/beds"],
    ["/news/old", "/news#news-old"],
  ]);
});
