/**
 * What somebody who wants to volunteer has to know. The volunteer page and the letter to an
 * applicant say it in these words, so that neither promises what the other does not. What stands in
 * braces is filled in from the content.
 */
export const volunteering = {
  response: "5-7 business days",
  minimumAge: 16,
  orientation: {
    when: "on the second Tuesday of every month, from 4:30 to 5:30 PM",
    where: "in the front office at {organisation.address.street}",
  },
  underEighteen:
    "If you are 16 or 17, bring a parent or guardian to orientation. They sign a consent form there, and nothing is checked before they have.",
  contact:
    "Questions before then? Call {organisation.phone}, Monday to Friday from {hours.opens} to {hours.closes}, and ask for Yolanda Price at the front desk.",
} as const;
