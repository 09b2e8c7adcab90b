import { MoreWords } from "#app/effects/more-words.tsx";
import { BeforeForm } from "#app/sections/before-form.tsx";
import { NextSteps } from "#app/sections/next-steps.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { volunteerGroups } from "#content/volunteer/groups.ts";
import type { Offer } from "#rules/fields.ts";
import type { Words } from "#rules/say.ts";
import { GroupForm } from "./group-form.tsx";

type Props = PageProps<typeof volunteerGroups> & { roles: Offer[]; words: Words | undefined };

export default function VolunteerGroups(content: Props) {
  return (
    <MoreWords words={content.words}>
      <PageHero {...content}>
        <a href="#sign-up" className={buttonClass("primary")}>
          {content.form.heading}
        </a>
      </PageHero>
      <RestOfPage>
        <SignUp {...content} />
        <NextSteps {...content} />
      </RestOfPage>
    </MoreWords>
  );
}

function SignUp({ form, practical, roles }: Props) {
  return (
    <Section tone="white" labelledBy="sign-up">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <BeforeForm {...practical} />
        <div>
          <h2 id="sign-up" className="text-3xl">
            {form.heading}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
          <p className="mt-2 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
          <GroupForm form={form} roles={roles} />
          <PrivacyNote text={form.privacy} />
        </div>
      </div>
    </Section>
  );
}
