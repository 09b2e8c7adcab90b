import { Reveal } from "#app/effects/reveal.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { PageProps } from "#app/shown.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { history } from "#content/about/history.ts";

type Props = PageProps<typeof history>;

export default function History(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <TrainLine {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

type Chapter = Props["timeline"][number];

/** The years as stations of one line. The train rides along with the reader. */
function TrainLine({ timeline, timelineHeading }: Props) {
  return (
    <section className="bg-white py-16 md:py-24">
      <h2 className="sr-only">{timelineHeading}</h2>
      <div className="frame">
        <div className="train-line relative">
          {/* Two rails on their ties, and the part of them that the train has passed. */}
          <div
            aria-hidden="true"
            className="train-track border-limestone-300 border-x-2 bg-[repeating-linear-gradient(var(--color-limestone-200)_0_4px,transparent_4px_16px)]"
          />
          <div aria-hidden="true" className="train-ridden border-brick-600 border-x-2" />
          <ol className="space-y-16 md:space-y-24">
            {timeline.map((chapter, position) => (
              <li key={chapter.year} className="relative pl-14 md:pl-0">
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 left-5 size-7 -translate-x-1/2 rounded-full border-[6px] border-brick-600 bg-white md:top-5 md:left-1/2 md:size-9 md:border-8"
                />
                <Reveal threshold={0.2} delay={150 * position}>
                  <Station chapter={chapter} mirrored={position % 2 === 1} />
                </Reveal>
              </li>
            ))}
          </ol>
          <Train />
        </div>
      </div>
    </section>
  );
}

function Station({
  chapter: { year, title, description, picture },
  mirrored,
}: {
  chapter: Chapter;
  mirrored: boolean;
}) {
  return (
    <article className="grid gap-x-28 gap-y-6 md:grid-cols-2 lg:gap-x-36">
      <div className={mirrored ? "md:order-2" : ""}>
        <p className="font-display font-[560] text-5xl text-brick-600">{year}</p>
        <h3 className="mt-2 text-2xl">{title}</h3>
        <p className="mt-4 text-ink-soft">{description}</p>
      </div>
      <div className="self-center overflow-clip rounded-card bg-paper">
        <Picture
          picture={picture}
          sizes="(min-width: 76rem) 32rem, (min-width: 48rem) 42vw, calc(100vw - 6rem)"
          className="h-auto w-full"
        />
      </div>
    </article>
  );
}

/** Two cars of the elevated train, seen from above. */
function Train() {
  return (
    <div aria-hidden="true" className="train-way no-print">
      <div className="train-ride">
        <svg aria-hidden="true" viewBox="0 0 28 92" className="train">
          <g className="fill-limestone-100 stroke-ink-soft" strokeWidth="1.5">
            <rect x="3" y="2" width="22" height="42" rx="5" />
            <rect x="3" y="48" width="22" height="42" rx="5" />
          </g>
          <g className="fill-lake-700">
            <rect x="6" y="82" width="16" height="5" rx="2" />
            <rect x="6" y="5" width="16" height="4" rx="2" />
          </g>
          <g className="fill-limestone-300">
            <rect x="9" y="14" width="10" height="7" rx="1.5" />
            <rect x="9" y="27" width="10" height="7" rx="1.5" />
            <rect x="9" y="55" width="10" height="7" rx="1.5" />
            <rect x="9" y="68" width="10" height="7" rx="1.5" />
          </g>
        </svg>
      </div>
    </div>
  );
}
