import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { PageInfo } from "#content/types.ts";
import type { Ways } from "#content/ways.ts";

type Way = Omit<Ways["ways"][number], "archive" | "address">;
type Props = { page: PageInfo; way: Way; words: Ways["words"] };

/** How to give in one other way, with what it takes to finish; on paper only what is to be sent. */
export default function WayToGive({ page, way, words }: Props) {
  const { title, lead, steps, facts, paper, note, button } = way;
  return (
    <article className="frame max-w-4xl pt-8 pb-16 md:pt-12 md:pb-24">
      <header className={paper.text ? "no-print" : ""}>
        <Breadcrumbs path={page.path} title={title} />
        <p className="eyebrow mb-4 text-brick-600">{words.eyebrow}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-ink-soft text-lg">{lead}</p>
      </header>
      <section className={`mt-10 ${paper.text ? "no-print" : ""}`} aria-labelledby="steps">
        <h2 id="steps" className="text-2xl">
          {words.steps}
        </h2>
        <ol className="mt-4 max-w-2xl list-decimal space-y-3 pl-6">
          {steps.map((step) => (
            <li key={step}>
              <LinkedText text={step} />
            </li>
          ))}
        </ol>
      </section>
      {facts.length > 0 && (
        <section className={`mt-10 ${paper.text ? "no-print" : ""}`} aria-labelledby="facts">
          <h2 id="facts" className="text-2xl">
            {words.facts}
          </h2>
          <Facts facts={facts} />
        </section>
      )}
      {paper.text && <Paper {...paper} />}
      {note && <p className="mt-8 max-w-2xl no-print">{note}</p>}
      <div className="mt-8 flex flex-wrap gap-3 no-print">
        <Button className="needs-script" onClick={() => print()}>
          {words.print}
        </Button>
        <ButtonLink to={button.href} look="secondary">
          {button.name}
        </ButtonLink>
      </div>
    </article>
  );
}

function Facts({ facts }: Pick<Way, "facts">) {
  return (
    <dl className="mt-4 max-w-2xl divide-y divide-limestone-200 border-limestone-200 border-y">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold">
            <LinkedText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Paper({ heading, text }: Way["paper"]) {
  return (
    <section
      aria-label={heading}
      className="mt-10 max-w-2xl rounded-card border-2 border-limestone-500 border-dashed bg-white p-6 sm:p-8 print:mt-0 print:border-0 print:p-0"
    >
      {heading && <h2 className="text-2xl">{heading}</h2>}
      <p className="mt-4 whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}
