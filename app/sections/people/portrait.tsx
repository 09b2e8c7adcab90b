import { useState } from "react";
import { focusPlace } from "#app/ui/focus-place.ts";
import { InitialsBadge } from "#app/ui/initials-badge.tsx";
import type { Person } from "#content/people.ts";

/** A portrait's files. Those that ship are four by five, in four widths and one JPEG. */
const factsOf = (photo: Person["photo"]) =>
  typeof photo === "string"
    ? {
        widths: [208, 320, 480, 800],
        width: 800,
        height: 1000,
        avif: (width: number) => `/portraits/${photo}-${width}.avif`,
        jpeg: `/portraits/${photo}.jpg`,
        // Their heads are near the upper edge.
        place: "object-top",
      }
    : {
        ...photo,
        avif: (width: number) => `/media/${photo.upload}/${width}.avif`,
        jpeg: `/media/${photo.upload}/${photo.widths.at(-1) ?? photo.width}.jpg`,
        place: focusPlace(photo.focus),
      };

/**
 * A photograph, four by five, or small and square: in AVIF, as one JPEG for older browsers, or the
 * person's initials when there is none or it does not arrive.
 */
export function Portrait({
  person: { name, photo },
  sizes,
  small = false,
  className = "",
}: {
  person: Pick<Person, "name" | "photo">;
  sizes: string;
  small?: boolean;
  className?: string;
}) {
  const [failed, setFailed] = useState(false);
  const shape = small ? "aspect-square" : "aspect-4/5";
  const fail = (image: HTMLImageElement) => {
    console.warn(`The photo of ${name} failed to load: ${image.currentSrc}`);
    setFailed(true);
  };
  // A photo can fail before the page comes alive, and then no event tells of it.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail(image);
  };

  if (failed || photo === "")
    return (
      <InitialsBadge
        name={name}
        className={`${shape} ${small ? "text-xl sm:text-2xl" : "text-4xl"} ${className}`}
      />
    );
  const { avif, jpeg, widths, width, height, place } = factsOf(photo);
  const files = widths.map((w) => `${avif(w)} ${w}w`).join(", ");
  return (
    <picture className="block">
      <source type="image/avif" srcSet={files} sizes={sizes} />
      <img
        ref={checkEarlyFailure}
        onError={(event) => fail(event.currentTarget)}
        src={jpeg}
        width={width}
        height={height}
        alt={`Portrait of ${name}`}
        loading="lazy"
        decoding="async"
        className={`${shape} h-auto bg-limestone-100 object-cover ${place} ${className}`}
      />
    </picture>
  );
}
