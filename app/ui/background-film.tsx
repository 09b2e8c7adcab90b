import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { savesData } from "#app/effects/connection.ts";
import { useSay } from "#app/effects/language.ts";
import { useReducedMotion } from "#app/effects/use-reduced-motion.ts";
import { Glyph } from "./glyph.tsx";

const remembered = "circle:films-paused";

/**
 * A silent loop over its poster. The poster is the page's first picture; the film is fetched only
 * after the page has loaded, and only for visitors who did not ask for less motion or less data.
 * The pause button is remembered for every film of the site.
 */
export function BackgroundFilm({
  name,
  className = "",
  fit = "object-cover",
  poster,
}: {
  name: string;
  className?: string;
  /** How the film lies in its box; the poster must lie the same way. */
  fit?: string;
  poster: ReactNode;
}) {
  const say = useSay();
  const film = useRef<HTMLVideoElement>(null);
  const still = useReducedMotion();
  const loaded = usePageLoaded();
  const [paused, setPaused] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);

  const offered = loaded && !still && !savesData() && !broken;
  useEffect(() => {
    if (offered && storage()?.getItem(remembered) === "yes") setPaused(true);
  }, [offered]);

  const wanted = offered && !paused;
  useEffect(() => {
    if (!film.current) return;
    // Refused autoplay leaves the poster standing, which is all a visitor needs.
    if (wanted) film.current.play().catch(() => setPlaying(false));
    else film.current.pause();
  }, [wanted]);

  const toggle = () => {
    try {
      storage()?.setItem(remembered, paused ? "no" : "yes");
    } catch {
      // Full: then it holds until the page is left.
    }
    setPaused(!paused);
  };

  return (
    <div className={`relative ${className}`}>
      {poster}
      {offered && (
        <>
          <video
            ref={film}
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            preload={paused ? "none" : "auto"}
            onPlaying={() => setPlaying(true)}
            className={`absolute inset-0 size-full ${fit} transition-opacity duration-700 ${playing ? "opacity-100" : "opacity-0"}`}
          >
            <source src={`/films/${name}.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
            <source
              src={`/films/${name}.mp4`}
              type="video/mp4"
              // The last one tried: without it there is no film, and nothing to pause.
              onError={() => setBroken(true)}
            />
          </video>
          <button
            type="button"
            onClick={toggle}
            className="absolute right-4 bottom-4 z-10 grid size-11 place-items-center rounded-full bg-white/90 text-ink shadow-card hover:bg-ink hover:text-white forced-border no-print"
          >
            <Glyph name={paused ? "play" : "pause"} className="size-5" />
            <span className="sr-only">
              {say(paused ? "Play background film" : "Pause background film")}
            </span>
          </button>
        </>
      )}
    </div>
  );
}

/** A browser that keeps nothing for us throws at the very name of its storage. */
const storage = () => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** True once the page and everything it asked for has arrived. */
const usePageLoaded = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener("load", changed);
      return () => removeEventListener("load", changed);
    },
    () => document.readyState === "complete",
    () => false,
  );
