import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { MissionVision } from "#content/about/mission-vision.ts";

/** From the inside out: one place, a family around it, partners around them, and what grows back. */
const rings = [
  { radius: 24, line: "stroke-brick-600", ground: "bg-brick-600" },
  { radius: 52, line: "stroke-gold-500", ground: "bg-gold-700" },
  { radius: 80, line: "stroke-lake-500", ground: "bg-lake-500" },
  { radius: 108, line: "stroke-garden-500", ground: "bg-garden-500" },
];

export function TheoryOfChange({ principles, theory }: Shown<MissionVision>) {
  return (
    <Section tone="white" labelledBy="theory">
      <div className="grid gap-x-20 gap-y-4 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="theory" {...theory} />
          <Rings />
        </div>
        <ol className="space-y-12 lg:pt-4">
          {principles.map(({ icon, title, description }, position) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] gap-x-5 sm:gap-x-7">
              <span
                className={`grid size-14 place-items-center rounded-full text-white forced-border ${rings[position % rings.length]?.ground}`}
              >
                <Icon name={icon} className="size-6" />
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3 text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The four principles as rings around one place; each carries a station in its colour. */
function Rings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 240"
      className="mx-auto mb-8 hidden w-full max-w-88 lg:ml-0 lg:block no-print"
    >
      {rings.toReversed().map(({ radius, line }) => (
        <circle
          key={radius}
          cx="120"
          cy="120"
          r={radius}
          fill="none"
          strokeWidth="9"
          className={line}
        />
      ))}
      <circle cx="120" cy="120" r="9" className="fill-brick-600" />
      {rings.map(({ radius, line }, position) => {
        const angle = ((position * 80 + 20) * Math.PI) / 180;
        return (
          <circle
            key={radius}
            cx={(120 + radius * Math.sin(angle)).toFixed(2)}
            cy={(120 - radius * Math.cos(angle)).toFixed(2)}
            r="8"
            strokeWidth="4.5"
            className={`fill-white ${line}`}
          />
        );
      })}
    </svg>
  );
}
