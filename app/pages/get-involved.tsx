import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { getInvolved } from "#content/get-involved.ts";

type Props = PageProps<typeof getInvolved>;

export default function GetInvolved(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Ways {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

const first =
  "on-dark bg-garden-900 sm:col-span-2 lg:row-span-2 lg:col-span-1 lg:p-10 hover:bg-garden-700";
const other = "border border-limestone-200 bg-white shadow-card hover:shadow-float";

/** Most people come to volunteer, so that card is the large one; the other four stand beside it. */
function Ways({ options, optionsSection }: Props) {
  return (
    <Section tone="limestone" labelledBy="ways">
      <SectionHeading id="ways" heading={optionsSection.heading} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
        {options.map(({ icon, title, description, href, label }, position) => (
          <li
            key={href}
            className={`group relative flex flex-col rounded-card p-7 transition ${position ? other : first}`}
          >
            {position === 0 && (
              <div className="-mx-7 -mt-7 mb-7 overflow-clip rounded-t-card bg-paper lg:-mx-10 lg:-mt-10">
                <Picture
                  picture={optionsSection.picture}
                  decorative
                  sizes={`(min-width: 64rem) 29rem, ${frameWidth}`}
                  className="aspect-video h-auto w-full object-cover"
                />
              </div>
            )}
            <Icon
              name={icon}
              className={position ? "size-8 text-brick-500" : "size-10 text-gold-300"}
            />
            <h3 className={position ? "mt-5 text-xl" : "mt-4 text-3xl"}>
              <Link to={href} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className={`mt-3 ${position ? "text-ink-soft text-sm" : "text-lg text-white/85"}`}>
              {description}
            </p>
            <Forward className={`mt-auto pt-4 ${position ? "text-brick-600" : "text-gold-300"}`}>
              {label}
            </Forward>
          </li>
        ))}
      </ul>
    </Section>
  );
}
