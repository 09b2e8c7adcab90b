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
    "If you are 16 or 17, bring a parent or guardian to orientation. They sign a consent form there, and we don’t run a check until they sign.",
  groups: {
    /** With a group and its adults, for whatever is not kept for grown people. */
    youngest: 12,
    adults: "one adult for every five people under 18",
    plan: "We call the person who signed up, and choose a day and the work together.",
    before:
      "Two weeks ahead we send what to bring, where to park, and a consent form for a parent or guardian to sign for everyone under 18.",
    day: "Come 15 minutes early to the front office. On weekends, someone meets you at the front door. We show you around, and one of us works beside you all morning or afternoon.",
  },
  contact:
    "Questions before then? Call {organisation.phone}, Monday to Friday from {hours.opens} to {hours.closes}, and ask for Yolanda Price at the front desk.",
} as const;

/** From which age somebody who comes with a group can do what asks for an age. */
export const groupAge = (fromAge: number) =>
  fromAge < 18 ? Math.min(fromAge, volunteering.groups.youngest) : fromAge;
