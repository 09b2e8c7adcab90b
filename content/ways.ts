import { type Content, defineDocument } from "./document.ts";
import { addressName, archive, group, list, longText, text } from "./fields.ts";
import { withAddresses } from "./item-addresses.ts";
import { navigationLink } from "./shapes.ts";

const line = "______________________________";

const ourFacts = [
  { label: "Legal name", value: "{organisation.fullName}" },
  { label: "Tax ID (EIN)", value: "{organisation.taxId}" },
  { label: "Kind of organization", value: "501(c)(3) public charity" },
  { label: "Address", value: "{organisation.addressLine}" },
  { label: "Phone", value: "{organisation.phone}" },
  { label: "Email", value: "{organisation.email}" },
];

const question = {
  name: "Ask us a question",
  href: "/contact?subject=Giving%20and%20receipts",
};

/** What somebody needs to give in another way than by card. Who we are comes from our facts. */
export const ways = defineDocument({
  name: "ways",
  title: "Other ways to give, step by step",
  group: "Lists",
  seenOn: "/give",
  version: 1,
  schema: group(
    {
      heading: text({ label: "Heading of the links on the Donate page", most: 60 }),
      words: group(
        {
          eyebrow: text({ label: "Text above the title", most: 60 }),
          steps: text({ label: "Heading above the steps", most: 60 }),
          facts: text({ label: "Heading above our facts", most: 60 }),
          print: text({ label: "Button that prints", most: 60 }),
        },
        { label: "On each of these pages", seenOn: "/give/ways/*" },
      ),
      ways: list(
        group(
          {
            title: text({ label: "Title", most: 60 }),
            lead: longText({ label: "In a sentence or two", most: 240 }),
            steps: list(longText({ label: "Step", most: 400 }), { label: "Steps", least: 1 }),
            facts: list(
              group(
                {
                  label: text({ label: "What", most: 60 }),
                  value: text({ label: "Our answer", most: 160 }),
                },
                { label: "Fact" },
              ),
              {
                label: "What a form asks about us",
                itemLabel: "label",
              },
            ),
            paper: group(
              {
                heading: text({ label: "Heading", most: 90, optional: true }),
                text: longText({
                  label: "Text",
                  help: "Lines stay as you write them. Without a text there is nothing to print.",
                  most: 3_000,
                  optional: true,
                }),
              },
              { label: "Letter or slip to print" },
            ),
            note: longText({ label: "Good to know", most: 800, optional: true }),
            button: navigationLink("Button"),
            address: addressName(
              {
                label: "Address of its page",
                help: "The last part of /give/ways/… It is made from the title when the page is first published, and stays the same so that links keep working.",
              },
              [],
            ),
            archive: archive(),
          },
          { label: "Way to give", seenOn: "/give/ways/{address}" },
        ),
        {
          label: "Ways to give",
          itemLabel: "title",
          unique: { field: "address", sentence: "Another way has this address." },
        },
      ),
    },
    { label: "Other ways to give, step by step" },
  ),
  complete: withAddresses("ways", []),
  defaults: {
    heading: "Step by Step",
    words: {
      eyebrow: "Other ways to give",
      steps: "How It Works",
      facts: "What the Form Asks About Us",
      print: "Print this page",
    },
    ways: [
      {
        title: "Give by Check",
        lead: "Print the slip, fill it in, and put it in the envelope with your check.",
        steps: [
          "Make the check out to {organisation.fullName}.",
          "Fill in the slip below, so that we know where to send your receipt.",
          "Mail both to {organisation.addressLine}.",
        ],
        facts: [],
        paper: {
          heading: "My gift to {organisation.fullName}",
          text: `Name: ${line}

Address: ${line}

City, state, ZIP: ${line}

Email for the receipt: ${line}

Amount: $ ____________     Check number: ____________

This gift is for (leave empty for where it is needed most): ${line}

In honor or memory of: ${line}

Mail to: {organisation.fullName}, {organisation.addressLine}`,
        },
        note: "With an email address on the slip, your receipt comes by email. Without one, we mail it.",
        button: question,
        address: "check",
      },
      {
        title: "Employer Matching",
        lead: "Many employers double what their people give. Most want their own form, and it asks for what is listed here.",
        steps: [
          "Make your gift first. The receipt has its date, its amount and its number.",
          "Look for {organisation.fullName} or the tax ID {organisation.taxId} in your company’s portal. If there is no portal, ask for the matching gift form.",
          "Fill it in with the facts below, and add your receipt if it is asked for.",
          "If we have to confirm the gift, send the form to {organisation.email}. We’ll fill in our part and send it back.",
        ],
        facts: ourFacts,
        paper: { heading: "", text: "" },
        note: "Your employer’s gift is your employer’s: they get the receipt for it, and you get one for yours.",
        button: question,
        address: "employer-matching",
      },
      {
        title: "Donor-Advised Funds",
        lead: "Most funds let you recommend a grant online. Where they want a letter, print this one.",
        steps: [
          "Recommend a grant to {organisation.fullName}, tax ID {organisation.taxId}, or send the letter below to your fund.",
          "Ask the fund to include your name and address, so that we can thank you.",
          "The fund sends the gift to {organisation.addressLine}.",
        ],
        facts: ourFacts,
        paper: {
          heading: "Grant recommendation",
          text: `Date: ____________

To: ${line}
(name of the fund’s sponsor)

Please make a grant from my donor-advised fund.

Name of the fund: ${line}

Account number: ${line}

Amount: $ ____________

To: {organisation.fullName}
{organisation.addressLine}
Tax ID (EIN) {organisation.taxId}
Phone {organisation.phone}

Purpose: ☐ where it is needed most   ☐ ${line}

Please include my name and address with the grant, so that I can be thanked.

Name: ${line}

Signature: ${line}`,
        },
        note: "The grant comes from the fund, so the fund gets our receipt. You’ll get our thanks, without a word about taxes: your deduction was when you gave to the fund.",
        button: question,
        address: "donor-advised-fund",
      },
      {
        title: "Stock and Retirement Gifts",
        lead: "Talk with us before you transfer shares or give from an IRA. We’ll send you the account details the same week.",
        steps: [
          "Call {organisation.phone} or write to us, and tell us the name of the stock and the number of shares. We’ll send you the details of our brokerage account.",
          "Give your broker the letter below with those details. Shares often arrive without a name: please tell us the day they will be sent.",
          "When they are here, we’ll send you a letter with the name of the stock, the number of shares and the day they arrived.",
          "For a gift from an IRA, ask its custodian to make the check out to {organisation.fullName} and to put your name on it.",
        ],
        facts: ourFacts,
        paper: {
          heading: "Letter to my broker",
          text: `Date: ____________

To: ${line}

Please transfer these shares from my account as a gift to {organisation.fullName}, tax ID {organisation.taxId}.

My account number: ${line}

Stock (name and symbol): ${line}

Number of shares: ____________

Receiving broker, DTC number and account (from {organisation.fullName}): ${line}

Please put my name on the transfer.

Name: ${line}

Signature: ${line}`,
        },
        note: "Our letter says what we received, not what it was worth: the value is for you and your tax adviser to find. Ask them whether shares or an IRA is better for you.",
        button: {
          name: "Ask for the account details",
          href: "/contact?subject=Giving%20and%20receipts",
        },
        address: "stock",
      },
      {
        title: "In Your Will",
        lead: "Words that you can hand to your lawyer. Please ask a lawyer to write or change your will; we cannot give legal advice.",
        steps: [
          "Decide whether you want to leave a sum, a share, or what is left when everyone else is provided for.",
          "Take the words below to your lawyer.",
          "For a retirement account or life insurance no will is needed: name us as a beneficiary on the company’s own form.",
          "If you tell us, we can thank you. You do not have to.",
        ],
        facts: ourFacts,
        paper: {
          heading: "Words for a will",
          text: `A sum:
“I give to {organisation.fullName}, tax ID {organisation.taxId}, of {organisation.addressLine}, the sum of ____________ dollars, to be used where it is needed most.”

A share:
“I give to {organisation.fullName}, tax ID {organisation.taxId}, of {organisation.addressLine}, ______ percent of my estate, to be used where it is needed most.”

What is left:
“I give to {organisation.fullName}, tax ID {organisation.taxId}, of {organisation.addressLine}, the rest of my estate, to be used where it is needed most.”`,
        },
        note: "You can change your mind at any time, and nobody here will ask you about it.",
        button: question,
        address: "will",
      },
    ],
  },
});

export type Ways = Content<typeof ways>;
