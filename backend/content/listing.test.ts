import { expect, test } from "vitest";
import { testEditors } from "#backend/testing/content/editor.ts";
import { documents } from "#content/documents.ts";
import { news } from "#content/news.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { ways } from "#content/ways.ts";
import { pagesFor } from "./listing.ts";

test("a document is looked at first on its own page, or on the one that shows most of it", () => {
  expect(pagesFor("golf-classic", defaultSnapshot)[0]).toEqual({
    path: "/events/golf",
    title: "Golf Classic",
  });
  expect(pagesFor("news", defaultSnapshot)[0]?.path).toBe("/news");
  expect(pagesFor("frame", defaultSnapshot)[0]?.path).toBe("/");
});

test("every page can be chosen by its title, and none twice", () => {
  const pages = [...documents.filter(({ path }) => path), ...ways.defaults.ways];
  for (const { name, seenOn } of documents) {
    const shown = pagesFor(name, defaultSnapshot);
    expect(new Set(shown.map(({ path }) => path)).size).toBe(pages.length);
    expect(shown[0]?.path).toBe(documents.find((one) => one.name === name)?.path ?? seenOn ?? "/");
    for (const { title } of shown) expect(title).not.toContain("/");
  }
});

test("a page opens with where its links may lead: pages by their titles, and files", async () => {
  const { targets } = await (await (await testEditors()).editor("Ada")).open("home");
  expect(targets).toContainEqual({ path: "/give", title: "Donate" });
  expect(targets.some(({ path, title }) => path.endsWith(".pdf") && title === null)).toBe(true);
  expect(targets.map(({ path }) => path)).not.toContain("/donate");
});

test("a newsletter is opened on its own page, and here there is none", async () => {
  const ada = await (await testEditors()).editor("Ada");
  const name = `letter/${crypto.randomUUID()}`;
  expect(await ada.look("/document", { name })).toMatchObject({ status: 404 });
});

test("a draft of another shape can be opened and discarded", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  for (const name of ["organisation", "about/annual-report"])
    for (const content of [{}, { address: 5, programSpending: null }]) {
      const revision = await ada.save(name, content);
      expect((await ada.open(name)).pages).toEqual(pagesFor(name, defaultSnapshot));
      const documents = [{ name, content }];
      expect(await ada.ask("preview", { path: "/", documents })).toMatchObject({ status: 200 });
      expect(await ada.ask("discard-draft", { name, revision })).toMatchObject({ status: 200 });
    }
});

test("a news item that is being written can be looked at on its page, and no draft is in the way", () => {
  const item = { title: "Raised beds", parts: [{}] };
  const withNews = (items: unknown) =>
    pagesFor("news", defaultSnapshot, [
      { name: "news", content: { ...news.defaults, news: items } },
    ]).filter(({ path }) => path.startsWith("/news/"));
  expect(withNews([item])).toEqual([{ path: "/news/raised-beds", title: "News: Raised beds" }]);
  for (const odd of [undefined, 7, [null, 7, { parts: 7 }]]) expect(withNews(odd)).toEqual([]);
});
