import { useState } from "react";
import { InitialsBadge } from "#app/ui/initials-badge.tsx";
import type { Person } from "#content/people.ts";

/** Where a portrait's files stand. Those that ship are four by five, in four widths. */
const filesOf = (photo: Person["photo"]) =>
  typeof photo === "string"
    ? {
        place: `/portraits/${photo}`,
        jpeg: "",
        widths: [208, 320, 480, 800],
        width: 800,
        height: 1000,
      }
    : { ...photo, place: `/pictures/uploads/${photo.upload}`, jpeg: `-${photo.widths.at(-1)}` };

/**
 * A photograph, four by five: in AVIF, as one JPEG for older browsers, or the person's initials
 * when there is none or it does not arrive.
 */
export function Portrait({
  person: { name, photo },
  sizes,
  className = "",
}: {
  person: Person;
  sizes: string;
  className?: string;
}) {
  const [failed, setFailed] = useState(false);
  const fail = (image: HTMLImageElement) => {
    console.warn(`The photo of ${name} failed to load: ${image.currentSrc}`);
    setFailed(true);
  };
  // A photo can fail before the page comes alive, and then no event tells of it.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail(image);
  };

  if (failed || photo === "")
    return <InitialsBadge name={name} className={`aspect-4/5 text-4xl ${className}`} />;
  const { place, jpeg, widths, width, height } = filesOf(photo);
  const files = widths.map((w) => `${place}-${w}.avif ${w}w`).join(", ");
  return (
    <picture className="block">
      <source type="image/avif" srcSet={files} sizes={sizes} />
      <img
        ref={checkEarlyFailure}
        onError={(event) => fail(event.currentTarget)}
        src={`${place}${jpeg}.jpg`}
        width={width}
        height={height}
        alt={`Portrait of ${name}`}
        loading="lazy"
        decoding="async"
        className={`aspect-4/5 h-auto bg-limestone-100 object-cover ${className}`}
      />
    </picture>
  );
}
