import { organisation } from "#rules/organisation.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { volunteering } from "#rules/volunteering.ts";
import { figureText, reach } from "./figures.ts";
import type {
  FieldText,
  Hero,
  PageInfo,
  PictureName,
  Point,
  PracticalFact,
  Question,
} from "./types.ts";

export const page = {
  path: "/volunteer",
  title: "Volunteer",
  description:
    "Apply to volunteer with Circle in Austin, Chicago: homework tables, the food pantry, the garden, the front desk. Ages 16 and up.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Get involved",
  heading: "Become a Volunteer",
  lead: `${figureText(reach.volunteers)} people volunteer with us in a year, from high-school juniors to retirees. You can help at a homework table two hours a week, or in the pantry one Thursday a month.`,
} satisfies Hero;

export const heroPicture = "garden" satisfies PictureName;

export const benefits = [
  {
    icon: "hand-heart",
    title: "Make an Impact",
    description:
      "You see what your hours did: a page of homework finished, a family’s groceries packed, a porch painted.",
  },
  {
    icon: "users",
    title: "Build Community",
    description:
      "You work beside people who live in Austin. Most volunteers who stay tell us that they stay for the company.",
  },
  {
    icon: "sprout",
    title: "Grow Together",
    description:
      "We train you before your first shift and pair you with an experienced volunteer. After 20 hours we are glad to write you a reference.",
  },
] satisfies Point[];

export const practical = {
  heading: "Before You Apply",
  facts: [
    {
      icon: "users-round",
      label: "Who can apply",
      text: `Anyone aged ${volunteering.minimumAge} or older. ${volunteering.underEighteen}`,
    },
    {
      icon: "calendar-clock",
      label: "How much time",
      text: "Tutors and mentors: one afternoon a week for a school year. Pantry, garden and events: one shift at a time.",
    },
    {
      icon: "shield-check",
      label: "Background check",
      text: "We check everyone who works with children or residents, and we pay for it. An old record does not rule you out, with exceptions: nobody convicted of harming a child, of a sexual offense or of violence at home works with children or residents. Ask us about anything else.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Nothing. We provide training, gloves and a T-shirt. Please wear closed shoes.",
    },
  ] satisfies PracticalFact[],
};

export const form = {
  heading: "Volunteer Application",
  intro: `It takes about five minutes. We’ll contact you within ${volunteering.response}.`,
  requiredNote: "Please fill in every field that is not marked optional.",
  sections: {
    personal: {
      heading: "Personal Information",
      intro: "How we reach you, and the age range that tells us which shifts are open to you.",
    },
    address: {
      heading: "Address",
      intro: "So that we can offer you something close to home.",
    },
    preferences: {
      heading: "Volunteer Preferences",
      intro: "Check everything that fits. You can change your mind later.",
    },
    additional: {
      heading: "Additional Information",
      intro: "A few words about you, and whom to call if you are hurt on a shift.",
    },
  },
  fields: {
    firstName: { label: volunteerFields.firstName.label },
    lastName: { label: volunteerFields.lastName.label },
    email: { label: volunteerFields.email.label, hint: "We write to you at this address." },
    phone: {
      label: volunteerFields.phone.label,
      hint: "With area code.",
    },
    age: { label: volunteerFields.age.label, placeholder: "Choose your age range" },
    address: { label: volunteerFields.address.label },
    city: { label: volunteerFields.city.label },
    state: { label: volunteerFields.state.label },
    zipCode: { label: volunteerFields.zipCode.label },
    availability: { label: volunteerFields.availability.label, hint: "Choose at least one." },
    interests: { label: volunteerFields.interests.label, hint: "Choose at least one." },
    experience: {
      label: volunteerFields.experience.label,
      hint: "Work, church, family, languages: anything you know how to do.",
    },
    motivation: {
      label: volunteerFields.motivation.label,
      hint: "A sentence or two is plenty.",
    },
    emergencyContact: {
      label: volunteerFields.emergencyContact.label,
      hint: "Name and phone number of one person.",
    },
    backgroundCheck: {
      label: volunteerFields.backgroundCheck.label,
      hint: "We run it only after we have spoken with you.",
    },
  } satisfies Record<string, FieldText>,
  submit: "Submit Volunteer Application",
  busy: "Submitting Application...",
  fallback: `If nothing happens when you press the button, call ${organisation.phone} or write to ${organisation.email}, and we fill it in together.`,
};

export const nextSteps = {
  heading: "What Happens Next",
  items: [
    {
      question: "We get in touch",
      answer: `We’ll call or write within ${volunteering.response} to ask what you would like to do.`,
    },
    {
      question: "You come to orientation",
      answer: `Orientation is held ${volunteering.orientation.when}, ${volunteering.orientation.where}: a walk around the campus, and time for questions. ${volunteering.underEighteen}`,
    },
    {
      question: "You try a shift",
      answer:
        "Your first shift is beside an experienced volunteer. If it does not suit you, say so, and we’ll find you another.",
    },
  ] satisfies Question[],
  help: volunteering.contact,
  otherWays: { name: "Other ways to get involved", href: "/get-involved" },
};
