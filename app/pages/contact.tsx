import { useSay } from "#app/effects/language.ts";
import { helpPath } from "#app/sections/help-link.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { UrgentNumbers } from "#app/sections/urgent-numbers.tsx";
import type { PageProps } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { contact } from "#content/contact.ts";
import type { NeedHelp as Help } from "#content/need-help.ts";
import { addressLine, telHref } from "#rules/address.ts";
import { ContactForm } from "./contact/contact-form.tsx";
import { type OpeningHours, ReachUs } from "./contact/reach-us.tsx";

type Props = PageProps<typeof contact> & {
  help: Help;
  hours: OpeningHours;
  /** For whoever cannot fill in the form: it asks for an email address. */
  noEmail: string;
};

export default function Contact(content: Props) {
  const { callUs, form, noEmail } = content;
  const { phone } = useOrganisation();
  return (
    <>
      <UrgentNumbers {...content} />
      <PageHero {...content}>
        <a href={telHref(phone)} className={buttonClass("primary")}>
          {callUs}
        </a>
        <a href="#message-title" className={buttonClass("secondary")}>
          {form.heading}
        </a>
      </PageHero>
      <RestOfPage>
        <NeedHelp {...content} />
        <Section tone="white">
          <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_5fr] xl:gap-x-24">
            <div>
              <h2 id="message-title" className="text-3xl">
                {form.heading}
              </h2>
              <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
              <p className="mt-3 text-ink-soft text-sm">{form.requiredNote}</p>
              <ButtonLink to={`${helpPath}#call`} look="quiet" className="mb-8">
                {noEmail}
              </ButtonLink>
              <ContactForm {...content} />
              <PrivacyNote text={form.privacy} />
            </div>
            <ReachUs {...content} />
          </div>
        </Section>
        <GettingHere {...content} />
      </RestOfPage>
    </>
  );
}

const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The last stops before our door. */
function GettingHere({ findUs }: Props) {
  const say = useSay();
  const address = addressLine(useOrganisation().address);
  return (
    <Section tone="limestone" labelledBy="getting-here">
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <SectionHeading id="getting-here" heading={findUs.heading} lead={address} />
        {/* Nothing is asked of the map's site before somebody taps; phones open their own map. */}
        <a
          href={mapHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "mb-10 no-print")}
        >
          {findUs.map}
          <span className="sr-only"> {say("(opens in a new tab)")}</span>
        </a>
      </div>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {findUs.facts.map(({ icon, label, text }) => (
          <li key={label} className="relative border-lake-500 border-t-4 pt-7">
            <span
              aria-hidden="true"
              className="absolute -top-3 left-0 size-5 rounded-full border-4 border-lake-500 bg-limestone-100"
            />
            <h3 className="flex items-center gap-3 text-xl">
              <Icon name={icon} className="size-6 shrink-0 text-lake-700" />
              {label}
            </h3>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
