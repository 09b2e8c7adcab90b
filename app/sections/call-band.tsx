import { useOrganisation } from "#app/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CallPrompt } from "#content/types.ts";
import { telHref } from "#rules/address.ts";

/** Ends a program page with the one thing to do next: pick up the phone. */
export function CallBand({ prompt }: { prompt: CallPrompt }) {
  const { phone } = useOrganisation();
  return (
    <section aria-labelledby="call" className="bg-gold-300 py-14 md:py-20">
      <div className="frame grid items-center gap-x-8 gap-y-6 md:grid-cols-[auto_1fr_auto]">
        <span
          aria-hidden="true"
          className="hidden size-20 place-items-center rounded-full bg-ink text-gold-300 md:grid"
        >
          <Icon name="phone" className="size-8" />
        </span>
        <div className="max-w-2xl">
          <h2 id="call" className="text-3xl">
            {prompt.heading}
          </h2>
          <p className="mt-3 text-lg">{prompt.text}</p>
        </div>
        <a
          href={telHref(phone)}
          className={buttonClass("primary", "justify-self-start whitespace-nowrap text-lg")}
        >
          {prompt.button}
        </a>
      </div>
    </section>
  );
}
