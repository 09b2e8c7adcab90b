import { monthlyAmounts, presetAmounts } from "#rules/donation.ts";
import { addressLine, organisation } from "#rules/organisation.ts";
import { figureText, finance, home } from "./figures.ts";
import type { Hero, PageInfo, PictureName, Point, Question } from "./types.ts";

export const page = {
  path: "/give",
  title: "Donate",
  description:
    "Give once or monthly to Circle on Chicago’s West Side. Gifts are tax-deductible and put to work in Austin’s schools, homes, clinic and pantry.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Donate",
  heading: "Keep a Light On in Austin",
  lead: `Your gift pays for supper at the homework tables, a bed in recovery housing and greens in the pantry bag. ${figureText(finance.programShare)} of what we spend goes straight into programs.`,
} satisfies Hero;

export const heroPicture = "dusk" satisfies PictureName;

export const form = {
  heading: "Make Your Gift",
  frequencyLabel: "How often?",
  frequencies: { one_time: "One-Time", monthly: "Monthly" },
  amountLabel: "Choose an amount",
  amounts: presetAmounts,
  customLabel: "Custom amount",
  customHint: "In US dollars, from $0.50.",
  customPlaceholder: "Other amount",
  note: "Monthly gifts are available for $25, $50, and $100.",
  submit: "Proceed to Secure Payment",
  busy: "Processing...",
  /** Said beside the button; `amount` is dollars as shown, such as "$50". */
  charge: {
    none: "No amount chosen yet.",
    notMonthly: (amount: string) => `${amount} can be given once, but not monthly.`,
    one_time: (amount: string) => `Your card will be charged ${amount}, once.`,
    monthly: (amount: string) => `Your card will be charged ${amount} today and every month.`,
  },
  security:
    "The next page belongs to our payment partner. Your card number goes to them, encrypted, and never to us.",
};

/** When the checkout stands in another tab. */
export const checkoutNotes = {
  opened: "The payment page is open in a new tab.",
  again: "Not there? Open it here",
};

export const examplesHeading = "What a Gift Does";

export const monthly = {
  heading: "Circle Builders",
  text: `Monthly donors are called Circle Builders. ${monthlyAmounts.map((amount) => `$${amount}`).join(", ")}: whatever you choose comes in every month, so we can hire the tutor in August and keep her in February. Builders get a letter each quarter from the people their gifts reach, and an invitation to the annual dinner.`,
};

const [small, medium, large, largest] = presetAmounts;

/** What each preset buys, in things one can picture. */
export const giftExamples = [
  { amount: small, text: "Fills a pantry bag for a family of four." },
  { amount: medium, text: "Buys a week of hot suppers for two children at the homework tables." },
  {
    amount: large,
    text: "Gives a mother in recovery her first month of bus fare and work clothes.",
  },
  { amount: largest, text: "Sends a child to summer camp for three weeks, field trips included." },
];

export const promise = {
  heading: "Where It Goes",
  text: `Of all that we spend, ${figureText(finance.programShare)} pays for programs and ${figureText(finance.administrativeShare)} for administration. An outside study put the social return at ${figureText(home.socialReturn)} for every $1 given. The tax return and the annual report are open to anyone.`,
  link: { name: "Read our financials", href: "/about/annual-report" },
};

export const otherWays = {
  heading: "Other Ways to Give",
  items: [
    {
      icon: "mail",
      title: "By Check",
      description: `Make it out to ${organisation.fullName} and mail it to ${addressLine()}. Write “Builder” or a program’s name on the memo line if you have one in mind.`,
    },
    {
      icon: "briefcase-business",
      title: "Employer Matching",
      description: `Many Chicago employers double what their people give. Look us up in your company’s portal as ${organisation.fullName}, or send us the form and we fill in our half.`,
    },
    {
      icon: "piggy-bank",
      title: "Donor-Advised Funds",
      description: `Recommend a grant to ${organisation.fullName}, tax ID ${organisation.taxId}, at the address above. Ask the sponsor to include your name so that we can thank you.`,
    },
    {
      icon: "trending-up",
      title: "Stock and Retirement Gifts",
      description: `Call ${organisation.phone} before you transfer shares or an IRA distribution. We give your broker the account details and confirm the day it arrives.`,
    },
    {
      icon: "heart",
      title: "Tribute and Memorial Gifts",
      description:
        "Give in someone’s name. Tell us whom to write to, and a handwritten card goes to the family within the week; the amount is not mentioned.",
    },
    {
      icon: "scroll-text",
      title: "In Your Will",
      description: `One sentence is enough: our legal name, our address and the tax ID ${organisation.taxId}. Tell us if you can, so that we can say thank you while you are here.`,
    },
  ] satisfies Point[],
};

export const taxNote = `${organisation.fullName} is a 501(c)(3) nonprofit organization. Tax ID ${organisation.taxId}. Gifts are tax-deductible to the extent the law allows.`;

export const questions = {
  heading: "Common Questions",
  items: [
    {
      question: "Will I get a receipt?",
      answer:
        "Yes. A tax-deductible receipt is emailed as soon as your gift is processed. Monthly donors also get one statement for the year, in January.",
    },
    {
      question: "How do I change or stop a monthly gift?",
      answer: `Call ${organisation.phone} or write to ${organisation.email}. We take care of it within two business days and do not ask you to explain.`,
    },
    {
      question: "Why are monthly gifts only $25, $50, or $100?",
      answer:
        "Three amounts keep the monthly program cheap to run. If another amount suits you better, give it once here, or call us and we set it up by hand.",
    },
    {
      question: "Can I choose the program my gift supports?",
      answer:
        "Yes. Write to us with the name of the program after you give. Otherwise it goes where this month’s need is greatest.",
    },
    {
      question: "I made a mistake with the amount. What now?",
      answer: `Call ${organisation.phone} on a weekday. We return a mistaken gift in full to the same card.`,
    },
    {
      question: "Can I give furniture, food or clothes?",
      answer:
        "Sealed food and new toiletries, always, at the front office on weekdays. Please call before you bring furniture; we take it when a family is moving in.",
    },
  ] satisfies Question[],
};
