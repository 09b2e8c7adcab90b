import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { News } from "#content/news.ts";

/** Set like a front page: the latest story wide, the one before it in the narrower column, and so on. */
export function Stories({ news, newsSection }: Shown<News>) {
  return (
    <Section tone="white" labelledBy="stories">
      <h2 id="stories" className="border-ink border-b-2 pb-4 text-3xl">
        {newsSection.heading}
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[7fr_5fr]">
        {news.map(({ title, date, category, excerpt, source, picture }, position) => (
          <article
            key={`${date} ${title}`}
            className={
              position
                ? `border-limestone-300 max-lg:border-t max-lg:pt-10 ${position % 2 ? "lg:border-l lg:pl-12" : ""}`
                : ""
            }
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
            <h3 className={`mt-3 ${position ? "text-2xl" : "text-3xl"}`}>{title}</h3>
            <p className="mt-4 text-ink-soft">{excerpt}</p>
            <p className="mt-4 font-semibold text-sm">{source}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
