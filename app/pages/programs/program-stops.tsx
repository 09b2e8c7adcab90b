import type { Shown } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Link } from "#app/ui/link.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { Programs } from "#content/programs.ts";

/** Four miniatures standing on the page, each above its own stop on the line. */
export function ProgramStops({ programs, programsSection }: Shown<Programs>) {
  return (
    <>
      <h2 className="mb-8 max-w-2xl text-3xl">{programsSection.heading}</h2>
      <ul className="grid gap-y-14 md:grid-cols-2 md:gap-y-20">
        {programs.map(({ title, description, href, label, picture }, position) => (
          <li key={href} className="group relative flex flex-col">
            <Picture
              picture={picture}
              decorative
              sizes={`(min-width: 76rem) 38rem, (min-width: 48rem) 50vw, ${frameWidth}`}
              className="h-auto w-full transition-transform duration-500 ease-settle group-hover:-translate-y-1.5"
            />
            <div
              className={`relative flex grow flex-col border-garden-500 border-t-4 pt-7 ${position % 2 ? "md:pl-8" : "md:pr-8"}`}
            >
              <span
                aria-hidden="true"
                className={`absolute -top-3 size-5 rounded-full border-4 border-garden-500 bg-paper group-hover:bg-gold-300 ${position % 2 ? "md:left-8" : ""}`}
              />
              <h3 className="text-2xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-3 max-w-lg text-ink-soft">{description}</p>
              <Forward className="mt-auto pt-3 text-brick-600">{label}</Forward>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
