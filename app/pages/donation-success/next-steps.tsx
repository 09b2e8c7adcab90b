import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { DonationSuccess } from "#content/donation-success.ts";

export function NextSteps({
  kind,
  receiptSent,
  impact,
  nextSteps,
  nextStepsHeading,
  receiptToCome,
}: { kind: "oneTime" | "monthly"; receiptSent: boolean } & Shown<DonationSuccess>) {
  const [receipt, ...others] = nextSteps;
  const steps = [receiptSent && receipt ? receipt : receiptToCome, ...others];
  return (
    <Section tone="white">
      <div className="on-dark rounded-card bg-garden-900 p-8 md:grid md:grid-cols-[auto_1fr] md:items-center md:gap-12 md:p-12">
        <h2 className="text-3xl">{impact.heading}</h2>
        <p className="mt-4 text-lg text-white/90 md:mt-0">{impact[kind]}</p>
      </div>
      <h2 className="sr-only">{nextStepsHeading}</h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {steps.map(({ icon, title, description }) => (
          <li
            key={title}
            className="rounded-card border border-limestone-200 bg-paper p-6 shadow-card"
          >
            <Icon name={icon} className="size-8 text-garden-700" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
