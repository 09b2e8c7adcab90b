import { organisation } from "#rules/organisation.ts";
import { ageInWords, giftsKeptAtLeastYears, keptFor } from "#rules/retention.ts";

const remove = `To see it or have it deleted sooner, write to ${organisation.email} or call ${organisation.phone}.`;

/** What stands below each form: what we keep, how long, who reads it, how to have it deleted. */
export const privacyNotes = {
  contact: `We keep what you write here for ${ageInWords(keptFor.contactMessages)}, to answer you and to know what we said. Only the staff who answer read it. We never sell or share it. ${remove}`,
  volunteer: `We keep your application for ${ageInWords(keptFor.volunteerApplications)}. The front desk and the leader of the program you choose read it, and nobody else does. The background check is run by an outside service, only after we have spoken with you. ${remove}`,
  newsletter: `We keep your address for as long as you subscribe, and delete it within ${ageInWords(keptFor.unusedNewsletterAddresses)} after you leave. Every letter has an unsubscribe link.`,
  giving: `We keep your name, your email address and the amount for at least ${giftsKeptAtLeastYears} years, as the tax rules ask. Our finance and development staff read them. We never see your card number, and we never sell or lend our donor list. Questions, or a correction? Write to ${organisation.email} or call ${organisation.phone}.`,
};
