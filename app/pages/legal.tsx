import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { PageProps } from "#app/shown.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { privacy } from "#content/legal.ts";

/** The privacy policy, the terms or the accessibility statement: words to read, and nothing else. */
export default function Legal({ lead, page, sections }: PageProps<typeof privacy>) {
  return (
    <>
      <PageHero page={page} hero={{ eyebrow: "", heading: page.title, lead }} />
      <RestOfPage>
        <div className="frame max-w-3xl space-y-12 py-16 md:py-20">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2 className="text-2xl">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 whitespace-pre-line">
                  <LinkedText text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </RestOfPage>
    </>
  );
}
