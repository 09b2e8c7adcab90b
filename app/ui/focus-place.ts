import type { Upload } from "#content/fields.ts";

const places = [
  ["object-left-top", "object-top", "object-right-top"],
  ["object-left", "object-center", "object-right"],
  ["object-left-bottom", "object-bottom", "object-right-bottom"],
];

const third = (share: number) => (share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1);

/** What has to stay in view where a picture is cut, as a place in words of the style sheet. */
export const focusPlace = ({ focus }: Upload) => places[third(focus.y)]?.[third(focus.x)] ?? "";
