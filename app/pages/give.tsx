import { HelpBand, type WayToHelp } from "#app/sections/help-link.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { give } from "#content/give.ts";
import type { WithGiving } from "#content/giving.ts";
import type { NavigationLink } from "#content/types.ts";
import { type Announced, AnnouncedCampaigns } from "./give/announced-campaigns.tsx";
import { Opening } from "./give/opening.tsx";

type Props = PageProps<typeof give> &
  WithGiving & {
    announced: Announced | null;
    ways: { heading: string; links: NavigationLink[] };
    wayToHelp: WayToHelp;
  };

export default function Give(content: Props) {
  return (
    <>
      <Opening {...content} />
      <RestOfPage>
        {content.announced && <AnnouncedCampaigns {...content.announced} />}
        <Builders {...content} />
        <OtherWays {...content} />
        <Questions {...content.questions} tone="white" />
        <HelpBand {...content} />
      </RestOfPage>
    </>
  );
}

function Builders({ monthly, promise }: Props) {
  return (
    <Section tone="garden">
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <h2 className="text-3xl">{monthly.heading}</h2>
          <p className="mt-4 max-w-2xl text-lg text-white/85">{monthly.text}</p>
        </div>
        <div className="border-gold-300/60 border-t-2 pt-6 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
          <h2 className="text-2xl">{promise.heading}</h2>
          <p className="mt-3 text-white/85">{promise.text}</p>
          <ButtonLink to={promise.link.href} look="light" className="mt-6">
            {promise.link.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function OtherWays({ otherWays, taxNote, ways }: Props) {
  return (
    <Section labelledBy="other-ways">
      <SectionHeading id="other-ways" heading={otherWays.heading} />
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {otherWays.items.map(({ icon, title, description }) => (
          <li key={title} className="border-limestone-300 border-t pt-5">
            <h3 className="flex items-center gap-3 text-xl">
              <Icon name={icon} className="size-6 shrink-0 text-brick-600" />
              {title}
            </h3>
            <p className="mt-3 text-ink-soft">
              <LinkedText text={description} />
            </p>
          </li>
        ))}
      </ul>
      {ways.links.length > 0 && (
        <nav aria-labelledby="ways" className="mt-12 no-print">
          <h3 id="ways" className="text-xl">
            {ways.heading}
          </h3>
          <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
            {ways.links.map(({ name, href }) => (
              <li key={href}>
                <ButtonLink to={href} look="quiet">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="mt-12 rounded-card bg-limestone-100 px-6 py-4 text-sm">{taxNote}</p>
    </Section>
  );
}
