import { newsletterRhythm, organisation as shipped } from "#rules/organisation.ts";
import { type Content, defineDocument } from "./document.ts";
import { email, group, list, longText, number, phone, text } from "./fields.ts";
import { socialLink } from "./shapes.ts";

const handle = "circleurbancommunity";

/** Who we are. What ships stands in the rules, because the backend needs it before any content. */
export const organisation = defineDocument({
  name: "organisation",
  title: "The organization",
  group: "Facts",
  version: 1,
  schema: group(
    {
      name: text({ label: "Short name", most: 30, proper: true }),
      fullName: text({
        label: "Full name",
        help: "As shown on receipts and to search engines.",
        proper: true,
      }),
      tagline: text({ label: "Tagline", most: 60 }),
      founded: number({ label: "Founded in", least: 1800, most: 2100 }),
      phone: phone({ label: "Phone", help: "As people read it: (773) 555-0174." }),
      email: email({ label: "Email" }),
      careersEmail: email({ label: "Email for applicants" }),
      boardEmail: email({
        label: "Email of the board",
        help: "Read by the chair and the vice chair, and by no one in the office.",
      }),
      address: group(
        {
          street: text({ label: "Street", proper: true }),
          city: text({ label: "City", most: 60, proper: true }),
          state: text({ label: "State", help: "Two letters.", most: 2, proper: true }),
          zip: text({ label: "ZIP code", most: 10, proper: true }),
        },
        { label: "Address" },
      ),
      taxId: text({ label: "Tax ID", most: 20, proper: true }),
      newsletterRhythm: text({
        label: "How often the newsletter comes",
        help: "As every page and email says it: once a month.",
        most: 40,
      }),
      blurb: longText({ label: "About us, in the footer", most: 300 }),
      copyright: text({ label: "Copyright line" }),
      status: longText({ label: "Nonprofit status, in the footer", most: 300 }),
      social: list(socialLink(), { label: "Social networks", most: 8, itemLabel: "name" }),
    },
    { label: "The organization" },
  ),
  defaults: {
    ...shipped,
    newsletterRhythm,
    blurb:
      "A faith-based nonprofit in Austin, on Chicago’s West Side, since {organisation.founded}. Our programs and our partners’ school, clinic and studios share one campus, open to everyone.",
    copyright: "© 2025 {organisation.fullName}. All rights reserved.",
    status:
      "{organisation.fullName} is a 501(c)(3) nonprofit organization. Your gift is tax-deductible as the law allows.",
    social: [
      { network: "facebook", name: "Facebook", href: `https://www.facebook.com/${handle}` },
      { network: "instagram", name: "Instagram", href: `https://www.instagram.com/${handle}` },
      { network: "x", name: "Twitter/X", href: `https://x.com/${handle}` },
      { network: "linkedin", name: "LinkedIn", href: `https://www.linkedin.com/company/${handle}` },
    ],
  },
});

export type Organisation = Content<typeof organisation>;
