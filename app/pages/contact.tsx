import { Below } from "#app/sections/below.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { contact } from "#content/contact.ts";

import type { NeedHelp as Help } from "#content/need-help.ts";
import { telHref } from "#rules/address.ts";
import { ContactForm } from "./contact/contact-form.tsx";
import { GettingHere } from "./contact/getting-here.tsx";
import { type OpeningHours, ReachUs } from "./contact/reach-us.tsx";

type ContactProps = PageProps<typeof contact> & {
  help: Help;
  hours: OpeningHours;
};

export default function Contact(content: ContactProps) {
  const { callUs, form } = content;
  const { phone } = useOrganisation();
  return (
    <>
      <PageHero {...content}>
        <a href={telHref(phone)} className={buttonClass("primary")}>
          {callUs}
        </a>
        <a href="#message-title" className={buttonClass("secondary")}>
          {form.heading}
        </a>
      </PageHero>
      <Below>
        <NeedHelp {...content} />
        <Section tone="white">
          <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_5fr] xl:gap-x-24">
            <div>
              <h2 id="message-title" className="text-3xl">
                {form.heading}
              </h2>
              <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
              <p className="mt-3 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
              <ContactForm {...content} />
              <PrivacyNote text={form.privacy} />
            </div>
            <ReachUs {...content} />
          </div>
        </Section>
        <GettingHere {...content} />
      </Below>
    </>
  );
}
