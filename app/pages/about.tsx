import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { about } from "#content/about.ts";

type Props = PageProps<typeof about>;

export default function About(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <TextBlock {...content.introduction} tone="white" />
        <Doors {...content} />
        <RelatedLinks links={content.related} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

const colours = [
  "bg-brick-600",
  "bg-garden-700",
  "bg-lake-700",
  "bg-lake-500",
  "bg-garden-500",
  "bg-brick-700",
];

/** Six doors with the light on behind them; the one a visitor points at opens. */
function Doors({ cards, cardsHeading }: Props) {
  return (
    <Section labelledBy="doors">
      <h2 id="doors" className="mb-12 text-3xl">
        {cardsHeading}
      </h2>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        {cards.map((card, position) => (
          <li key={card.href}>
            <DoorCard card={card} colour={colours[position % colours.length] ?? ""} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DoorCard({ card, colour }: { card: Props["cards"][number]; colour: string }) {
  return (
    <article className="group relative grid h-full grid-cols-[5rem_1fr] gap-x-5 sm:flex sm:flex-col">
      <div
        aria-hidden="true"
        className="h-26 w-20 rounded-t-full border-4 border-limestone-200 border-b-0 bg-gold-300 perspective-midrange sm:h-36 sm:w-28"
      >
        <div
          className={`grid h-full origin-left place-items-center rounded-t-full text-white transition-transform duration-500 ease-settle group-focus-within:[transform:rotateY(48deg)] group-hover:[transform:rotateY(48deg)] forced-border ${colour}`}
        >
          <Icon name={card.icon} className="size-8 sm:size-10" />
        </div>
      </div>
      <div className="flex grow flex-col border-limestone-300 sm:border-t-4 sm:pt-5">
        <h3 className="text-2xl">
          <Link to={card.href} className="after:absolute after:inset-0">
            {card.title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-soft">{card.description}</p>
        <Forward className="mt-auto pt-2 text-brick-600">{card.label}</Forward>
      </div>
    </article>
  );
}
