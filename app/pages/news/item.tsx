import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { Shown } from "#app/shown.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { News } from "#content/news.ts";
import type { PageInfo } from "#content/types.ts";
import type { NewsEntry } from "../news.tsx";

type Props = {
  page: PageInfo;
  item: NewsEntry;
  parts: Shown<News["news"][number]["parts"]>;
  closing: News["closing"];
};

const sizes = `(min-width: 56rem) 52rem, ${frameWidth}`;

/** One item of the news, with all that there is to read and see. */
export default function NewsItem({ page, item, parts, closing }: Props) {
  return (
    <>
      <article>
        <Opening page={page} item={item} />
        <RestOfPage>
          <div className="frame max-w-4xl space-y-12 py-12 md:py-16">
            {parts.map(({ heading, text, picture }) => (
              <section key={text}>
                {heading && <h2 className="mb-4 max-w-3xl text-2xl">{heading}</h2>}
                <p className="max-w-3xl whitespace-pre-line text-lg">
                  <LinkedText text={text} />
                </p>
                {picture && (
                  <div className="mt-8 overflow-clip rounded-card">
                    <Picture picture={picture} sizes={sizes} className="h-auto w-full" />
                  </div>
                )}
              </section>
            ))}
            <p className="font-semibold text-sm">{item.source}</p>
          </div>
        </RestOfPage>
      </article>
      <RestOfPage>
        <CallToAction {...closing} />
      </RestOfPage>
    </>
  );
}

function Opening({ page, item }: Pick<Props, "page" | "item">) {
  const { title, date, category, excerpt, picture } = item;
  return (
    <header className="frame max-w-4xl pt-8 md:pt-12">
      <Breadcrumbs path={page.path} title={title} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
        <Tag tone="brick">{category}</Tag>
        <span>{date}</span>
      </p>
      <h1 className="mt-4 max-w-3xl text-4xl">{title}</h1>
      <p className="mt-5 max-w-3xl text-ink-soft text-lg">{excerpt}</p>
      <div className="mt-8 overflow-clip rounded-card bg-paper">
        <Picture
          picture={picture}
          priority
          sizes={sizes}
          className="aspect-3/2 h-auto w-full object-cover"
        />
      </div>
    </header>
  );
}
