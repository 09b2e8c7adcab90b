import { useSay } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { correctThanks, readThanks } from "#app/giving/thanks.ts";
import { useGiftStanding } from "#app/giving/use-gift-standing.ts";
import { withAmount } from "#app/giving/with-amount.ts";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { donationSuccess } from "#content/donation-success.ts";
import { Opening } from "./donation-success/opening.tsx";

const nothingKnown = new URLSearchParams();

/** Without an amount the gift is "your donation". */
const useWithGift = () => {
  const say = useSay();
  return (words: string, amount?: string) => {
    const gift = say(amount ? "your donation of {amount}" : "your donation");
    const filled = words.replaceAll("{gift}", gift);
    return withAmount(filled, amount ?? say("your donation"));
  };
};

type Props = PageProps<typeof donationSuccess>;

export default function DonationSuccess(content: Props) {
  const { corrections, doubts, headings, hero, messages } = content;
  const withGift = useWithGift();
  const address = useAddress();
  const told = readThanks(address?.searchParams ?? nothingKnown);
  const { report, standing } = useGiftStanding(told.reference);
  const { monthly, amount } = correctThanks(told, report);

  const correction =
    corrections[standing === "not completed" ? "notCompleted" : (standing as "unknown")];
  if (correction) {
    const { heading, text } = correction;
    return (
      <Opening {...content} heading={heading} text={text} test={report?.test} thanked={false} />
    );
  }
  const kind = monthly ? "monthly" : "oneTime";
  const words = standing in doubts ? doubts[standing as keyof typeof doubts] : messages[kind];
  return (
    <>
      <Opening
        {...content}
        // The page as it was built, without script, and at an address that tells nothing.
        heading={address?.search ? headings[kind] : hero.heading}
        text={address?.search ? withGift(words, amount) : hero.lead}
        test={report?.test}
        note={address?.search && !told.reference ? content.proof : undefined}
        thanked
      />
      <RestOfPage>
        <NextSteps {...content} kind={kind} receiptSent={standing === "thanked"} />
        {report?.tribute && (
          <TributePrompt {...content} address={report.tribute} honoree={report.honoree} />
        )}
        {address && !monthly && <BuilderPrompt {...content} />}
      </RestOfPage>
    </>
  );
}

function BuilderPrompt({ builderPrompt }: Props) {
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

/** The link is the donor's own: it comes with the answer about this gift. */
function TributePrompt({
  tribute,
  address,
  honoree,
}: { address: string; honoree: string | undefined } & Props) {
  const say = useSay();
  const asked = say("Who should we tell about your gift in honor or memory of {name}?");
  return (
    <section className="py-16 no-print">
      <div className="frame grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <h2 className="text-3xl">
            {honoree ? asked.replace("{name}", () => honoree) : tribute.heading}
          </h2>
          <p className="mt-3 text-lg">{tribute.text}</p>
        </div>
        <a href={address} className={buttonClass("secondary")}>
          {tribute.link}
        </a>
      </div>
    </section>
  );
}

function NextSteps({
  kind,
  receiptSent,
  impact,
  nextSteps,
  nextStepsHeading,
  receiptToCome,
}: { kind: "oneTime" | "monthly"; receiptSent: boolean } & Props) {
  const [receipt, ...others] = nextSteps;
  return (
    <Section tone="white">
      <div className="on-dark rounded-card bg-garden-900 p-8 md:grid md:grid-cols-[auto_1fr] md:items-center md:gap-12 md:p-12">
        <h2 className="text-3xl">{impact.heading}</h2>
        <p className="mt-4 text-lg text-white/90 md:mt-0">{impact[kind]}</p>
      </div>
      <h2 className="sr-only">{nextStepsHeading}</h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {/* One element before and after the answer: a link that is replaced under a finger loses its click. */}
        <NextStep {...(receiptSent && receipt ? receipt : receiptToCome)} />
        {others.map((step) => (
          <NextStep key={step.title} {...step} />
        ))}
      </ul>
    </Section>
  );
}

function NextStep({ icon, title, description }: Props["receiptToCome"]) {
  return (
    <li className="rounded-card border border-limestone-200 bg-paper p-6 shadow-card">
      <Icon name={icon} className="size-8 text-garden-700" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">
        <LinkedText text={description} />
      </p>
    </li>
  );
}
