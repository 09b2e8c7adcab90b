import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SpanishText } from "#rules/translations.ts";
import { SpanishForm } from "./spanish-form.tsx";

const nothing = () => undefined;

const drawn = (
  english: Parameters<typeof SpanishForm>[0]["english"],
  content: { texts: SpanishText[] } = { texts: [] },
  problems: ReadonlyMap<string, string> = new Map(),
) =>
  renderToStaticMarkup(
    <SpanishForm
      english={english}
      content={content}
      facts={[{ token: "campus.size", label: "Campus: size", text: "7.5 acres" }]}
      problems={problems}
      mend={nothing}
      change={nothing}
    />,
  );

test("a document whose English is empty does not call itself translated", () => {
  expect(drawn([])).not.toContain("Everything is translated.");
  expect(drawn([])).toContain("There is nothing to translate yet");
});

test("a fact goes by what the form calls it, in both languages", () => {
  const place = "hero.lead";
  const kept = "We own {campus.size}";
  const html = drawn([{ place, label: "Opening, Lead", english: kept, changed: null }], {
    texts: [{ place, english: kept, spanish: "Son {campus.size}" }],
  });
  expect(html).toContain("We own {Campus: size}");
  expect(html).toContain("Son {Campus: size}");
});

test("what keeps a Spanish text from being published is said at its field", () => {
  const english = [
    { place: "hero.lead", label: "Opening, Lead", english: "Come in", changed: null },
  ];
  const html = drawn(
    english,
    undefined,
    new Map([["hero.lead", "There is no fact called {a.b}."]]),
  );
  expect(html).toContain("There is no fact called {a.b}.");
  expect(html).toContain('aria-invalid="true"');
});
