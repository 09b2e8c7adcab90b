import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Person } from "#content/people.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { BioDialog } from "./bio.tsx";
import { Portrait } from "./portrait.tsx";

const { leaders } = defaultSnapshot.documents.people as { leaders: Person[] };
const [shipped] = leaders as [Person];

const uploaded = (focus: { x: number; y: number }): Person => ({
  ...shipped,
  photo: {
    upload: "0123456789abcdef0123456789abcdef",
    width: 800,
    height: 1000,
    widths: [208, 320, 480, 800],
    alt: "A woman at a desk",
    focus,
  },
});

/** The places in the style sheet that say which part of a cut picture stays in view. */
const places = (html: string) => html.match(/(?<=[\s"])object-(?!cover)[\w-]+/g);

test.each([
  [{ x: 0.5, y: 0.9 }, "object-bottom"],
  [{ x: 0.1, y: 0.1 }, "object-left-top"],
  [{ x: 0.5, y: 0.5 }, "object-center"],
])("an uploaded portrait is cut around its focal point: %o", (focus, place) => {
  const person = uploaded(focus);
  expect(places(renderToStaticMarkup(<Portrait person={person} sizes="7rem" />))).toEqual([place]);
  expect(places(renderToStaticMarkup(<BioDialog person={person} />))).toEqual([place]);
});

test("of a portrait that ships the head stays in view", () => {
  expect(places(renderToStaticMarkup(<BioDialog person={shipped} />))).toEqual(["object-top"]);
});
