import { type Content, defineDocument } from "./document.ts";
import { group, list, longText, text } from "./fields.ts";
import { hero, heroPicture, navigationLink, pageInfo, point } from "./shapes.ts";

const proof = "The receipt in your email is the proof of your gift.";

const onItsWay =
  "Thank you: {gift} is on its way to us from your bank, which usually takes up to four business days. You may close this page: the receipt comes by email when the money has arrived.";

const tribute = {
  heading: "In Memory or in Honor of Someone?",
  text: "We gladly send a card to someone you’d like to tell about your gift. It never says how much you gave.",
  link: "Send a card",
};

export const donationSuccess = defineDocument({
  name: "donation-success",
  title: "Thank You",
  group: "Pages",
  path: "/donation-success",
  version: 3,
  schema: group(
    {
      page: pageInfo(),
      celebration: text({ label: "Celebration emoji above the heading", most: 60 }),
      headings: group(
        {
          oneTime: text({ label: "After a one-time gift", most: 60 }),
          monthly: text({ label: "After the first monthly gift", most: 60 }),
        },
        { label: "Heading after a gift" },
      ),
      hero: hero(),
      heroPicture: heroPicture(),
      messages: group(
        {
          oneTime: text({ label: "After a one-time gift", most: 120, fills: ["gift"] }),
          monthly: longText({
            label: "After the first monthly gift",
            most: 240,
            fills: ["amount"],
          }),
        },
        { label: "Text after a gift" },
      ),
      proof: text({ label: "Without a reference to the gift", most: 120 }),
      doubts: group(
        {
          checking: text({ label: "We are asking", most: 120, fills: ["gift"] }),
          pending: longText({ label: "The payment takes longer", most: 600, fills: ["gift"] }),
          onItsWay: longText({
            label: "The bank is sending the money",
            most: 600,
            fills: ["gift"],
          }),
          unreachable: longText({ label: "We cannot ask just now", most: 600, fills: ["gift"] }),
        },
        { label: "While we wait for the payment" },
      ),
      corrections: group(
        {
          unknown: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
            },
            { label: "We do not know this gift" },
          ),
          notCompleted: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
            },
            { label: "The payment was not completed" },
          ),
          refunded: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
            },
            { label: "The gift was refunded" },
          ),
          ended: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
            },
            { label: "The monthly gift has ended" },
          ),
        },
        { label: "When the gift did not go through" },
      ),
      tryAgain: navigationLink("Link to try again"),
      testNote: text({ label: "When no card was charged", most: 120 }),
      impact: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          oneTime: longText({ label: "After a one-time gift", most: 240 }),
          monthly: longText({ label: "After the first monthly gift", most: 240 }),
        },
        { label: "What the gift does" },
      ),
      tribute: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 240 }),
          link: text({ label: "Link to the form", most: 60 }),
        },
        { label: "In memory or in honor of someone" },
      ),
      receiptToCome: point("About the receipt"),
      nextStepsHeading: text({ label: "Next steps: heading", most: 60 }),
      nextSteps: list(point("Next step"), { label: "Next steps", itemLabel: "title" }),
      returnHome: navigationLink("Link home"),
      builderPrompt: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 240 }),
          link: navigationLink("Link"),
        },
        { label: "Invitation to give monthly" },
      ),
    },
    { label: "Thank You" },
  ),
  defaults: {
    page: { title: "Thank You", description: "Your gift to Circle arrived. Thank you." },
    celebration: "🎉",
    headings: { oneTime: "Thank You for Your Gift", monthly: "Thank You for Your Monthly Gift" },
    hero: {
      eyebrow: "From all of us in Austin",
      heading: "Thank You for Your Gift",
      lead: "Thank you: your donation was processed. Your email says what you gave and whether it has arrived. If you chose to give every month, it also says how to change or stop your gift.",
    },
    heroPicture: "plaza",
    messages: {
      oneTime: "Thank you: {gift} was processed. It goes to work on the West Side this month.",
      monthly:
        "Your monthly donation was set up, and you are now a Circle Builder. Each month, {amount} goes to work on the West Side, until you tell us to stop.",
    },
    proof,
    doubts: {
      checking: "One moment: we are asking our payment partner about {gift}.",
      pending:
        "We have word of {gift}, but our payment partner has not confirmed it yet. That takes a few seconds with most cards and a few days with some banks. You may close this page: the receipt comes by email as soon as the payment arrives.",
      onItsWay,
      unreachable:
        "We could not look up {gift} just now. If the payment went through, your receipt arrives by email within the hour. If it does not: call {organisation.phone} or write to {organisation.email}, and we’ll look into it.",
    },
    corrections: {
      unknown: {
        heading: "We Do Not Know This Gift",
        text: "There is no gift with the reference in this address. If you gave and were charged: call {organisation.phone} or write to {organisation.email}, and we’ll look into it.",
      },
      notCompleted: {
        heading: "Your Gift Was Not Completed",
        text: "The payment did not go through, and nothing was taken. You can try again whenever you like.",
      },
      refunded: {
        heading: "Your Gift Was Returned",
        text: "The amount went back to the card it came from. If that surprises you: call {organisation.phone} or write to {organisation.email}, and we’ll look into it.",
      },
      ended: {
        heading: "Your Monthly Gift Has Ended",
        text: "Nothing more will be taken. Thank you for every month you gave; you are welcome back at any time.",
      },
    },
    tryAgain: { name: "Back to Giving", href: "/give" },
    testNote: "This gift was made at the test checkout: no card was charged.",
    impact: {
      heading: "Your Impact",
      oneTime:
        "Your gift joins others to pay for after-school suppers, case managers in the recovery homes and groceries for the {hours.pantry.day} pantry.",
      monthly:
        "A gift that comes every month lets us plan: we can hire the tutor in August for the whole school year, and order food before the pantry runs low.",
    },
    tribute,
    receiptToCome: {
      icon: "receipt",
      title: "Receipt to Come",
      description:
        "A receipt for your tax-deductible gift is emailed to you as soon as the payment is confirmed. You can then also find it in My giving, with all your gifts.",
    },
    nextStepsHeading: "What Happens Now",
    nextSteps: [
      {
        icon: "receipt",
        title: "Receipt Sent",
        description:
          "A receipt for your tax-deductible gift is on its way to your email. If it is not there within the hour, look in your spam folder, then write to us. You can also find it in My giving, with all your gifts.",
      },
      {
        icon: "chart-column",
        title: "Impact Updates",
        description:
          "Each quarter a letter tells you what gifts paid for, and what did not go as planned. The newsletter, which comes {organisation.newsletterRhythm}, is separate: you get it only if you ask for it.",
      },
      {
        icon: "users",
        title: "Stay Connected",
        description:
          "Visitors are welcome on weekdays. Ask at the front desk, and somebody will show you around.",
      },
    ],
    returnHome: { name: "Return Home", href: "/" },
    builderPrompt: {
      heading: "Would you like to give every month?",
      text: "Monthly gifts let us plan ahead. They start at {gifts.monthlyBuilder} a month and run until you stop them.",
      link: { name: "Become a Monthly Builder", href: "/give" },
    },
  },
  migrate: [
    (before) => ({ ...before, proof }),
    (before) => ({
      ...before,
      tribute,
      doubts: { ...(before.doubts as Record<string, unknown>), onItsWay },
    }),
  ],
});

export type DonationSuccess = Content<typeof donationSuccess>;
