import { type Content, defineDocument } from "./document.ts";
import { group, longText, text } from "./fields.ts";

export const giving = defineDocument({
  name: "giving",
  title: "Donation terms",
  group: "Every page",
  seenOn: "/give",
  version: 1,
  schema: group(
    {
      terms: group(
        {
          monthly: longText({ label: "How a monthly gift runs and ends", most: 600 }),
          deductible: longText({ label: "What is deductible", most: 240 }),
          privacy: longText({ label: "What we keep", most: 600 }),
        },
        { label: "Beside every button that starts a gift" },
      ),
      checkoutNotes: group(
        {
          opened: text({ label: "The payment page is in another tab", most: 60 }),
          again: text({ label: "Link to it", most: 60 }),
        },
        { label: "When the payment page is open elsewhere" },
      ),
      charge: group(
        {
          none: text({ label: "No amount chosen", most: 60 }),
          notMonthly: text({ label: "Amount that cannot be monthly", most: 60, fills: ["amount"] }),
          one_time: text({ label: "Given once", most: 60, fills: ["amount"] }),
          monthly: text({ label: "Given monthly", most: 120, fills: ["amount"] }),
        },
        { label: "What will be charged" },
      ),
    },
    { label: "Donation terms" },
  ),
  defaults: {
    terms: {
      monthly:
        "A monthly gift is charged on the same day every month until you stop it. To change, pause or stop it, open My giving, call {organisation.phone} or write to {organisation.email}. The link in any of your receipts pauses or stops it, too. No reason needed, and you won’t be charged after you stop.",
      deductible:
        "You get nothing in return for your gift, so all of it is tax-deductible as the law allows. A receipt comes by email.",
      privacy:
        "We keep your name, your email address and the amount for at least {kept.giftYears} years, as the tax rules require. Our finance and development staff read them. We never see your card number, and we never sell or lend our donor list. To correct your name or mailing address, open My giving. Other questions? Write to {organisation.email} or call {organisation.phone}.",
    },
    checkoutNotes: {
      opened: "The payment page is open in a new tab.",
      again: "Not there? Open it here",
    },
    charge: {
      none: "No amount chosen yet.",
      notMonthly: "{amount} can be given once, but not monthly.",
      one_time: "Your card will be charged {amount}, once.",
      monthly:
        "Your card will be charged {amount} today and on this day every month, until you stop it.",
    },
  },
});

export type Giving = Content<typeof giving>;

/** The data of every page that takes gifts. */
export type WithGiving = { giving: Giving };
