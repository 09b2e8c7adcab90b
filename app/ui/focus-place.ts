/** What has to stay in view, as shares of width and height. */
export type Focus = { x: number; y: number };

const places = [
  ["object-left-top", "object-top", "object-right-top"],
  ["object-left", "object-center", "object-right"],
  ["object-left-bottom", "object-bottom", "object-right-bottom"],
];

const third = (share: number) => (share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1);

/** What has to stay in view where a picture is cut, as a place in words of the style sheet. */
export const focusPlace = ({ x, y }: Focus) => places[third(y)]?.[third(x)] ?? "";
