import { contactFields, contactMessageMinimum } from "#rules/contact.ts";
import { organisation } from "#rules/organisation.ts";
import { holidays } from "./site.ts";
import type { FieldText, Hero, PageInfo, PictureName, PracticalFact } from "./types.ts";

export const page = {
  path: "/contact",
  title: "Contact",
  description: `Call, write or come by: ${organisation.address.street}, Chicago. Office hours, directions by bus and train, and a form for your message.`,
} satisfies PageInfo;

export const hero = {
  eyebrow: "Call, write or come by",
  heading: "Contact Us",
  lead: "A person answers the phone in office hours, and a person reads every message. If we do not do what you need, we’ll tell you who does.",
} satisfies Hero;

export const heroPicture = "storefront" satisfies PictureName;

export const callUs = `Call ${organisation.phone}`;

export const reachUs = {
  heading: "Reach Us",
  address: "Address",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
  holidays,
};

export const findUs = {
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
  ] satisfies PracticalFact[],
};

/** Offered below the subject field; a visitor may also write their own. */
export const subjects = {
  general: "General question",
  youth: "Registering a child or teenager",
  housing: "Housing or a safe place to stay",
  health: "Food, health care or counseling",
  prayer: "Prayer or a visit",
  giving: "Giving and receipts",
  tribute: "A tribute gift",
  foursome: "Golf Classic: register a foursome",
  sponsor: "Golf Classic: become a sponsor",
  dinner: "Awards dinner: reserve seats",
  training: "Job or business training",
  volunteering: "Volunteering and internships",
  partnership: "Partnership",
  press: "Press and media",
} as const;

/** The contact page with its subject filled in. */
export const contactAbout = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`;

export const form = {
  heading: "Send Us a Message",
  intro:
    "We answer within two business days. If you would rather talk, leave a phone number and say when to call.",
  requiredNote: "Please fill in every field that is not marked optional.",
  fields: {
    firstName: { label: contactFields.firstName.label },
    lastName: { label: contactFields.lastName.label },
    email: {
      label: contactFields.email.label,
      hint: "We use it only to answer you.",
    },
    phone: { label: contactFields.phone.label, hint: "If you would like a call back." },
    subject: {
      label: contactFields.subject.label,
      hint: "Pick one from the list or write your own.",
    },
    message: {
      label: contactFields.message.label,
      hint: `At least ${contactMessageMinimum} characters. Please leave out card numbers and medical details.`,
    },
  } satisfies Record<string, FieldText>,
  submit: "Send Message",
  busy: "Sending Message...",
  fallback: `Trouble with the form? Write to ${organisation.email} or call ${organisation.phone}.`,
};
