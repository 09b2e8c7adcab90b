import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Portrait } from "#app/sections/people/portrait.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { staff } from "#content/about/staff.ts";
import type { StaffMember } from "#content/people.ts";
import { telHref } from "#rules/address.ts";

type Props = PageProps<typeof staff> & { staff: StaffMember[] };

export default function Staff(content: Props) {
  const { careers } = content;
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Directory {...content} />
        <CallToAction heading={careers.heading} lead={careers.lead}>
          <a href={`mailto:${careers.email}`} className={buttonClass("gold")}>
            {careers.emailLabel}
          </a>
          <ButtonLink to={careers.contact.href} look="light">
            {careers.contact.name}
          </ButtonLink>
        </CallToAction>
      </RestOfPage>
    </>
  );
}

function Directory({ directoryHeading, staff }: Props) {
  return (
    <Section tone="white">
      <h2 className="sr-only">{directoryHeading}</h2>
      <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {staff.map((member) => (
          <li key={member.email}>
            <StaffCard member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StaffCard({ member }: { member: StaffMember }) {
  return (
    <article className="flex h-full flex-col overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card">
      <div className="grow p-6 sm:p-8">
        <div className="flex items-center gap-4 sm:gap-5">
          <Portrait
            person={member}
            sizes="5rem"
            small
            className="w-16 shrink-0 rounded-full border-4 border-white sm:w-20"
          />
          <div>
            <h3 className="text-2xl">{member.name}</h3>
            <p className="mb-2 font-semibold text-brick-600">{member.title}</p>
            <Tag tone="lake">{member.department}</Tag>
          </div>
        </div>
        <p className="mt-5 text-ink-soft">{member.bio}</p>
      </div>
      <ul className="grid border-limestone-200 border-t bg-white sm:grid-cols-[2fr_3fr]">
        <li>
          <Reach href={telHref(member.phone)} icon="phone" text={member.phone} />
        </li>
        <li className="border-limestone-200 sm:border-l">
          <Reach href={`mailto:${member.email}`} icon="mail" text={member.email} />
        </li>
      </ul>
    </article>
  );
}

function Reach({ href, icon, text }: { href: string; icon: "phone" | "mail"; text: string }) {
  // A long address may break at its @, nowhere else.
  const [name, domain] = text.split("@");
  return (
    <a
      href={href}
      className="flex min-h-12 items-center gap-2.5 px-6 py-3 font-semibold text-sm -outline-offset-3 hover:bg-limestone-100 hover:underline sm:px-5"
    >
      <Icon name={icon} className="size-4.5 shrink-0 text-brick-500" />
      <span>
        {name}
        {domain && (
          <>
            <wbr />@{domain}
          </>
        )}
      </span>
    </a>
  );
}
