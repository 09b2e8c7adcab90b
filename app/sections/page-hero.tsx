import type { ReactNode } from "react";
import { Picture, type ShownPicture } from "#app/ui/picture.tsx";
import type { Hero, PageInfo } from "#content/types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const sizes = "(min-width: 64rem) 46rem, 100vw";
const place = "-mx-5 w-[calc(100%+2.5rem)] max-w-none lg:ml-0";
/** All but the evening picture, which brings its own sky, reach past the column. */
const unframed = `${place} lg:mr-[calc((100%-min(100vw-2.5rem,76rem))/8)] lg:w-[112%]`;

/**
 * How a page opens: what it is about at the left, a piece of the miniature at the right. The
 * picture's backdrop is the page's own colour, so it stands on the page without an edge.
 */
export function PageHero({
  page,
  hero,
  heroPicture: picture,
  film,
  children,
}: {
  page: PageInfo;
  hero: Hero;
  heroPicture?: ShownPicture | null;
  /** A loop that begins with the picture and takes its place; most pages have none to carry. */
  film?: (place: { className: string; poster: ReactNode }) => ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="overflow-clip border-limestone-200 border-b pt-8 pb-12 md:pt-12 md:pb-16">
      <div
        className={`frame ${picture ? "grid items-center gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]" : ""}`}
      >
        <div>
          <Breadcrumbs path={page.path} title={page.title} />
          {hero.eyebrow && <p className="eyebrow mb-4 text-brick-600">{hero.eyebrow}</p>}
          <h1 className="max-w-3xl text-4xl">{hero.heading}</h1>
          {hero.lead && <p className="mt-5 max-w-2xl text-ink-soft text-lg">{hero.lead}</p>}
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture &&
          film?.({
            className: `aspect-video ${place} lg:mr-0 lg:w-full`,
            poster: (
              <Picture
                picture={picture}
                priority
                sizes={sizes}
                className="size-full object-cover"
              />
            ),
          })}
        {picture && !film && (
          <Picture
            picture={picture}
            priority
            sizes={sizes}
            className={`h-auto ${picture.name === "dusk" ? "rounded-card" : unframed}`}
          />
        )}
      </div>
    </section>
  );
}
