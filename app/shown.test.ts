import { expect, test } from "vitest";
import { news } from "#content/news.ts";
import { pictures } from "#content/pictures.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { pageProps } from "./page-props.ts";
import { pageOf } from "./shown.ts";

const { news: defaults } = defaultSnapshot.documents as { news: typeof news.defaults };

const newsWith = (changed: object): Snapshot => ({
  revision: 1,
  documents: { ...defaultSnapshot.documents, news: { ...defaults, ...changed } },
});
const heroPictureOf = (heroPicture: unknown) => pageOf(newsWith({ heroPicture }), news).heroPicture;

test("a page is handed the picture that staff chose for it, whichever it is", () => {
  for (const [name, facts] of Object.entries(pictures))
    expect(heroPictureOf(name)).toEqual({ ...facts, name, files: `/pictures/${name}-` });
});

test("an uploaded picture brings its own facts", () => {
  const facts = { alt: "A street", width: 800, height: 600, widths: [480], focus: { x: 0, y: 1 } };
  expect(heroPictureOf({ ...facts, upload: "street01" })).toEqual({
    ...facts,
    files: "/media/street01/",
  });
});

test("a picture that is not chosen yet is none", () => {
  expect(heroPictureOf("")).toBeNull();
});

test("a text that says the name of a picture stays a text", () => {
  const [first] = defaults.news;
  const snapshot = newsWith({ news: [{ ...first, title: "garden", picture: "winter" }] });
  const [story] = pageOf(snapshot, news).news;
  expect(story).toMatchObject({ title: "garden", picture: { name: "winter" } });
});

test("a page knows where it stands", () => {
  expect(pageOf(defaultSnapshot, news).page).toMatchObject({ path: "/news" });
  expect(pageProps["/events/golf"](defaultSnapshot, "/events/golf")).toHaveProperty(
    "event.path",
    "/events/golf",
  );
});
