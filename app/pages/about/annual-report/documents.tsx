import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnnualReport } from "#content/about/annual-report.ts";

export function Documents({ reports, reportsIntro, seal, viewLabel }: Shown<AnnualReport>) {
  return (
    <Section tone="limestone" labelledBy="documents">
      <SectionHeading id="documents" {...reportsIntro} />
      <ul className="grid gap-8 lg:grid-cols-2">
        {reports.map((report) => (
          <li key={report.href} className="flex">
            <ReportCard viewLabel={viewLabel} report={report} />
          </li>
        ))}
      </ul>
      <div className="mt-16 grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
        <img
          src="/pictures/transparency-seal.svg"
          alt={seal.alt}
          width={400}
          height={400}
          loading="lazy"
          decoding="async"
          className="size-44 md:size-56"
        />
        <div className="max-w-2xl">
          <h3 className="text-2xl">{seal.heading}</h3>
          <p className="mt-3 text-ink-soft text-lg">{seal.description}</p>
        </div>
      </div>
    </Section>
  );
}

/** A document lying on the table: its cover at the left, what is in it at the right. */
function ReportCard({
  report: { year, title, description, href },
  viewLabel,
}: {
  report: AnnualReport["reports"][number];
} & Pick<AnnualReport, "viewLabel">) {
  return (
    <article className="flex w-full gap-x-6 rounded-card border border-limestone-200 bg-white p-5 shadow-card sm:p-7">
      <div
        aria-hidden="true"
        className="flex aspect-3/4 w-24 shrink-0 flex-col justify-between self-start rounded-md bg-lake-800 p-3 text-white shadow-card sm:w-34 no-print"
      >
        <Icon name="file-text" className="size-5 text-gold-300" />
        <span className="font-display text-2xl">{year}</span>
      </div>
      <div className="flex grow flex-col items-start">
        <p className="eyebrow text-brick-600">PDF · {year}</p>
        <h3 className="mt-1 text-2xl">{title}</h3>
        <p className="mt-2 mb-5 text-ink-soft">{description}</p>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={buttonClass("secondary", "mt-auto no-print")}
        >
          {viewLabel}
          <span className="sr-only"> the {title} (PDF, opens in a new tab)</span>
        </a>
      </div>
    </article>
  );
}
