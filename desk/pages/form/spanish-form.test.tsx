import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpanishForm } from "./spanish-form.tsx";

const said = (english: Parameters<typeof SpanishForm>[0]["english"]) =>
  renderToStaticMarkup(
    <SpanishForm english={english} content={{ texts: [] }} change={() => undefined} />,
  );

test("a document whose English is empty does not call itself translated", () => {
  expect(said([])).not.toContain("Everything is translated.");
  expect(said([])).toContain("There is nothing to translate yet");
});
