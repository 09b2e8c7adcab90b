import { CallFailed } from "#app/backend.ts";
import { GiftTerms } from "#app/sections/gift-terms.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { notify } from "#app/ui/notify.ts";
import type { WithGiving } from "#content/giving.ts";
import type { Home } from "#content/home.ts";
import { toasts } from "#content/toasts.ts";
import { CustomGift } from "./custom-gift.tsx";
import type { Gift } from "./gift.ts";
import { GivingOptions } from "./giving-options.tsx";
import { ImpactTickets } from "./impact-tickets.tsx";
import { useCheckout } from "./use-checkout.ts";

/** Every button here that starts a gift does so at once, and only one gift starts at a time. */
export function DonationSection(content: DonationContent) {
  const { start, running, tabUrl } = useCheckout();

  const give = (gift: Gift) =>
    start(gift).catch((error: unknown) => {
      const notice =
        toasts[gift.frequency === "monthly" ? "sectionSubscriptionError" : "sectionPaymentError"];
      const reason = error instanceof CallFailed ? error.reason : undefined;
      notify("error", { ...notice, description: reason ?? notice.description });
    });

  return (
    <Section id="give" tone="limestone" labelledBy="donation-title">
      <SectionHeading id="donation-title" {...content.donationSection} />
      <ImpactTickets {...content} running={running} onGive={give} />
      <div className="mt-14 grid items-start gap-x-16 gap-y-12 md:mt-20 lg:grid-cols-2">
        <GivingOptions {...content} running={running} onGive={give} />
        <CustomGift {...content} running={running} onGive={give} tabUrl={tabUrl} />
      </div>
      <GiftTerms terms={content.giving.terms} />
    </Section>
  );
}

type DonationContent = WithGiving &
  Pick<Home, "customGift" | "donationSection" | "givingOptions" | "impactGifts">;

/** What the parts of the section share: the gift on its way, and the way to start one. */
export type GivingProps = DonationContent & {
  running: Gift | null;
  onGive: (gift: Gift) => void;
};
