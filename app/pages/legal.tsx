import { data, type LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { isWritten, legalDocuments } from "#content/legal.ts";

/** There is no such page as long as its text is not written. */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const name = new URL(request.url).pathname.replace(/\W|data$/g, "");
  const content = pageFor(context, legalDocuments[name as keyof typeof legalDocuments]);
  if (!isWritten(content)) throw data("Not written yet", 404);
  // They have no picture of their own.
  return { ...content, page: { ...content.page, share: "home" } };
};

/** The privacy policy, the terms or the accessibility statement: words to read, and nothing else. */
function Legal() {
  const { page, lead, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={{ eyebrow: "", heading: page.title, lead }} />
      <Below>
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
      </Below>
    </>
  );
}

export { Legal as default };
