import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type ShownPicture } from "./picture.tsx";

const drawn = (picture: ShownPicture | null) =>
  renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);

const street = { files: "/media/street/", width: 800, height: 600, widths: [480, 800] };

test("a picture is drawn in all its widths, with its proportions reserved", () => {
  const html = drawn({ ...street, alt: "A street" });
  expect(html).toContain('srcSet="/media/street/480.avif 480w, /media/street/800.avif 800w"');
  expect(html).toContain('src="/media/street/800.jpg"');
  expect(html).toContain('width="800" height="600" alt="A street"');
});

test("what has to stay in view stays where the picture is cut", () => {
  expect(drawn({ ...street, alt: "", focus: { x: 0.5, y: 0.9 } })).toContain("object-bottom");
});

test("an item whose picture is not chosen yet is drawn without one", () => {
  expect(drawn(null)).toBe("");
});
