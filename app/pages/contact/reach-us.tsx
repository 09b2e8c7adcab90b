import type { ReactNode } from "react";
import type { Shown } from "#app/shown.ts";
import { useOrganisation } from "#app/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Contact } from "#content/contact.ts";
import type { Hours } from "#content/hours.ts";
import type { IconName } from "#content/types.ts";
import { telHref } from "#rules/address.ts";

const link =
  "-my-2 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick-600";

export type OpeningHours = Pick<Hours, "opening" | "note" | "holidays">;

export function ReachUs({ hours, reachUs }: { hours: OpeningHours } & Shown<Contact>) {
  const { address, phone, email } = useOrganisation();
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-2xl">
        {reachUs.heading}
      </h2>
      <dl className="mt-6 divide-y divide-limestone-200 border-limestone-200 border-y">
        <Way icon="map-pin" name={reachUs.address}>
          <address className="not-italic">
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
        </Way>
        <Way icon="phone" name={reachUs.phone}>
          <a href={telHref(phone)} className={link}>
            {phone}
          </a>
        </Way>
        <Way icon="mail" name={reachUs.email}>
          <a href={`mailto:${email}`} className={`${link} break-all`}>
            {email}
          </a>
        </Way>
        <Way icon="clock" name={reachUs.hours}>
          <ul className="space-y-1.5">
            {hours.opening.map(({ days, hours: open }) => (
              <li key={days} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{days}</span>
                <span className="even-figures">{open}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-sm">{hours.note}</p>
          <p className="mt-2 text-ink-soft text-sm">{hours.holidays}</p>
        </Way>
      </dl>
    </section>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 py-5">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold text-ink-soft text-sm">
        <Icon name={icon} className="size-6 text-brick-600" />
        {name}
      </dt>
      <dd className="col-start-2 mt-1">{children}</dd>
    </div>
  );
}
