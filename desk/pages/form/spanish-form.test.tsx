import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpanishForm } from "./spanish-form.tsx";

const nothing = () => undefined;

const drawn = (
  english: Parameters<typeof SpanishForm>[0]["english"],
  problems: ReadonlyMap<string, string> = new Map(),
) =>
  renderToStaticMarkup(
    <SpanishForm
      english={english}
      content={{ texts: [] }}
      problems={problems}
      mend={nothing}
      change={nothing}
    />,
  );

test("a document whose English is empty does not call itself translated", () => {
  expect(drawn([])).not.toContain("Everything is translated.");
  expect(drawn([])).toContain("There is nothing to translate yet");
});

test("what keeps a Spanish text from being published is said at its field", () => {
  const english = [
    { place: "hero.lead", label: "Opening, Lead", english: "Come in", changed: null },
  ];
  const html = drawn(english, new Map([["hero.lead", "There is no fact called {a.b}."]]));
  expect(html).toContain("There is no fact called {a.b}.");
  expect(html).toContain('aria-invalid="true"');
});
