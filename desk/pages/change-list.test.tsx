import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChangeList } from "./change-list.tsx";

const facts = [
  { token: "kept.messages", text: "two years", label: "Kept: messages" },
  { token: "hours.pantry", text: "Thursdays", label: "Hours: pantry" },
];

const drawn = (text: string) =>
  renderToStaticMarkup(
    <ChangeList
      title="Contact"
      changes={[{ kind: "added", path: ["lead"], label: "Lead", parts: [{ kind: "added", text }] }]}
      facts={facts}
    />,
  );

const said = (text: string) => drawn(text).replace(/<[^>]+>/g, "");

test("facts are read as visitors read them, and named by where they are kept", () => {
  const words = said("We keep them for {kept.messages}.");
  expect(words).toContain("We keep them for two years.");
  expect(words).toContain("two years: Kept: messages");
  expect(words).not.toContain("{");
  expect(words).not.toContain("Thursdays");
  expect(said("We keep them.")).not.toContain("facts");
  expect(said("Give {amount}.")).toContain("Give {amount}.");
});

test("a change is called by its field and by what it is in", () => {
  expect(said("We keep them.")).toContain("Lead · Contact");
});
