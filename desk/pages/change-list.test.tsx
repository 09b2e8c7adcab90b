import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChangeList } from "./change-list.tsx";

const facts = [
  { token: "kept.messages", text: "two years", label: "Kept: messages" },
  { token: "hours.pantry", text: "Thursdays", label: "Hours: pantry" },
];

const said = (text: string) =>
  renderToStaticMarkup(
    <ChangeList
      changes={[{ kind: "added", path: ["lead"], label: "Lead", parts: [{ kind: "added", text }] }]}
      facts={facts}
    />,
  ).replace(/<[^>]+>/g, "");

test("facts in braces are explained with what visitors read", () => {
  const words = said("We keep them for {kept.messages}.");
  expect(words).toContain("fill in by themselves, so you change them in one place.");
  expect(words).toContain("{kept.messages} two years (Kept: messages)");
  expect(words).not.toContain("Thursdays");
  expect(said("We keep them.")).not.toContain("braces");
});
