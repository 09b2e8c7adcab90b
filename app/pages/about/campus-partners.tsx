import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { campusPartners } from "#content/about/campus-partners.ts";

type Props = PageProps<typeof campusPartners>;

export default function CampusPartners(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Partners {...content} />
        <CampusMap {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

/** Each partner under the sign of the building it is found in. */
function Partners({ partners, partnersHeading }: Props) {
  return (
    <Section tone="white">
      <h2 className="sr-only">{partnersHeading}</h2>
      <ul className="grid gap-8 lg:grid-cols-3">
        {partners.map(({ name, category, description, location, icon, picture }) => (
          <li key={name}>
            <article className="grid h-full overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card md:max-lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
              <Picture
                picture={picture}
                sizes={`(min-width: 76rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 40vw, ${frameWidth}`}
                className="aspect-video size-full object-contain"
              />
              <div className="flex flex-col">
                <p className="flex min-h-18 items-center gap-3 bg-lake-800 px-6 py-3 font-semibold text-sm text-white">
                  <Icon name="map-pin" className="size-5 shrink-0 text-gold-300" />
                  {location}
                </p>
                <div className="p-6">
                  <p className="eyebrow flex items-center gap-2 text-brick-600">
                    <Icon name={icon} className="size-5" />
                    {category}
                  </p>
                  <h3 className="mt-2 text-2xl">{name}</h3>
                  <p className="mt-3 text-ink-soft">{description}</p>
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Keeps the place of the map: the words, on a plan that is still blank. */
function CampusMap({ map }: Props) {
  return (
    <Section labelledBy="map">
      <div className="relative grid place-items-center overflow-clip rounded-card border-2 border-limestone-300 border-dashed px-6 py-24 md:py-36">
        <Plan />
        <div className="relative max-w-md rounded-card bg-paper/95 px-6 py-5 text-center">
          <h2 id="map" className="text-3xl">
            {map.heading}
          </h2>
          <p className="mt-3 font-semibold text-brick-600 text-lg">{map.placeholder}</p>
          <p className="mt-1 text-balance text-ink-soft">{map.note}</p>
        </div>
      </div>
    </Section>
  );
}

function Plan() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -150 600 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <g fill="none" className="stroke-limestone-200">
        <ellipse rx="262" ry="131" strokeWidth="3" />
        <ellipse rx="246" ry="121" strokeWidth="3" />
        <ellipse rx="254" ry="126" strokeWidth="10" strokeDasharray="2 8" />
        <path strokeWidth="14" d="M-236 -30H236M-236 52H236M-96 -112V112M92 -112V112" />
      </g>
      <g className="fill-limestone-100 stroke-limestone-200" strokeWidth="2">
        <rect x="-200" y="-92" width="84" height="44" rx="4" />
        <rect x="-72" y="-100" width="60" height="54" rx="4" />
        <rect x="8" y="-100" width="66" height="54" rx="4" />
        <rect x="116" y="-90" width="80" height="42" rx="4" />
        <rect x="-212" y="-12" width="96" height="46" rx="4" />
        <rect x="114" y="-12" width="96" height="46" rx="4" />
        <rect x="-176" y="68" width="62" height="32" rx="4" />
        <rect x="-68" y="70" width="138" height="36" rx="4" />
        <rect x="112" y="68" width="60" height="32" rx="4" />
      </g>
    </svg>
  );
}
