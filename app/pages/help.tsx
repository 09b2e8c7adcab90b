import { NeedHelp } from "#app/sections/need-help.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import { UrgentNumbers } from "#app/sections/urgent-numbers.tsx";
import type { PageProps } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { help } from "#content/help.ts";
import type { NeedHelp as UrgentHelp } from "#content/need-help.ts";
import { telHref } from "#rules/address.ts";
import { CallForm } from "./help/call-form.tsx";
import { Topic } from "./help/topic.tsx";

type Props = PageProps<typeof help> & { help: UrgentHelp };

export default function Help(content: Props) {
  const { form, topics, topicsSection, words, note, fairnessNote } = content;
  const { phone } = useOrganisation();
  return (
    <>
      <UrgentNumbers {...content} leadsOn={false} />
      <PageHero {...content}>
        <a href="#call" className={buttonClass("primary")}>
          {form.submit}
        </a>
        <a href={telHref(phone)} className={buttonClass("secondary")}>
          {words.call} {phone}
        </a>
        <ul className="flex basis-full flex-wrap gap-x-5">
          {topics.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={buttonClass("quiet")}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageHero>
      <RestOfPage>
        <NeedHelp {...content} leadsOn={false} />
        <Section id="call" tone="white" labelledBy="call-title" className="scroll-mt-20">
          <div className="max-w-2xl">
            <SectionHeading id="call-title" heading={form.heading} lead={form.intro} />
            <CallForm form={form} />
            <PrivacyNote text={form.privacy} />
          </div>
        </Section>
        <Section labelledBy="topics">
          <SectionHeading id="topics" {...topicsSection} />
          <div className="space-y-16">
            {topics.map((topic) => (
              <Topic key={topic.anchor} topic={topic} words={words} />
            ))}
          </div>
          <SmallPrint text={note} />
          <SmallPrint text={fairnessNote} />
        </Section>
      </RestOfPage>
    </>
  );
}
