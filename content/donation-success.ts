import { monthlyBuilderAmount } from "#rules/donation.ts";
import { newsletterRhythm, organisation } from "#rules/organisation.ts";
import type { Hero, NavigationLink, PageInfo, PictureName, Point } from "./types.ts";

export const page = {
  path: "/donation-success",
  title: "Thank You",
  description: "Your gift to Circle arrived. Thank you.",
} satisfies PageInfo;

export const celebration = "🎉";

export const headings = {
  oneTime: "Thank You for Your Gift",
  monthly: "Thank You for Your Monthly Gift",
};

/** Shown before the address has been read, and to visitors without script. */
export const hero = {
  eyebrow: "From all of us in Austin",
  heading: headings.oneTime,
  lead: "Thank you: your donation was processed. It goes to work on the West Side this month.",
} satisfies Hero;

export const heroPicture = "plaza" satisfies PictureName;

/** `amount` is dollars as shown, such as "$50"; without it the gift is "your donation". */
export const messages = {
  oneTime: (amount?: string) =>
    `Thank you: your donation${amount ? ` of ${amount}` : ""} was processed. It goes to work on the West Side this month.`,
  monthly: (amount?: string) =>
    `Your monthly donation was set up, and you are now a Circle Builder. Each month, ${amount ?? "your donation"} goes to work on the West Side, until you tell us to stop.`,
};

const gift = (amount?: string) => (amount ? `your donation of ${amount}` : "your donation");
const help = `call ${organisation.phone} or write to ${organisation.email}, and we’ll look into it.`;

/** Instead of the thanks above, when the server cannot vouch for the gift (yet). */
export const doubts = {
  checking: (amount?: string) =>
    `One moment: we are asking our payment partner about ${gift(amount)}.`,
  pending: (amount?: string) =>
    `We have word of ${gift(amount)}, but our payment partner has not confirmed it yet. That takes a few seconds with most cards and a few days with some banks. You may close this page: the receipt comes by email as soon as the payment arrives.`,
  unreachable: (amount?: string) =>
    `We could not look up ${gift(amount)} just now. If the payment went through, your receipt arrives by email within the hour. If it does not: ${help}`,
};

/** When there is nothing to thank for; each replaces the heading too. */
export const corrections = {
  unknown: {
    heading: "We Do Not Know This Gift",
    text: `There is no gift with the reference in this address. If you gave and were charged: ${help}`,
  },
  "not completed": {
    heading: "Your Gift Was Not Completed",
    text: "The payment did not go through, and nothing was taken. You can try again whenever you like.",
  },
  refunded: {
    heading: "Your Gift Was Returned",
    text: `The amount went back to the card it came from. If that surprises you: ${help}`,
  },
  ended: {
    heading: "Your Monthly Gift Has Ended",
    text: "Nothing more will be taken. Thank you for every month you gave; you are welcome back at any time.",
  },
};

export const tryAgain = { name: "Back to Giving", href: "/give" } satisfies NavigationLink;

export const testNote = "This gift was made at the test checkout: no card was charged.";

export const impact = {
  heading: "Your Impact",
  oneTime:
    "Your gift joins others to pay for after-school suppers, case managers in the recovery homes and groceries for the Thursday pantry.",
  monthly:
    "A gift that comes every month lets us plan: we can hire the tutor in August for the whole school year, and order food before the pantry runs low.",
};

/** The first of the three cards below, for as long as no receipt has been sent. */
export const receiptToCome = {
  icon: "receipt",
  title: "Receipt to Come",
  description:
    "A receipt for your tax-deductible gift is emailed to you as soon as the payment is confirmed.",
} satisfies Point;

export const nextStepsHeading = "What Happens Now";

export const nextSteps = [
  {
    icon: "receipt",
    title: "Receipt Sent",
    description:
      "A receipt for your tax-deductible gift is on its way to your email. If it is not there within the hour, look in your spam folder, then write to us.",
  },
  {
    icon: "chart-column",
    title: "Impact Updates",
    description: `Each quarter a letter tells you what gifts paid for, and what did not go as planned. The newsletter, which comes ${newsletterRhythm}, is separate: you get it only if you ask for it.`,
  },
  {
    icon: "users",
    title: "Stay Connected",
    description:
      "Visitors are welcome on weekdays. Ask at the front desk, and somebody will show you around.",
  },
] satisfies Point[];

export const returnHome = { name: "Return Home", href: "/" } satisfies NavigationLink;

export const builderPrompt = {
  heading: "Would you like to give every month?",
  text: `Monthly gifts let us plan ahead. They start at $${monthlyBuilderAmount} a month and run until you stop them.`,
  link: { name: "Become a Monthly Builder", href: "/give" } satisfies NavigationLink,
};
