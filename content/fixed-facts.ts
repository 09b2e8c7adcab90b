import { contactMessageMinimum, contactResponse } from "#rules/contact.ts";
import { monthlyAmounts, monthlyBuilderAmount } from "#rules/donation.ts";
import { ageInWords, giftsKeptAtLeastYears, keptFor } from "#rules/retention.ts";
import { volunteering } from "#rules/volunteering.ts";
import { hotlines } from "./hotlines.ts";
import type { Fact } from "./tokens.ts";

const dollars = monthlyAmounts.map((amount) => `$${amount}`);

/**
 * Facts that sentences may name but nobody edits at the desk: what the program itself obeys, so
 * that no page promises anything else, and public numbers that must never be mistyped.
 */
export const fixedFacts: [token: string, fact: Fact][] = Object.entries({
  "gifts.monthlyBuilder": {
    text: `$${monthlyBuilderAmount}`,
    label: "Giving: smallest monthly gift",
  },
  "gifts.monthlyAmounts": {
    text: `${dollars.slice(0, -1).join(", ")} or ${dollars.at(-1)}`,
    label: "Giving: monthly amounts",
  },
  "kept.contactMessages": {
    text: ageInWords(keptFor.contactMessages),
    label: "Kept: messages",
  },
  "kept.volunteerApplications": {
    text: ageInWords(keptFor.volunteerApplications),
    label: "Kept: volunteer applications",
  },
  "kept.newsletterAddresses": {
    text: ageInWords(keptFor.unusedNewsletterAddresses),
    label: "Kept: addresses after unsubscribing",
  },
  "kept.emails": { text: ageInWords(keptFor.letters), label: "Kept: copies of emails" },
  "kept.visits": { text: ageInWords(keptFor.visits), label: "Kept: counts of visits" },
  "kept.giftYears": { text: `${giftsKeptAtLeastYears}`, label: "Kept: years of gifts" },
  "forms.shortestMessage": {
    text: `${contactMessageMinimum}`,
    label: "Contact form: fewest characters",
  },
  "forms.contactResponse": {
    text: contactResponse,
    label: "Contact form: when we answer",
  },
  "volunteering.response": {
    text: volunteering.response,
    label: "Volunteering: when we answer",
  },
  "volunteering.minimumAge": {
    text: `${volunteering.minimumAge}`,
    label: "Volunteering: youngest age",
  },
  "volunteering.groupAge": {
    text: `${volunteering.groups.youngest}`,
    label: "Volunteering: youngest age in a group",
  },
  "volunteering.groupAdults": {
    text: volunteering.groups.adults,
    label: "Volunteering: adults in a group",
  },
  "volunteering.orientationWhen": {
    text: volunteering.orientation.when,
    label: "Volunteering: when orientation is",
  },
  "volunteering.orientationWhere": {
    text: volunteering.orientation.where,
    label: "Volunteering: where orientation is",
  },
  "volunteering.underEighteen": {
    text: volunteering.underEighteen,
    label: "Volunteering: for those under 18",
  },
  "hotlines.emergency": { text: hotlines.emergency, label: "Public line: emergency" },
  "hotlines.city": { text: hotlines.city, label: "Public line: the city" },
  "hotlines.helpFinder": { text: hotlines.helpFinder, label: "Public line: help finder" },
  "hotlines.crisis": { text: hotlines.crisis, label: "Public line: crisis" },
  "hotlines.domesticViolence": {
    text: hotlines.domesticViolence,
    label: "Public line: domestic violence",
  },
  "hotlines.childAbuse": { text: hotlines.childAbuse, label: "Public line: child abuse" },
});
