import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { Link, type LinkProps } from "./link.tsx";

function Page() {
  return <Link {...useLoaderData<LinkProps>()} />;
}

const drawn = (link: LinkProps) => {
  const Stub = createRoutesStub([{ id: "page", path: "/give", Component: Page }]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/give"]} hydrationData={{ loaderData: { page: link } }} />,
  );
};

test.each([
  ["/about", '<a href="/about"></a>'],
  ["#form", '<a href="/give#form"></a>'],
  ["https://www.example.com/a", '<a href="https://www.example.com/a"></a>'],
  ["//www.example.com/a", '<a href="//www.example.com/a"></a>'],
  ["mailto:office@example.com", '<a href="mailto:office@example.com"></a>'],
])("%s leads where it says", (to, html) => {
  expect(drawn({ to })).toBe(html);
});

test("what a link says of itself stays", () => {
  expect(drawn({ to: "/about", "aria-current": "page", className: "word" })).toBe(
    '<a aria-current="page" class="word" href="/about"></a>',
  );
  expect(drawn({ to: "/report.pdf", download: true })).toBe(
    '<a href="/report.pdf" download=""></a>',
  );
});
