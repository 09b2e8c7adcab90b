import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { CampusPartners } from "#content/about/campus-partners.ts";

/** Each partner under the sign of the building it is found in. */
export function Partners({ partners, partnersHeading }: Shown<CampusPartners>) {
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
