import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Contact } from "#content/contact.ts";
import { addressLine } from "#rules/address.ts";

const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The last stops before our door. */
export function GettingHere({ findUs }: Shown<Contact>) {
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
          <span className="sr-only"> (opens in a new tab)</span>
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
