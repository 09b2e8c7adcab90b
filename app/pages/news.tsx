import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Forward } from "#app/ui/forward.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { news } from "#content/news.ts";

type Content = PageProps<typeof news>;

/** An item of the news: where more of it is read, if there is more, and what it is called on the page. */
export type NewsEntry = Pick<
  Content["news"][number],
  "title" | "date" | "category" | "excerpt" | "source" | "picture"
> & { id: string; href: string };

type Props = Omit<Content, "news"> & {
  news: NewsEntry[];
  letters: { title: string; date: string; href: string }[];
};

export default function News(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Stories {...content} />
        {content.letters.length > 0 && <Letters {...content} />}
        <Channels {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

function Channels({ cards, cardsSection }: Props) {
  return (
    <Section tone="limestone" labelledBy="channels">
      <h2 id="channels" className="mb-10 text-3xl">
        {cardsSection.heading}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {cards.map(({ icon, title, description, href, label }) => (
          <li
            key={href}
            className="group relative flex gap-5 rounded-card border border-limestone-200 bg-white p-6 shadow-card transition-shadow hover:shadow-float md:flex-col"
          >
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brick-100 text-brick-700">
              <Icon name={icon} className="size-7" />
            </span>
            <div className="flex grow flex-col">
              <h3 className="text-xl">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft text-sm">{description}</p>
              <Forward className="mt-auto pt-2 text-brick-600">{label}</Forward>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was sent to the readers of the newsletter, for everybody. */
function Letters({ letters, newsSection }: Props) {
  return (
    <Section tone="white" labelledBy="letters">
      <h2 id="letters" className="border-ink border-b-2 pb-4 text-3xl">
        {newsSection.letters}
      </h2>
      <ul className="mt-4">
        {letters.map(({ title, date, href }) => (
          <li key={href} className="border-limestone-300 border-b">
            <Link
              to={href}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 hover:underline"
            >
              <span className="font-semibold text-lg">{title}</span>
              <span className="text-ink-soft text-sm">{date}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Set like a front page: the latest story wide, the one before it in the narrower column, and so on. */
function Stories({ news, newsSection }: Props) {
  return (
    <Section tone="white" labelledBy="stories">
      <h2 id="stories" className="border-ink border-b-2 pb-4 text-3xl">
        {newsSection.heading}
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[7fr_5fr]">
        {news.map(({ id, title, date, category, excerpt, source, picture, href }, position) => (
          <article
            key={id}
            id={id}
            className={`group relative scroll-mt-24 ${
              position
                ? `border-limestone-300 max-lg:border-t max-lg:pt-10 ${position % 2 ? "lg:border-l lg:pl-12" : ""}`
                : ""
            }`}
          >
            <div className="overflow-clip rounded-card bg-paper">
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 42rem, 100vw"
                className="aspect-3/2 h-auto w-full object-cover"
              />
            </div>
            <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
              <Tag tone={position ? "garden" : "brick"}>{category}</Tag>
              <span>{date}</span>
            </p>
            <h3 className={`mt-3 ${position ? "text-2xl" : "text-3xl"}`}>
              {href ? (
                <Link to={href} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="mt-4 text-ink-soft">{excerpt}</p>
            <p className="mt-4 font-semibold text-sm">{source}</p>
            {href && <Forward className="mt-2 text-brick-600">{newsSection.more}</Forward>}
          </article>
        ))}
      </div>
    </Section>
  );
}
