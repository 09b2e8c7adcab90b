import { expect, test } from "vitest";
import { isLink } from "#rules/links.ts";
import {
  addressTyped,
  type Edit,
  linkAt,
  putLink,
  removeLink,
  toggleBold,
  toggleList,
} from "./marks.ts";

/** "[" and "]" stand for the ends of what is selected, "|" for the cursor. */
const marked = (shown: string) => {
  const at = shown.indexOf("|");
  if (at >= 0) return { text: shown.replace("|", ""), selected: [at, at] as const };
  const from = shown.indexOf("‹");
  const to = shown.indexOf("›") - 1;
  return { text: shown.replace(/[‹›]/g, ""), selected: [from, to] as const };
};

const after = (text: string, { from, to, insert }: Edit) =>
  `${text.slice(0, from)}${insert}${text.slice(to)}`;

test.each([
  ["Come ‹soon›.", "Come **soon**."],
  ["Come ‹soon ›and stay", "Come **soon** and stay"],
  ["Come so|on.", "Come **soon**."],
  ["Come | now", "Come **** now"],
  ["Come **‹soon›**.", "Come soon."],
  ["Come ‹**soon**›.", "Come soon."],
  ["The **full |beds** here", "The full beds here"],
  ["‹a **b** c›", "**a b c**"],
  ["‹one\n\n- two›", "**one**\n\n- **two**"],
  ["‹see [us](/contact) there›", "**see** [us](/contact) **there**"],
  ["see [u|s](/contact)", "see [us](/contact)"],
])("bold: %j becomes %j", (shown, expected) => {
  const { text, selected } = marked(shown);
  expect(after(text, toggleBold(text, selected))).toBe(expected);
});

test("pressed again, the words are as they were", () => {
  const text = "one\n- two **three**";
  const bold = toggleBold(text, [0, text.length]);
  const once = after(text, bold);
  expect(once).toBe("**one**\n- **two three**");
  expect(after(once, toggleBold(once, bold.select))).toBe("one\n- two three");
});

test.each([
  ["On‹e\nTw›o\nThree", "- One\n- Two\nThree"],
  ["- On‹e\n- Tw›o", "One\nTwo"],
  ["‹One\n- Two›", "- One\n- Two"],
  ["‹One\n\nTwo›", "- One\n\n- Two"],
  ["Before\n|\nAfter", "Before\n- \nAfter"],
  ["‹One\n›Two", "- One\nTwo"],
])("list: %j becomes %j", (shown, expected) => {
  const { text, selected } = marked(shown);
  expect(after(text, toggleList(text, selected))).toBe(expected);
});

test("the cursor stays in its line when that becomes an item", () => {
  expect(toggleList("Hello", [5, 5]).select).toEqual([7, 7]);
  expect(toggleList("- Hello", [0, 0]).select).toEqual([0, 0]);
});

test.each([
  ["See ‹our garden› today", "/programs", "See [our garden](/programs) today"],
  ["See ‹our garden›", "programs", "See [our garden](/programs)"],
  ["See ‹our garden›", "garden.example/a b", "See [our garden](https://garden.example/a%20b)"],
  ["See ‹our garden›", "https://x.example/a_(b)", "See [our garden](https://x.example/a_%28b%29)"],
  ["‹Write› to us", "ana@circle.example", "[Write](mailto:ana@circle.example) to us"],
  ["See [our gar|den](/old)", "/new", "See [our garden](/new)"],
  ["Come **‹soon›**", "/events", "Come [soon](/events)"],
  ["‹one\ntwo›", "{site}/x", "[one two]({site}/x)"],
])("a link: %j to %s becomes %j", (shown, href, expected) => {
  const { text, selected } = marked(shown);
  const link = linkAt(text, selected);
  expect(after(text, putLink(link, link.words, href))).toBe(expected);
});

test("a link that is there is known by its words and address, and can be taken away", () => {
  const text = "See [our garden](/programs) today";
  const link = linkAt(text, [8, 8]);
  expect(link).toMatchObject({ words: "our garden", href: "/programs" });
  expect(after(text, removeLink(link))).toBe("See our garden today");
});

test("a selected address is where the link leads", () => {
  expect(linkAt("https://x.example/y", [0, 19])).toMatchObject({ href: "https://x.example/y" });
});

test.each(["call us", "http://plain.example", "javascript:alert(1)", "nobody@", "tel:", "#"])(
  "%s leads nowhere",
  (typed) => {
    expect(isLink(addressTyped(typed))).toBe(false);
  },
);

test.each(["give", "/give#form", "garden.example/a b", "ana@circle.example", "tel:+17735550174"])(
  "%s leads somewhere",
  (typed) => {
    expect(isLink(addressTyped(typed))).toBe(true);
  },
);
