import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture, type ShownPicture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Home } from "#content/home.ts";

export function Partners({
  campusPicture,
  partners,
  partnersSection,
}: Shown<Home> & { campusPicture: ShownPicture }) {
  return (
    <Section id="partners" labelledBy="partners-title">
      <div className="mb-12 grid items-center gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div>
          <p className="eyebrow mb-3 text-brick-600">{partnersSection.eyebrow}</p>
          <h2 id="partners-title" className="text-3xl">
            {partnersSection.heading}
          </h2>
          <p className="mt-4 text-ink-soft text-lg">{partnersSection.lead}</p>
        </div>
        <Picture
          picture={campusPicture}
          sizes="(min-width: 64rem) 50rem, 160vw"
          className="mx-auto aspect-square h-auto w-full max-w-md object-cover"
        />
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {partners.map(({ name, description, impact, focus }) => (
          <li
            key={name}
            className="flex flex-col rounded-card border border-limestone-200 bg-white p-6 shadow-card"
          >
            <div>
              <Tag tone="lake">{focus}</Tag>
            </div>
            <h3 className="mt-4 text-xl">{name}</h3>
            <p className="mt-2 text-ink-soft text-sm">{description}</p>
            <p className="mt-auto pt-4 font-semibold text-garden-700 text-sm">{impact}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink to={partnersSection.button.href} look="secondary">
          {partnersSection.button.name}
        </ButtonLink>
      </div>
    </Section>
  );
}
