import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

test.each(["/about", "#form", "https://www.example.com/a", "//www.example.com/a"])(
  "%s leads where it says",
  (to) => {
    expect(renderToStaticMarkup(<Link to={to} />)).toBe(`<a href="${to}"></a>`);
  },
);

test("what a link says of itself stays", () => {
  expect(renderToStaticMarkup(<Link to="/about" aria-current="page" className="word" />)).toBe(
    '<a href="/about" aria-current="page" class="word"></a>',
  );
});
