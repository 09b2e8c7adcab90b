import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { transparency } from "#content/about/transparency.ts";

type Props = PageProps<typeof transparency>;

export default function Transparency(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Ledger {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

type Point = Props["commitments"][number];

/** An open book: what we promise on the left page, who checks it on the right. */
function Ledger({ accountability, accountabilityIntro, commitments, commitmentsIntro }: Props) {
  return (
    <div className="bg-limestone-200 py-12 md:py-20">
      <div className="frame relative grid overflow-clip rounded-card bg-white shadow-float lg:grid-cols-2">
        <section aria-labelledby="commitments" className="px-6 py-10 sm:p-12">
          <PageHeading id="commitments" {...commitmentsIntro} />
          <ul className="space-y-5">
            {commitments.map((commitment) => (
              <li
                key={commitment.title}
                className="rounded-card border border-limestone-200 bg-paper p-6"
              >
                <Entry point={commitment} colour="text-garden-500" />
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="accountability"
          className="border-limestone-300 px-6 py-10 max-lg:border-t sm:p-12"
        >
          <PageHeading id="accountability" {...accountabilityIntro} />
          <ul className="divide-y divide-lake-100 border-lake-100 border-y">
            {accountability.map((item) => (
              <li key={item.title} className="py-7">
                <Entry point={item} colour="text-brick-500" />
              </li>
            ))}
          </ul>
        </section>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-1/2 hidden w-24 -translate-x-1/2 bg-[linear-gradient(to_right,transparent,rgb(31_26_22/0.12),transparent)] lg:block"
        />
      </div>
    </div>
  );
}

function PageHeading({ id, heading, lead }: { id: string; heading: string; lead: string }) {
  return (
    <div className="mb-8 lg:min-h-36">
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
      <p className="mt-3 text-ink-soft text-lg">{lead}</p>
    </div>
  );
}

function Entry({ point: { icon, title, description }, colour }: { point: Point; colour: string }) {
  return (
    <>
      <h3 className="flex items-center gap-3 text-xl">
        <Icon name={icon} className={`size-6 shrink-0 ${colour}`} />
        {title}
      </h3>
      <p className="mt-2 text-ink-soft">
        <LinkedText text={description} />
      </p>
    </>
  );
}
