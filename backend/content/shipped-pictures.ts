import { portraitNames } from "#content/lost-targets.ts";
import { pictures } from "#content/pictures.ts";
import type { ShippedPicture } from "#rules/pictures.ts";

/** `camille-baptiste` is the portrait of Camille Baptiste. */
const personIn = (file: string) =>
  file
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** What comes with the site: every drawn picture, and the portraits of those who ship with it. */
export const shippedPictures = (): ShippedPicture[] => {
  return [
    ...Object.entries(pictures).map(([name, { alt, widths }]) => ({
      kind: "picture" as const,
      name,
      alt,
      src: `/pictures/${name}-${widths[0]}.jpg`,
    })),
    ...[...portraitNames()].map((name) => ({
      kind: "portrait" as const,
      name,
      alt: personIn(name),
      src: `/portraits/${name}.jpg`,
    })),
  ];
};
