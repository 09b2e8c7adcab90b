import { type PictureName, pictures } from "#content/pictures.ts";

/** What a picture that fills the frame on a phone says in its `sizes`. */
export const frameWidth = "calc(100vw - 2.5rem)";

/**
 * One of our own pictures: AVIF first, at the width the place needs, with its exact proportions
 * reserved. Only the picture a page opens with is a `priority`; all others wait to be near.
 */
export function Picture({
  name,
  sizes,
  priority = false,
  decorative = false,
  className,
}: {
  name: PictureName;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  priority?: boolean;
  /** True where the words beside it already say what it shows. */
  decorative?: boolean;
  className?: string;
}) {
  const { widths, width, height, alt } = pictures[name];
  const files = (type: "avif" | "jpg") =>
    widths.map((w) => `/pictures/${name}-${w}.${type} ${w}w`).join(", ");
  return (
    <picture className="contents">
      {/* Hidden, or it would take a cell of its own wherever the picture stands in a grid. */}
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} className="hidden" />
      <img
        src={`/pictures/${name}-${widths[1]}.jpg`}
        srcSet={files("jpg")}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
