import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HelpBand, type WayToHelp } from "#app/sections/help-link.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { events, Ticket } from "#content/events.ts";
import { Tickets } from "./events/tickets.tsx";

type Props = Omit<PageProps<typeof events>, "upcoming"> & {
  tickets: Ticket[];
  wayToHelp: WayToHelp;
};

export default function Events(content: Props) {
  const { closing, newsLink } = content;
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Tickets {...content} />
        <Kinds {...content} />
        <CallToAction {...closing} buttons={[closing.button, newsLink]} />
        <HelpBand {...content} />
      </RestOfPage>
    </>
  );
}

function Kinds({ categories, categoriesSection }: Pick<Props, "categories" | "categoriesSection">) {
  return (
    <Section tone="white" labelledBy="kinds">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="kinds" className="text-3xl">
          {categoriesSection.heading}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {categories.map(({ icon, title, description, href, label }) => (
            <li
              key={title}
              className="group relative flex flex-col border-garden-500 border-t-4 pt-6"
            >
              <Icon name={icon} className="size-8 text-garden-700" />
              <h3 className="mt-4 text-xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{description}</p>
              <Forward className="mt-auto pt-2 text-brick-600">{label}</Forward>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
