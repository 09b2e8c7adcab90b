import { useLoaderData } from "#app/page-content.ts";
import type { ShownPictures } from "#content/pictures.ts";
import type { PictureValue } from "#content/types.ts";
import { focusPlace } from "./focus-place.ts";
import { mediaFile } from "./media.ts";

/** What a picture that fills the frame on a phone says in its `sizes`. */
export const frameWidth = "calc(100vw - 2.5rem)";

type FileType = "avif" | "jpg";

/** The facts and files of a picture, whether it ships with the site or was uploaded. */
const useFacts = (picture: PictureValue) => {
  const { pictures } = useLoaderData<{ pictures: ShownPictures }>();
  // Somebody who adds an item at the desk sees its words before its picture is chosen.
  if (!picture) return null;
  if (typeof picture !== "string")
    return { ...picture, file: (width: number, type: FileType) => mediaFile(picture, width, type) };
  const facts = pictures[picture];
  // Seen by the build: what the content names is always told, only a name in the code can be missed.
  if (!facts) throw new Error(`The page's loader tells nothing of the picture ${picture}.`);
  return {
    ...facts,
    file: (width: number, type: FileType) => `/pictures/${picture}-${width}.${type}`,
  };
};

/**
 * One of our own pictures: AVIF first, at the width the place needs, with its exact proportions
 * reserved. Only the picture a page opens with is a `priority`; all others wait to be near.
 */
export function Picture({
  name,
  sizes,
  priority = false,
  decorative = false,
  className = "",
}: {
  name: PictureValue;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  priority?: boolean;
  /** True where the words beside it already say what it shows. */
  decorative?: boolean;
  className?: string;
}) {
  const facts = useFacts(name);
  if (!facts) return null;
  const { widths, width, height, alt, file } = facts;
  const place = typeof name === "string" ? "" : focusPlace(name);
  const files = (type: FileType) => widths.map((w) => `${file(w, type)} ${w}w`).join(", ");
  return (
    <picture className="contents">
      {/* Hidden, or it would take a cell of its own wherever the picture stands in a grid. */}
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} className="hidden" />
      <img
        src={file(widths[1] ?? widths[0] ?? width, "jpg")}
        srcSet={files("jpg")}
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
