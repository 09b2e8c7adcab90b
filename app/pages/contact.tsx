import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { NeedHelp } from "#app/sections/need-help.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { Section } from "#app/sections/section.tsx";
import { useOrganisation } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { contact } from "#content/contact.ts";
import { hours } from "#content/hours.ts";
import { needHelp } from "#content/need-help.ts";
import { telHref } from "#rules/address.ts";
import { ContactForm } from "./contact/contact-form.tsx";
import { GettingHere } from "./contact/getting-here.tsx";
import { ReachUs } from "./contact/reach-us.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { opening, note, holidays } = documentFor(context, hours);
  return {
    ...pageFor(context, contact),
    help: documentFor(context, needHelp),
    hours: { opening, note, holidays },
  };
};

function Contact() {
  const { phone } = useOrganisation();
  const { callUs, form, hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture}>
        <a href={telHref(phone)} className={buttonClass("primary")}>
          {callUs}
        </a>
        <a href="#message-title" className={buttonClass("secondary")}>
          {form.heading}
        </a>
      </PageHero>
      <Below>
        <NeedHelp />
        <Section tone="white">
          <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_5fr] xl:gap-x-24">
            <div>
              <h2 id="message-title" className="text-3xl">
                {form.heading}
              </h2>
              <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
              <p className="mt-3 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
              <ContactForm />
              <PrivacyNote text={form.privacy} />
            </div>
            <ReachUs />
          </div>
        </Section>
        <GettingHere />
      </Below>
    </>
  );
}

export { Contact as default };
