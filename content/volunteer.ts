import { organisation } from "#rules/organisation.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { figureText, reach, volunteerResponse } from "./figures.ts";
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
  lead: `${figureText(reach.volunteers)} people give us their time, from high-school juniors to retired bus drivers. Two hours a week at a homework table counts. So does one Thursday a month in the pantry line.`,
} satisfies Hero;

export const heroPicture = "garden" satisfies PictureName;

export const benefits = [
  {
    icon: "hand-heart",
    title: "Make an Impact",
    description:
      "You will see what your hours did: a child who reads the page, a box that leaves full, a porch with a fresh coat of paint.",
  },
  {
    icon: "users",
    title: "Build Community",
    description:
      "Work beside people who live on these blocks. Most of our volunteers come back because of who stands next to them.",
  },
  {
    icon: "sprout",
    title: "Grow Together",
    description:
      "We train you before your first shift and pair you with someone who has done the work for years. Many find a skill, a reference or a calling.",
  },
] satisfies Point[];

export const practical = {
  heading: "Before You Apply",
  facts: [
    {
      icon: "users-round",
      label: "Who can apply",
      text: "Anyone aged 16 or older. At 16 and 17 a parent or guardian signs a form at orientation.",
    },
    {
      icon: "calendar-clock",
      label: "How much time",
      text: "Tutors and mentors: one afternoon a week for a school year. Pantry, garden and events: one shift at a time.",
    },
    {
      icon: "shield-check",
      label: "Background check",
      text: "Everyone who works with children or residents is checked. We pay for it, and an old record does not rule you out.",
    },
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "Nothing. We provide training, gloves and a T-shirt; you bring closed shoes.",
    },
  ] satisfies PracticalFact[],
};

export const form = {
  heading: "Volunteer Application",
  intro: `It takes about five minutes. We contact you within ${volunteerResponse}.`,
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
      intro: "Check everything that fits. Nothing here is a promise.",
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
      hint: `With area code, for example ${organisation.phone}.`,
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
      question: "We call you",
      answer: `Someone from our team gets in touch within ${volunteerResponse} to hear what you had in mind.`,
    },
    {
      question: "You visit",
      answer:
        "Orientation is on the second Tuesday of the month at 4:30 PM in the front office: a walk around the campus, soup, and your questions.",
    },
    {
      question: "You try a shift",
      answer:
        "Your first time is beside an experienced volunteer. If the fit is wrong, say so, and we find another.",
    },
  ] satisfies Question[],
  help: `Rather talk first? Call ${organisation.phone}.`,
  otherWays: { name: "Other ways to get involved", href: "/get-involved" },
};
