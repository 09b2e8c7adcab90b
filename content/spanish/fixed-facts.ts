import { fixedFacts } from "#content/fixed-facts.ts";
import type { Fact } from "#content/tokens.ts";
import { monthlyAmounts } from "#rules/donation.ts";
import { ageInSpanish } from "#rules/in-spanish.ts";
import { keptFor } from "#rules/retention.ts";
import { contactResponseInSpanish, volunteeringInSpanish } from "#rules/volunteering-in-spanish.ts";

const dollars = monthlyAmounts.map((amount) => `$${amount}`);

/** Those that are words; numbers are the same. */
const spanish: Record<string, string> = {
  "gifts.monthlyAmounts": `${dollars.slice(0, -1).join(", ")} o ${dollars.at(-1)}`,
  "kept.contactMessages": ageInSpanish(keptFor.contactMessages),
  "kept.volunteerApplications": ageInSpanish(keptFor.volunteerApplications),
  "kept.newsletterAddresses": ageInSpanish(keptFor.unusedNewsletterAddresses),
  "kept.emails": ageInSpanish(keptFor.letters),
  "forms.contactResponse": contactResponseInSpanish,
  "volunteering.response": volunteeringInSpanish.response,
  "volunteering.groupAdults": volunteeringInSpanish.groups.adults,
  "volunteering.orientationWhen": volunteeringInSpanish.orientation.when,
  "volunteering.orientationWhere": volunteeringInSpanish.orientation.where,
  "volunteering.underEighteen": volunteeringInSpanish.underEighteen,
};

export const fixedFactsInSpanish: [token: string, fact: Fact][] = fixedFacts.map(
  ([token, fact]) => [token, { ...fact, text: spanish[token] ?? fact.text }],
);
