import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { TextPart } from "#rules/pages.ts";
import { ChangeList } from "./change-list.tsx";

const facts = [
  { token: "kept.messages", text: "two years", label: "Kept: messages" },
  { token: "golf.starts", text: "2044-06-15T10:30", label: "Golf: when it starts" },
  { token: "hours.pantry", text: "Thursdays", label: "Hours: pantry" },
];

const drawn = (...parts: TextPart[]) =>
  renderToStaticMarkup(
    <ChangeList
      title="Contact"
      changes={[{ kind: "added", path: ["lead"], label: "Lead", parts }]}
      facts={facts}
    />,
  );

const plain = (html: string) => html.replace(/<[^>]+>/g, "");
const said = (text: string) => plain(drawn({ kind: "added", text }));

test("facts are read as visitors read them, and named by where they are kept", () => {
  const words = said("We keep them for {kept.messages}.");
  expect(words).toContain("We keep them for two years.");
  expect(words).toContain("two years: Kept: messages");
  expect(words).not.toContain("{");
  expect(words).not.toContain("Thursdays");
  expect(said("We keep them.")).not.toContain("facts");
  expect(said("Give {amount}.")).toContain("Give {amount}.");
});

test("a fact that is a time is said as pages say it", () => {
  const words = said("Starts: {golf.starts}");
  expect(words).toContain("June 15, 2044");
  expect(words).not.toContain("2044-06-15");
});

test("a change is called by its field and by what it is in", () => {
  expect(said("We keep them.")).toContain("Lead · Contact");
});

test("words stand apart by one space, and no space is marked", () => {
  const html = drawn(
    { kind: "same", text: "Open " },
    { kind: "removed", text: "daily " },
    { kind: "same", text: "until " },
    { kind: "removed", text: "four" },
    { kind: "added", text: "half past five" },
  );
  expect(plain(html)).toContain("Open Before: daily until Before: four Now: half past five");
  expect(html).not.toMatch(/\s<\/(del|ins)>/);
  const atEnd = drawn({ kind: "same", text: "Open." }, { kind: "removed", text: "Until four." });
  expect(plain(atEnd)).toContain("Open. Before: Until four.");
});
