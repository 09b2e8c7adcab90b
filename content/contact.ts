import { contactFields, contactMessageMinimum } from "#rules/contact.ts";
import { organisation } from "#rules/organisation.ts";
import type { FieldText, Hero, PageInfo, PictureName, PracticalFact } from "./types.ts";

export const page = {
  path: "/contact",
  title: "Contact",
  description: `Call, write or come by: ${organisation.address.street}, Chicago. Office hours, directions by bus and train, and a form for your message.`,
} satisfies PageInfo;

export const hero = {
  eyebrow: "Contact",
  heading: "Talk to Us",
  lead: "A person answers the phone here, and a person reads every message. Tell us what you need in your own words; if it is not something we do, we will say who does.",
} satisfies Hero;

export const heroPicture = "storefront" satisfies PictureName;

export const callUs = `Call ${organisation.phone}`;

export const reachUs = {
  heading: "Reach Us",
  address: "Address",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
};

export const findUs = {
  heading: "Getting Here",
  facts: [
    {
      icon: "bus",
      label: "By bus or train",
      text: "The 57 Laramie bus stops at Washington Boulevard, a one-minute walk. From the Laramie stop on the Green Line, walk south for about six minutes.",
    },
    {
      icon: "map-pin",
      label: "By car",
      text: "Park free in the lot behind the front office; the entrance is on the alley side. Two spaces by the door are kept for people who use a wheelchair or cane.",
    },
    {
      icon: "heart-handshake",
      label: "At the door",
      text: "The entrance is level with the sidewalk and every public room is on the ground floor or reached by elevator. Spanish is spoken at the front desk.",
    },
  ] satisfies PracticalFact[],
};

export const urgent = {
  heading: "If it cannot wait",
  text: "For danger to life call 911. For a place to sleep tonight when our office is closed, call 311 and ask for shelter. If you are thinking of ending your life, call or text 988, at any hour.",
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
  volunteering: "Volunteering and internships",
  partnership: "Partnership",
  press: "Press and media",
} as const;

/** The contact page with its subject filled in. */
export const contactAbout = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`;

export const form = {
  heading: "Send Us a Message",
  intro:
    "We answer within two business days. If you would rather talk, leave a phone number and say when it suits you.",
  requiredNote: "Please fill in every field that is not marked optional.",
  fields: {
    firstName: { label: contactFields.firstName.label },
    lastName: { label: contactFields.lastName.label },
    email: {
      label: contactFields.email.label,
      hint: "We use it to answer you and for nothing else.",
    },
    phone: { label: contactFields.phone.label, hint: "If you would like a call back." },
    subject: {
      label: contactFields.subject.label,
      hint: "Pick one from the list or write your own.",
    },
    message: {
      label: contactFields.message.label,
      hint: `At least ${contactMessageMinimum} characters. Please leave out medical details and card numbers.`,
    },
  } satisfies Record<string, FieldText>,
  submit: "Send Message",
  busy: "Sending Message...",
  fallback: `Trouble with the form? Write to ${organisation.email} or call ${organisation.phone}.`,
};
