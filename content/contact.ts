import { type Content, defineDocument } from "./document.ts";
import { group, list, longText, text } from "./fields.ts";
import { formEnd, hero, heroPicture, hint, pageInfo, practicalFact } from "./shapes.ts";

export const contact = defineDocument({
  name: "contact",
  title: "Contact",
  group: "Pages",
  path: "/contact",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      callUs: text({ label: "Call us", most: 60 }),
      reachUs: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          address: text({ label: "Address", most: 60 }),
          phone: text({ label: "Phone", most: 60 }),
          email: text({ label: "Email", most: 60 }),
          hours: text({ label: "Hours", most: 60 }),
        },
        { label: "Reach us" },
      ),
      findUs: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          map: text({ label: "Text of the link to a map", most: 60 }),
          facts: list(practicalFact("Fact"), { label: "Facts", itemLabel: "label" }),
        },
        { label: "Find us" },
      ),
      subjects: list(text({ label: "Line", most: 60 }), { label: "Subjects offered" }),
      form: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          intro: longText({ label: "Introduction", most: 240 }),
          requiredNote: text({ label: "About required fields", most: 120 }),
          fields: group(
            {
              email: hint("Email"),
              phone: hint("Phone"),
              subject: hint("Subject"),
              message: hint("Message"),
            },
            { label: "Text below the fields" },
          ),
          ...formEnd(),
        },
        { label: "The form" },
      ),
    },
    { label: "Contact" },
  ),
  defaults: {
    page: {
      title: "Contact",
      description:
        "Call, write or come by: {organisation.address.street}, Chicago. Office hours, directions by bus and train, and a form for your message.",
    },
    hero: {
      eyebrow: "Call, write or come by",
      heading: "Contact Us",
      lead: "A person answers the phone in office hours, and a person reads every message. If we do not do what you need, we’ll tell you who does.",
    },
    heroPicture: "storefront",
    callUs: "Call {organisation.phone}",
    reachUs: {
      heading: "Reach Us",
      address: "Address",
      phone: "Phone",
      email: "Email",
      hours: "Hours",
    },
    findUs: {
      heading: "Getting Here",
      map: "Open in a map",
      facts: [
        {
          icon: "bus",
          label: "By bus or train",
          text: "The 57 Laramie bus stops at Washington Boulevard, a one-minute walk. From the Laramie stop on the Green Line, walk south for about six minutes.",
        },
        {
          icon: "map-pin",
          label: "By car",
          text: "Park free in the lot behind the front office, entrance from the alley. Two accessible spaces are beside the door.",
        },
        {
          icon: "heart-handshake",
          label: "At the door",
          text: "The entrance is level with the sidewalk, and every public room is on the ground floor or reached by elevator. We speak English and Spanish.",
        },
      ],
    },
    subjects: [
      "General question",
      "Registering a child or teenager",
      "Housing or a safe place to stay",
      "Food, health care or counseling",
      "Prayer or a visit",
      "Giving and receipts",
      "A tribute gift",
      "Golf Classic: register a foursome",
      "Golf Classic: become a sponsor",
      "Awards dinner: reserve seats",
      "Job or business training",
      "Volunteering and internships",
      "Partnership",
      "Press and media",
    ],
    form: {
      heading: "Send Us a Message",
      intro:
        "We answer within {forms.contactResponse}. If you would rather talk, leave a phone number and say when to call.",
      requiredNote: "Please fill in every field that is not marked optional.",
      fields: {
        email: { hint: "We use it only to answer you." },
        phone: { hint: "If you would like a call back." },
        subject: { hint: "Pick one from the list or write your own." },
        message: {
          hint: "At least {forms.shortestMessage} characters. Please leave out card numbers and medical details.",
        },
      },
      submit: "Send Message",
      busy: "Sending Message...",
      privacy:
        "We keep what you write here for {kept.contactMessages}, to answer you and to know what we said. Only the staff who answer read it. We never sell or share it. To see it or have it deleted sooner, write to {organisation.email} or call {organisation.phone}.",
      fallback:
        "Trouble with the form? Write to {organisation.email} or call {organisation.phone}.",
    },
  },
});

export type Contact = Content<typeof contact>;
