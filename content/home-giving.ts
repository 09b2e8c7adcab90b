import type { z } from "zod";
import type { homeFields } from "./home-fields.ts";

/** The ways to give on the home page, as the site ships. */
export const shippedGiving = {
  donationSection: {
    eyebrow: "Give today",
    heading: "Make a Gift",
    lead: "What your gift can do.",
    optionsHeading: "Three ways to give",
  },
  impactGifts: [
    {
      amount: 100,
      icon: "shopping-basket",
      title: "Feeds Families",
      description: "A week’s groceries from the {hours.pantry.day} pantry for four families.",
      button: "Donate",
    },
    {
      amount: 500,
      icon: "users-round",
      title: "Youth Leaders",
      description:
        "Training and equipment for one teenager on the Junior Leadership team for a year.",
      button: "Donate",
    },
    {
      amount: 1000,
      icon: "key-round",
      title: "Housing Stability",
      description:
        "The deposit, the first utility bills and a bed for somebody moving from recovery into an apartment.",
      button: "Donate",
    },
    {
      amount: 2500,
      icon: "lightbulb",
      title: "Entrepreneurship",
      description:
        "One person’s place in the small-business class, with license fees and first tools.",
      button: "Donate",
    },
  ],
  givingOptions: {
    oneTime: {
      icon: "gift",
      title: "One-Time Gift",
      description: "Any amount, once, used where the need is greatest.",
      button: "Choose an Amount",
    },
    monthly: {
      icon: "repeat",
      title: "Monthly Builder",
      description:
        "Join the Circle Builders for {gifts.monthlyBuilder} a month. The button opens the payment page; your card is charged on the same day every month until you stop it. To stop, use the link in your receipt, open My giving or call {organisation.phone}.",
      button: "Give {gifts.monthlyBuilder} Monthly",
    },
    tribute: {
      icon: "heart",
      title: "Tribute Gift",
      description:
        "Give in honor or in memory of somebody. Tell us the name, and we’ll send the family a card by email or on paper.",
      button: "Arrange a Tribute",
      href: "/contact?subject=A%20tribute%20gift",
    },
  },
  customGift: {
    heading: "Give Your Own Amount",
    label: "Amount in US dollars",
    hint: "Card details are entered on our payment partner’s secure page, never on this one.",
    quickLabel: "Quick amounts",
    button: "Fuel the Future",
    monthlyLink: "Set up recurring monthly gift",
    monthlyNote:
      "Monthly gifts are available for $25, $50, and $100. They run until you stop them, at My giving, by phone or by email.",
    busy: "Processing...",
  },
} satisfies Partial<z.output<typeof homeFields>>;
