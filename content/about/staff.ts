import { defineDocument } from "#content/document.ts";
import { email, group, longText, text } from "#content/fields.ts";
import { hero, heroPicture, navigationLink, pageInfo } from "#content/shapes.ts";

export const staff = defineDocument({
  name: "about/staff",
  title: "Our Staff",
  group: "Pages",
  path: "/about/staff",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      directoryHeading: text({ label: "Directory: heading", most: 60 }),
      careers: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 900 }),
          email: email({ label: "Email", most: 60 }),
          emailLabel: text({ label: "Text before the email", most: 60 }),
          contact: navigationLink("Whom to write to"),
        },
        { label: "Working with us" },
      ),
    },
    { label: "Our Staff" },
  ),
  defaults: {
    page: {
      title: "Our Staff",
      description:
        "The people you will meet at Circle: at the front desk, in the homework room, on the farm and in the housing office. Call or write to them directly.",
    },
    hero: {
      eyebrow: "Our people",
      heading: "Our Staff",
      lead: "Call or write to the person you need. If you are not sure who that is, call the front desk.",
    },
    heroPicture: "block",
    directoryHeading: "Who to call",
    careers: {
      heading: "Work With Us",
      lead: "Open positions are posted at the front desk. To ask about them, write to {organisation.careersEmail}. {statements.fairness.jobs}",
      email: "{organisation.careersEmail}",
      emailLabel: "Write to Careers",
      contact: { name: "Contact Us", href: "/contact" },
    },
  },
});
