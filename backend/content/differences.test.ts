import { describe, expect, test } from "vitest";
import { describe as form } from "#content/describe.ts";
import {
  date,
  group,
  icon,
  list,
  longText,
  moment,
  order,
  picture,
  portrait,
  text,
  time,
} from "#content/fields.ts";
import { pictures } from "#content/pictures.ts";
import { mergeChanges } from "#rules/merge.ts";
import { changesBetween } from "./differences.ts";

const item = group(
  { name: text({ label: "Name" }), text: longText({ label: "Text" }) },
  { label: "Item" },
);
const page = form(
  group(
    {
      heading: text({ label: "Heading" }),
      items: list(item, { label: "Items", itemLabel: "name" }),
    },
    { label: "Page" },
  ),
);

const [a, b, c] = ["A", "B", "C"].map((name) => ({ name, text: `${name} first. ${name} second.` }));
const content = (items: unknown[], heading = "Heading") => ({ heading, items });

const seen = (before: unknown, after: unknown, of = page) =>
  changesBetween(of, before, after).map(({ kind, label, parts }) => [
    kind,
    label,
    parts.map((part) => `${{ same: "=", removed: "-", added: "+" }[part.kind]}${part.text}`),
  ]);

describe("differences", () => {
  test("name the sentence that changed, and leave the others as they are", () => {
    const rewritten = { ...b, text: "B first. Something else." };
    expect(seen(content([a, b]), content([a, rewritten]))).toEqual([
      ["changed", "Items: B, Text", ["=B first. ", "-B second.", "+Something else."]],
    ]);
  });

  test("mark the words that changed inside a sentence", () => {
    const was = "Our own pantry is open every Thursday, from one to five.";
    const now = "Our own pantry is open every first Friday, from one to five.";
    expect(seen(content([], was), content([], now))).toEqual([
      [
        "changed",
        "Heading",
        ["=Our own pantry is open every ", "-Thursday, ", "+first Friday, ", "=from one to five."],
      ],
    ]);
  });

  test("replace a sentence as a whole where little of it is left", () => {
    const [was, now] = ["We meet on the first day of May.", "Come for a lunch of soup and bread."];
    expect(seen(content([], was), content([], now))).toEqual([
      ["changed", "Heading", [`-${was}`, `+${now}`]],
    ]);
  });

  test("show a time, a day and a choice as a whole", () => {
    const times = form(group({ opens: time({ label: "Opens" }) }, { label: "Hours" }));
    expect(changesBetween(times, { opens: "13:00" }, { opens: "14:00" })[0]?.parts).toEqual([
      { kind: "removed", text: "1:00 PM" },
      { kind: "added", text: "2:00 PM" },
    ]);
  });

  test("tell what was added, removed and moved in a list", () => {
    expect(seen(content([a, b]), content([c, a, b]))).toEqual([
      ["added", "Items: C", ["+Name: C\nText: C first. C second."]],
    ]);
    expect(seen(content([a, b, c]), content([a, c]))).toEqual([
      ["removed", "Items: B", ["-Name: B\nText: B first. B second."]],
    ]);
    expect(seen(content([a, b, c]), content([b, c, a]))).toEqual([
      ["moved", "Items: A", ["=Name: A\nText: A first. A second."]],
    ]);
  });

  test("say that an icon is another one without its name", () => {
    const card = group(
      { icon: icon({ label: "Icon" }), name: text({ label: "Name" }) },
      { label: "Card" },
    );
    const cards = form(group({ cards: list(card, { label: "Cards" }) }, { label: "Page" }));
    const heart = { icon: "heart", name: "Give" };
    const days = { icon: "calendar-days", name: "Give" };
    const [changed] = changesBetween(cards, { cards: [heart] }, { cards: [days] });
    expect(changed?.parts).toEqual([{ kind: "added", text: "Another icon" }]);
    const [added] = changesBetween(cards, { cards: [] }, { cards: [days] });
    expect(added?.parts).toEqual([{ kind: "added", text: "Name: Give" }]);
  });

  test("call a picture by what it shows, and a portrait by no name of a file", () => {
    const shown = form(
      group(
        { picture: picture({ label: "Picture" }), photo: portrait({ label: "Portrait" }) },
        { label: "Page" },
      ),
    );
    const before = { picture: "hero", photo: "denise-calloway" };
    const after = { picture: "hero-tall", photo: "" };
    expect(changesBetween(shown, before, after).map(({ parts }) => parts)).toEqual([
      [
        { kind: "removed", text: pictures.hero.alt },
        { kind: "added", text: pictures["hero-tall"].alt },
      ],
      [{ kind: "added", text: "No portrait" }],
    ]);
    expect(changesBetween(shown, after, before)[1]?.parts).toEqual([
      { kind: "added", text: "New portrait" },
    ]);
    const other = { ...before, photo: "elena-villasenor" };
    expect(changesBetween(shown, before, other)[0]?.parts).toEqual([
      { kind: "added", text: "Another portrait" },
    ]);
  });

  test("say in words which sections of a page were moved or hidden", () => {
    const sections = order({ story: "Story", give: "Donation" }, { label: "Order" });
    const [story, give] = ["story", "give"].map((part) => ({ part, shown: true }));
    const hidden = { ...story, shown: false };
    const said = (before: unknown[], after: unknown[]) =>
      seen({ sections: before }, { sections: after }, form(group({ sections }, { label: "Page" })));
    expect(said([story, give], [hidden, give])).toEqual([
      ["changed", "Order", ["+Hidden: Story\n"]],
    ]);
    expect(said([hidden, give], [give, story])).toEqual([
      ["changed", "Order", ["+Shown again: Story\nNew order:\nDonation\nStory\n"]],
    ]);
    expect(said([hidden, give], [give, hidden])).toEqual([
      ["changed", "Order", ["+New order:\nDonation\nStory (hidden)\n"]],
    ]);
  });

  test("are found in drafts of any shape, and quickly in absurd ones", () => {
    expect(seen(content([a]), { heading: 7 })).toEqual([
      ["changed", "Heading", ["-Heading", "+7"]],
      ["removed", "Items: A", ["-Name: A\nText: A first. A second."]],
    ]);
    const many = Array.from({ length: 50_000 }, (_, index) => index);
    const begun = performance.now();
    expect(changesBetween(page, content([]), content(many))).toHaveLength(50_000);
    expect(
      changesBetween(page, content([], "a. ".repeat(80_000)), content([], "b. ")),
    ).toHaveLength(1);
    const [long, other] = ["a b ".repeat(80_000), "b a ".repeat(80_000)];
    expect(changesBetween(page, content([], long), content([], other))).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  test("do not depend on the order of fields", () => {
    expect(
      seen(content([a]), { items: [{ text: a?.text, name: "A" }], heading: "Heading" }),
    ).toEqual([]);
  });
});

describe("merging", () => {
  test("takes each field from the side that changed it", () => {
    const merged = mergeChanges(content([a]), content([a], "Mended"), content([a, b]));
    expect(merged).toEqual({ content: content([a, b], "Mended"), conflicts: [] });
  });

  test("names a field that both changed differently, and none that they changed alike", () => {
    const both = mergeChanges(content([a]), content([a], "One"), content([a], "Two"));
    expect(both.conflicts).toEqual([["heading"]]);
    const alike = mergeChanges(content([a]), content([a], "One"), content([a], "One"));
    expect(alike.conflicts).toEqual([]);
  });
});

test("days and times are told as people say them, and half a day as it is written", () => {
  const when = form(
    group(
      {
        day: date({ label: "Day" }),
        at: moment({ label: "At" }),
        begins: time({ label: "Begins" }),
      },
      { label: "When" },
    ),
  );
  const before = { day: "2026-06-15", at: "2026-06-15T18:30", begins: "18:30" };
  const after = { day: "2026-13-01", at: "{golf.date}", begins: "soon" };
  const told = changesBetween(when, before, after).map(({ parts }) =>
    parts.map((part) => part.text),
  );
  expect(told).toEqual([
    ["Monday, June 15, 2026", "2026-13-01"],
    ["Monday, June 15, 2026, 6:30 PM", "{golf.date}"],
    ["6:30 PM", "soon"],
  ]);
});
