import type { PictureName } from "#content/types.ts";
import { type Focus, focusPlace } from "./focus-place.ts";

/** What a picture that fills the frame on a phone says in its `sizes`. */
export const frameWidth = "calc(100vw - 2.5rem)";

/** All that is needed to draw a picture, whether it ships with the site or was uploaded. */
export type ShownPicture = {
  /** Of those that ship. */
  name?: PictureName;
  /** The address of its files, up to the width. */
  files: string;
  widths: number[];
  width: number;
  height: number;
  alt: string;
  focus?: Focus;
};

/**
 * One of our own pictures: AVIF first, at the width the place needs, with its exact proportions
 * reserved. Only the picture a page opens with is a `priority`; all others wait to be near.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  className = "",
}: {
  /** Null in an item that was added at the desk, whose words are seen before one is chosen. */
  picture: ShownPicture | null;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  priority?: boolean;
  /** True where the words beside it already say what it shows. */
  decorative?: boolean;
  className?: string;
}) {
  if (!picture) return null;
  const { files, widths, width, height, alt, focus } = picture;
  const place = focus ? focusPlace(focus) : "";
  const filesOf = (type: "avif" | "jpg", of: number[]) =>
    of.map((w) => `${files}${w}.${type} ${w}w`).join(", ");
  // Few browsers are left that need these: half the choice, and a shorter page for everybody else.
  const fewer = widths.length > 2 ? widths.filter((_, at) => at % 2 === 1) : widths;
  return (
    <picture className="contents">
      {/* Hidden, or it would take a cell of its own wherever the picture stands in a grid. */}
      <source type="image/avif" srcSet={filesOf("avif", widths)} sizes={sizes} className="hidden" />
      <img
        src={`${files}${widths[1] ?? widths[0] ?? width}.jpg`}
        srcSet={filesOf("jpg", fewer)}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`${className} ${place}`.trim() || undefined}
      />
    </picture>
  );
}
