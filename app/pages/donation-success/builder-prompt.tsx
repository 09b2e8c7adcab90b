import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { DonationSuccess } from "#content/donation-success.ts";

export function BuilderPrompt({ builderPrompt }: Shown<DonationSuccess>) {
  return (
    <section className="bg-gold-100 py-16 no-print">
      <div className="frame grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <h2 className="text-3xl">{builderPrompt.heading}</h2>
          <p className="mt-3 text-lg">{builderPrompt.text}</p>
        </div>
        <ButtonLink to={builderPrompt.link.href}>{builderPrompt.link.name}</ButtonLink>
      </div>
    </section>
  );
}
