import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PageContent, PageContentContext } from "#app/page-content.ts";
import { pictures } from "#content/pictures.ts";
import type { PictureValue } from "#content/types.ts";
import { Picture } from "./picture.tsx";

/** The picture on a page whose loader tells of one that ships. */
const drawn = (name: PictureValue | "") => {
  const content: PageContent = {
    site: {} as PageContent["site"],
    page: { pictures: { garden: pictures.garden } },
    build: "",
  };
  return renderToStaticMarkup(
    <PageContentContext value={content}>
      <Picture name={name as PictureValue} sizes="100vw" />
    </PageContentContext>,
  );
};

test("a picture that ships has the facts that its page brings", () => {
  expect(drawn("garden")).toContain(`width="${pictures.garden.width}"`);
});

test("an uploaded picture brings its own facts", () => {
  const focus = { x: 0.5, y: 0.9 };
  const upload = "0123456789abcdef0123456789abcdef";
  const facts = { upload, width: 800, height: 600, widths: [480, 800], alt: "A street", focus };
  expect(drawn(facts)).toMatch(/alt="A street".*object-bottom/);
});

test("an item whose picture is not chosen yet is drawn without one", () => {
  expect(drawn("")).toBe("");
});

test("a name in the code that the page's loader does not tell of stops the build", () => {
  expect(() => drawn("golf")).toThrow("golf");
});
