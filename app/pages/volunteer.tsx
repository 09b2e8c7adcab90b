import { MoreWords } from "#app/effects/more-words.tsx";
import { BeforeForm } from "#app/sections/before-form.tsx";
import { HelpBand, type WayToHelp } from "#app/sections/help-link.tsx";
import { NextSteps } from "#app/sections/next-steps.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import type { volunteer } from "#content/volunteer.ts";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";
import type { Words } from "#rules/say.ts";
import { ApplicationForm } from "./volunteer/application-form.tsx";
import { OpenRoles } from "./volunteer/open-roles.tsx";

type Props = PageProps<typeof volunteer> & {
  openRoles: OpenRole[];
  roleWords: VolunteerRoles["words"];
  words: Words | undefined;
  wayToHelp: WayToHelp;
};

export default function Volunteer(content: Props) {
  const { form, openRoles, roleWords, words } = content;
  return (
    <MoreWords words={words}>
      <PageHero {...content}>
        <a href="#application" className={buttonClass("primary")}>
          {form.heading}
        </a>
        <a href="#roles" className={buttonClass("secondary")}>
          {roleWords.heading}
        </a>
      </PageHero>
      <RestOfPage>
        <Benefits {...content} />
        <OpenRoles roles={openRoles} words={roleWords} />
        <Application {...content} />
        <NextSteps {...content} />
        <HelpBand {...content} />
      </RestOfPage>
    </MoreWords>
  );
}

function Benefits({ benefits }: Props) {
  return (
    <Section tone="garden" className="md:py-16!">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {benefits.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="size-9 text-gold-300" />
            <h2 className="mt-4 text-2xl">{title}</h2>
            <p className="mt-2 text-white/85">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The form, with what one should know before filling it in beside it. */
function Application({ form, practical, openRoles, roleWords }: Props) {
  return (
    <Section tone="white" labelledBy="application">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <BeforeForm {...practical} />
        <div>
          <h2 id="application" className="text-3xl">
            {form.heading}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
          <p className="mt-2 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
          <ApplicationForm form={form} roles={openRoles} roleWords={roleWords.field} />
          <PrivacyNote text={form.privacy} />
        </div>
      </div>
    </Section>
  );
}
