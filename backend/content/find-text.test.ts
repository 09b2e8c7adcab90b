import { expect, test } from "vitest";
import { defaultSnapshot } from "#content/snapshot.ts";
import { organisation } from "#rules/organisation.ts";
import type { ClickedText } from "#rules/pages.ts";
import { findIn } from "./find-text.ts";

const contact = defaultSnapshot.documents.contact as Record<string, unknown>;
const { phone } = organisation;

const find = (
  texts: string[],
  {
    edited = "contact",
    content = defaultSnapshot.documents[edited],
    ...clicked
  }: Partial<ClickedText> & { edited?: string; content?: unknown } = {},
) => {
  const found = findIn(
    defaultSnapshot,
    { name: edited, content },
    { page: "/contact", texts, nth: 0, inFrame: false, ...clicked },
  );
  return found && `${found.name}: ${found.place.join(".")}`;
};

const news = {
  ...(defaultSnapshot.documents.news as Record<string, unknown>),
  hero: { eyebrow: "News", heading: "Beds", lead: "We have {campus.acres} acres.  Come and see." },
  heroPicture: { upload: "abcdefgh", alt: "A row of beds" },
};
const typed = { edited: "news", content: news, page: "/news" };

test.each([
  [["We have 14 acres. Come and see."], "news: hero.lead"],
  [["Come and see."], "news: hero.lead"],
  [["BEDS"], "news: hero.heading"],
  [["A row of beds"], "news: heroPicture"],
  [["Come", "We have 14 acres. Come and see."], "news: hero.lead"],
  [["nothing of ours"], undefined],
])("%j leads to %s, as it is typed", (texts, at) => {
  expect(find(texts, typed)).toBe(at);
});

test("of several equal texts the one at the same place is meant", () => {
  const { news: items } = defaultSnapshot.documents.news as { news: { category: string }[] };
  const same = { ...news, news: items.map((item) => ({ ...item, category: "Same" })) };
  expect(find(["Same"], { ...typed, content: same, nth: 1 })).toBe("news: news.1.category");
  expect(find(["Same"], { ...typed, content: same, nth: 99 })).toBe(
    `news: news.${items.length - 1}.category`,
  );
});

test("a fact in braces leads to where it is kept, and the words around it to their own field", () => {
  const sentence = `Call ${phone} today.`;
  const content = { ...contact, hero: { lead: "Call {organisation.phone} today." } };
  expect(find([phone, sentence], { content })).toBe("organisation: phone");
  expect(find([sentence], { content, offset: 8 })).toBe("organisation: phone");
  expect(find([sentence], { content, offset: 2 })).toBe("contact: hero.lead");
  expect(find([sentence], { content })).toBe("contact: hero.lead");
});

test("a fact that follows from others leads to the first of them", () => {
  const content = { ...news, hero: { lead: "{people.directorsFirst} directors" } };
  expect(find(["Seven directors"], { ...typed, content, offset: 3 })).toBe("people: directors");
});

test.each([
  ["a menu", "Mission & Vision", { inFrame: true }, /^frame: header\.1\.dropdown/],
  ["a person", "Elena Villaseñor", { page: "/about/leadership" }, /^people: leaders\.\d\.name$/],
  ["the help band", "¿Necesita ayuda ahora?", {}, /^need-help: heading\.es$/],
  [
    "a page’s own text, from a fact",
    "Getting Here",
    { edited: "hours" },
    /^contact: findUs\.heading$/,
  ],
])("%s leads to its own document", (_, text, clicked, at) => {
  expect(find([text], clicked)).toMatch(at);
});
