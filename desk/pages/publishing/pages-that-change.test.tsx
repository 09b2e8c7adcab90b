import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PagesThatChange } from "./pages-that-change.tsx";

const home = [{ path: "/", title: "Home" }];

const said = (pages: string[] | null, ofAll = 5) =>
  renderToStaticMarkup(<PagesThatChange pages={pages} all={home} ofAll={ofAll} />).replace(
    /<[^>]+>/g,
    "",
  );

test("when most of the site changes, it says why that is fine", () => {
  const words = said(["/", "/404", "/about"]);
  expect(words).toMatch(/^3 pages look a little different\. That.+ fine: part of this is on all/);
  expect(words).toMatch(/See which pagesHome\/404\/about$/);
});

test("otherwise the pages that change are named", () => {
  expect(said(["/", "/about"])).toBe("2 pages look different:Home/about");
  expect(said(["/about"])).toBe("One page looks different: /about");
  expect(said(["/"], 1)).toBe("One page looks different: Home");
  expect(said([])).toBe("");
});

test("a page is called by its name, not its address", () => {
  const all = [{ path: "/es/events", title: "Events in Spanish" }];
  const html = renderToStaticMarkup(<PagesThatChange pages={["/es/events"]} all={all} ofAll={5} />);
  expect(html).toContain("Events in Spanish");
  expect(html).not.toContain("/es/events");
});
