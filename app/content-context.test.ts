import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { news } from "#content/news.ts";
import { pictures } from "#content/pictures.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { contentContext, pageFor } from "./content-context.ts";

const { news: defaults } = defaultSnapshot.documents as { news: object };

const shownWith = (heroPicture: unknown, beside?: object) => {
  const context = new RouterContextProvider();
  const written = { ...defaults, heroPicture };
  context.set(contentContext, {
    revision: 1,
    documents: { ...defaultSnapshot.documents, news: written },
  });
  return pageFor(context, news, beside).pictures;
};

test("a page knows the picture that staff chose for it, whichever it is", () => {
  for (const [name, facts] of Object.entries(pictures))
    expect(shownWith(name)).toMatchObject({ [name]: facts });
});

test("a page knows the pictures beside its document, and none that it does not show", () => {
  expect(shownWith("garden")).not.toHaveProperty("winter");
  expect(shownWith("garden", [{ picture: "winter" }])).toHaveProperty("winter", pictures.winter);
});

test("a picture that is not chosen yet, or was uploaded, is none that ships", () => {
  const upload = { upload: "0123456789abcdef0123456789abcdef", alt: "A street", widths: [480] };
  const others = Object.keys(shownWith(upload));
  expect(Object.keys(shownWith(""))).toEqual(others);
  expect(others).not.toContain("");
});
