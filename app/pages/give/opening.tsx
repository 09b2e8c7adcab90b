import { useState } from "react";
import { noChoice } from "#app/giving/gift-choice.ts";
import { GiveForm } from "#app/giving/give-form.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { GiftTerms } from "#app/sections/gift-terms.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { Shown } from "#app/shown.ts";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { Give } from "#content/give.ts";
import type { WithGiving } from "#content/giving.ts";
import type { PageInfo } from "#content/types.ts";

/** The form stands beside the picture, so that on a wide screen giving needs no scrolling. */
export function Opening({
  examplesHeading,
  form,
  giftExamples,
  giving,
  hero,
  heroPicture,
  page,
}: { page: PageInfo } & WithGiving & Shown<Give>) {
  const [choice, setChoice] = useState(noChoice);
  return (
    <section className="overflow-clip pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="frame grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <div>
          <Breadcrumbs path={page.path} title={page.title} />
          <p className="eyebrow mb-4 text-brick-600">{hero.eyebrow}</p>
          <h1 className="text-4xl">{hero.heading}</h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg">{hero.lead}</p>
        </div>
        <RestOfPage>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="rounded-card border border-limestone-200 bg-white p-5 shadow-float sm:p-8">
              <h2 className="mb-5 text-2xl">{form.heading}</h2>
              <GiveForm form={form} giving={giving} choice={choice} onChange={setChoice} />
              <GiftTerms terms={giving.terms} />
            </div>
          </div>
          <div>
            <Picture
              picture={heroPicture}
              priority
              sizes={`(min-width: 64rem) 40rem, ${frameWidth}`}
              className="h-auto w-full rounded-card"
            />
            <h2 className="mt-8 mb-4 text-xl">{examplesHeading}</h2>
            <Examples giftExamples={giftExamples} chosen={choice.preset} />
          </div>
        </RestOfPage>
      </div>
    </section>
  );
}

/** Four stops on a line; the one for the chosen amount is lit. */
function Examples({
  chosen,
  giftExamples,
}: { chosen: number | null } & Pick<Shown<Give>, "giftExamples">) {
  return (
    <ol>
      {giftExamples.map(({ amount, text }) => (
        <li
          key={amount}
          className="group relative flex gap-5 pb-5 pl-9 last:pb-0"
          data-lit={chosen === amount || undefined}
        >
          <span
            aria-hidden="true"
            className="absolute top-3 bottom-[-0.75rem] left-2 w-1 bg-garden-500 group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-5 rounded-full border-4 border-garden-500 bg-paper transition-colors group-data-lit:border-brick-600 group-data-lit:bg-gold-300"
          />
          <span className="w-16 shrink-0 font-display font-[560] text-xl">${amount}</span>
          <span className="pt-0.5 text-ink-soft transition-colors group-data-lit:text-ink">
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
