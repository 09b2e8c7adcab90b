import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { staff } from "#content/about/staff.ts";
import type { StaffMember } from "#content/people.ts";
import { Directory } from "./staff/directory.tsx";

export default function Staff(content: PageProps<typeof staff> & { staff: StaffMember[] }) {
  const { careers } = content;
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Directory {...content} />
        <CallToAction heading={careers.heading} lead={careers.lead}>
          <a href={`mailto:${careers.email}`} className={buttonClass("gold")}>
            {careers.emailLabel}
          </a>
          <ButtonLink to={careers.contact.href} look="light">
            {careers.contact.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}
