import { useState } from "react";

const posters = (type: "avif" | "jpg") =>
  [640, 960, 1280].map((width) => `/films/angela-story-${width}.${type} ${width}w`).join(", ");

/**
 * The one film with words: it plays only when asked, with the browser's own controls and captions.
 * A film's poster would be fetched at once however far down it stands. So the picture lies behind
 * it, comes when it is near, and only then becomes the poster; the controls, which a browser takes
 * long to build, wait as well.
 */
export function StoryFilm({ title }: { title: string }) {
  const [poster, setPoster] = useState<string>();
  const arrived = (picture: HTMLImageElement) => setPoster(picture.currentSrc);
  const sizes = "(min-width: 64rem) 42rem, 100vw";
  return (
    <div className="relative aspect-video overflow-clip rounded-card bg-lake-900 shadow-float [content-visibility:auto]">
      <picture>
        <source type="image/avif" srcSet={posters("avif")} sizes={sizes} />
        <img
          // It may have come before the page's script, and then no event tells of it.
          ref={(picture) => {
            if (picture?.complete) arrived(picture);
          }}
          onLoad={({ currentTarget }) => arrived(currentTarget)}
          src="/films/angela-story-640.jpg"
          srcSet={posters("jpg")}
          sizes={sizes}
          width={1280}
          height={720}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Film title={title} poster={poster} className="needs-script" />
      <noscript>
        <Film title={title} poster="/films/angela-story-960.jpg" />
      </noscript>
    </div>
  );
}

function Film({
  title,
  poster,
  className = "",
}: {
  title: string;
  poster: string | undefined;
  className?: string;
}) {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={poster}
      width={1280}
      height={720}
      aria-label={title}
      className={`absolute inset-0 size-full ${className}`}
    >
      <source src="/films/angela-story.av1.mp4" type='video/mp4; codecs="av01.0.05M.08"' />
      <source src="/films/angela-story.mp4" type="video/mp4" />
      <track
        default
        kind="captions"
        src="/films/angela-story.en.vtt"
        srcLang="en"
        label="English"
      />
    </video>
  );
}
