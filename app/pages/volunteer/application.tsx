import { PrivacyNote } from "#app/sections/privacy-note.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Volunteer } from "#content/volunteer.ts";
import { ApplicationForm } from "./application-form.tsx";

/** The form, with what one should know before filling it in beside it. */
export function Application({ form, practical }: Shown<Volunteer>) {
  return (
    <Section tone="white" labelledBy="application">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <aside aria-labelledby="before" className="h-fit lg:sticky lg:top-28">
          <h2 id="before" className="text-2xl">
            {practical.heading}
          </h2>
          <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
            {practical.facts.map(({ icon, label, text }) => (
              <div key={label} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
                <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
                  <Icon name={icon} className="size-6 text-garden-700" />
                  {label}
                </dt>
                <dd className="col-start-2 mt-1 text-ink-soft text-sm">
                  <LinkedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </aside>
        <div>
          <h2 id="application" className="text-3xl">
            {form.heading}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{form.intro}</p>
          <p className="mt-2 mb-8 text-ink-soft text-sm">{form.requiredNote}</p>
          <ApplicationForm form={form} />
          <PrivacyNote text={form.privacy} />
        </div>
      </div>
    </Section>
  );
}
