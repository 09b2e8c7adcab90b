import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLinks } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { LetterBlock } from "#content/letter.ts";
import type { News } from "#content/news.ts";
import type { PageInfo } from "#content/types.ts";

type Block = Shown<LetterBlock>;

type Props = {
  page: PageInfo;
  date: string;
  blocks: Block[];
  closing: News["closing"];
};

/** A letter to the readers of the newsletter, as they got it. */
export default function LetterPage({ page, date, blocks, closing }: Props) {
  return (
    <>
      <article>
        <header className="frame max-w-4xl pt-8 md:pt-12">
          <Breadcrumbs path={page.path} title={page.title} />
          <p className="text-ink-soft text-sm">{date}</p>
          <h1 className="mt-4 max-w-3xl text-4xl">{page.title}</h1>
        </header>
        <RestOfPage>
          <div className="frame max-w-4xl space-y-8 py-10 md:py-14">
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letter does not change any more
              <BlockOf key={position} block={block} />
            ))}
          </div>
        </RestOfPage>
      </article>
      <RestOfPage>
        <CallToAction {...closing} />
      </RestOfPage>
    </>
  );
}

const sizes = `(min-width: 56rem) 52rem, ${frameWidth}`;

function BlockOf({ block }: { block: Block }) {
  const { kind, heading, text, picture, label, href } = block;
  switch (kind) {
    case "heading":
      return <h2 className="max-w-3xl text-2xl">{heading}</h2>;
    case "text":
      return <RichText text={text} />;
    case "button":
      return (
        <div>
          <ButtonLinks links={[{ name: label, href }]} looks={["primary"]} />
        </div>
      );
    case "line":
      return <hr className="border-limestone-300" />;
    case "picture": {
      const shown = picture && (
        <Picture picture={picture} sizes={sizes} className="h-auto w-full rounded-card" />
      );
      return href ? <Link to={href}>{shown}</Link> : shown;
    }
    case "item":
      return null;
  }
}
