import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Impact } from "#content/impact.ts";

/** The front of a house on the block at evening: behind each lit window a figure. */
export function LitWindows({ figures, figuresHeading }: Shown<Impact>) {
  return (
    <section
      aria-labelledby="figures"
      className="relative overflow-clip bg-brick-700 py-16 md:py-20"
    >
      <Bricks />
      <div className="frame relative">
        <h2 id="figures" className="sr-only">
          {figuresHeading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 md:gap-x-12 md:gap-y-14 lg:gap-x-20">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="relative flex flex-col-reverse justify-end rounded-t-[50%_12%] border-[6px] border-limestone-200 border-b-0 bg-[linear-gradient(var(--color-gold-300),var(--color-gold-100))] px-3 pt-7 pb-6 text-center text-ink after:absolute after:-inset-x-3 after:-bottom-3 after:h-3 after:rounded-xs after:bg-limestone-100 md:border-8 md:px-5 md:pt-9 md:pb-8 md:after:-inset-x-5 forced-border"
            >
              <dt className="mt-1 text-sm sm:text-base">{figure.label}</dt>
              <dd className="font-display font-[560] text-4xl tracking-tight">
                <Icon name={figure.icon} className="mx-auto mb-3 size-7 text-brick-600" />
                {figure.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Bricks() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full no-print">
      <pattern id="bricks" width="48" height="28" patternUnits="userSpaceOnUse">
        <path
          d="M0 .5H48M0 14.5H48M12.5 0V14M36.5 14V28"
          fill="none"
          strokeWidth="1"
          className="stroke-brick-900/40"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#bricks)" />
    </svg>
  );
}
