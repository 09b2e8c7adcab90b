import { type Content, defineDocument } from "./document.ts";
import { group, list, longText, number, text } from "./fields.ts";
import { hero, heroPicture, navigationLink, pageInfo, point, questions } from "./shapes.ts";

export const give = defineDocument({
  name: "give",
  title: "Donate",
  group: "Pages",
  path: "/give",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      form: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          frequencyLabel: text({ label: "Text above once or monthly", most: 60 }),
          frequencies: group(
            {
              one_time: text({ label: "Once", most: 60 }),
              monthly: text({ label: "Monthly", most: 60 }),
            },
            { label: "Once or monthly" },
          ),
          amountLabel: text({ label: "Text above the amounts", most: 60 }),
          customLabel: text({ label: "Text above the custom amount", most: 60 }),
          customHint: text({ label: "Below the custom amount", most: 60 }),
          customPlaceholder: text({ label: "Inside the empty field", most: 60 }),
          note: longText({ label: "Note", most: 240 }),
          submit: text({ label: "Button", most: 60 }),
          busy: text({ label: "Button while it works", most: 60 }),
          security: longText({ label: "About safe payment", most: 240 }),
        },
        { label: "The form" },
      ),
      examplesHeading: text({ label: "Examples: heading", most: 60 }),
      monthly: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 600 }),
        },
        { label: "Monthly" },
      ),
      giftExamples: list(
        group(
          { amount: number({ label: "Amount" }), text: longText({ label: "Text", most: 240 }) },
          { label: "What a gift does" },
        ),
        { label: "What a gift does", itemLabel: "amount" },
      ),
      promise: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 600 }),
          link: navigationLink("Link"),
        },
        { label: "What we promise" },
      ),
      otherWays: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          items: list(point("Way to give"), { label: "Ways to give", itemLabel: "title" }),
        },
        { label: "Other ways" },
      ),
      taxNote: longText({ label: "About taxes", most: 240 }),
      questions: questions(),
    },
    { label: "Donate" },
  ),
  defaults: {
    page: {
      title: "Donate",
      description:
        "Give once or monthly to Circle on Chicago’s West Side. Your gift pays for after-school programs, housing and food, and is tax-deductible.",
    },
    hero: {
      eyebrow: "Keep a light on in Austin",
      heading: "Donate to Circle",
      lead: "Your gift pays for after-school suppers, recovery homes and groceries in the pantry. {finance.programShare} of what we spend goes to programs.",
    },
    heroPicture: "dusk",
    form: {
      heading: "Make Your Gift",
      frequencyLabel: "How often?",
      frequencies: { one_time: "One-Time", monthly: "Monthly" },
      amountLabel: "Choose an amount",
      customLabel: "Custom amount",
      customHint: "In US dollars, from $0.50.",
      customPlaceholder: "Other amount",
      note: "Monthly gifts are available for $25, $50, and $100.",
      submit: "Proceed to Secure Payment",
      busy: "Processing...",
      security:
        "The next page belongs to our payment partner. Your card number goes to them, encrypted, and never to us.",
    },
    examplesHeading: "What a Gift Does",
    monthly: {
      heading: "Circle Builders",
      text: "Monthly donors are called Circle Builders. You choose {gifts.monthlyAmounts} a month, and it runs until you stop it. Because it comes every month, we can hire a tutor in August for the whole school year. Like everyone who gives, Builders get a letter each quarter.",
    },
    giftExamples: [
      { amount: 25, text: "Buys a week’s groceries in the pantry for a family of four." },
      { amount: 50, text: "Pays for a week of hot suppers for two children after school." },
      {
        amount: 100,
        text: "Pays for a month of bus fare and work clothes for somebody starting a job.",
      },
      { amount: 250, text: "Pays what three weeks of summer camp cost us for one child." },
    ],
    promise: {
      heading: "Where It Goes",
      text: "In fiscal year 2025, {finance.programShare} of what we spent paid for programs and {finance.administrativeShare} for administration. We estimate the social return at {home.socialReturn} for every $1 given; the annual report says how. It and the tax return are open to anyone.",
      link: { name: "Read our financials", href: "/about/annual-report" },
    },
    otherWays: {
      heading: "Other Ways to Give",
      items: [
        {
          icon: "mail",
          title: "By Check",
          description:
            "Make it out to {organisation.fullName} and mail it to {organisation.addressLine}. If the gift is for one program, write its name on the memo line.",
        },
        {
          icon: "briefcase-business",
          title: "Employer Matching",
          description:
            "Many employers match what their people give. Look for {organisation.fullName} in your company’s portal, or send us the form, and we’ll fill in our part.",
        },
        {
          icon: "piggy-bank",
          title: "Donor-Advised Funds",
          description:
            "Recommend a grant to {organisation.fullName}, tax ID {organisation.taxId}, at the address above. Ask the fund to include your name, so that we can thank you.",
        },
        {
          icon: "trending-up",
          title: "Stock and Retirement Gifts",
          description:
            "Call {organisation.phone} before you transfer shares or make a distribution from an IRA. We’ll give your broker the account details and confirm the day it arrives. Ask your tax adviser which is better for you.",
        },
        {
          icon: "heart",
          title: "Tribute and Memorial Gifts",
          description:
            "Name someone at the checkout. Afterward you can tell us whom to write to, and we’ll send a card by email or on paper. It does not mention the amount. You can also call us at {organisation.phone}.",
        },
        {
          icon: "scroll-text",
          title: "In Your Will",
          description:
            "Please ask a lawyer to write or change your will; we cannot give legal advice. The lawyer will need our legal name, {organisation.fullName}, our address and the tax ID {organisation.taxId}. If you tell us, we can thank you.",
        },
      ],
    },
    taxNote:
      "{organisation.fullName} is a 501(c)(3) nonprofit organization. Tax ID {organisation.taxId}. Your gift is tax-deductible to the extent the law allows. Ask your tax adviser what that means for you.",
    questions: {
      heading: "Common Questions",
      items: [
        {
          question: "Will I get a receipt?",
          answer:
            "Yes. A receipt for your tax-deductible gift is emailed as soon as it is processed. In January everyone who gave gets one statement for the year. To see or print them again, open My giving.",
        },
        {
          question: "How do I change or stop a monthly gift?",
          answer:
            "Open My giving: there you change the amount, the day or your card, pause it or stop it. The link in any of your receipts pauses or stops it, too. No reason needed, and you won’t be charged after that. Or call {organisation.phone} or write to {organisation.email}, and we will do it for you.",
        },
        {
          question: "Why are monthly gifts only $25, $50, or $100?",
          answer:
            "Three amounts keep monthly giving cheap to run. If another amount suits you better, you can give it once here, or every month by check or through your bank.",
        },
        {
          question: "Can I choose the program my gift supports?",
          answer:
            "Yes. Choose it at the checkout, or write to us with the name of the program after you give. Otherwise it goes where the need is greatest that month.",
        },
        {
          question: "I made a mistake with the amount. What now?",
          answer:
            "Call {organisation.phone} on a weekday. We’ll return a mistaken gift in full to the card it came from.",
        },
        {
          question: "Can I give furniture, food or clothes?",
          answer:
            "We always take sealed food and new toiletries, at the front office on weekdays. Please call before you bring furniture or clothes; we take them when a family is moving in.",
        },
      ],
    },
  },
});

export type Give = Content<typeof give>;
