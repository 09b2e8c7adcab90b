import { type Content, defineDocument } from "./document.ts";
import { group, list, longText, text } from "./fields.ts";
import {
  formEnd,
  hero,
  heroPicture,
  hint,
  navigationLink,
  pageInfo,
  point,
  practicalFacts,
  question,
} from "./shapes.ts";

const notSent =
  "This copy of the site runs on a local address: the application stays on this page and is not sent.";

/** Staff may have published the form before this note. */
const withNote = (before: Record<string, unknown>) => ({
  ...before,
  form: { ...(before.form as object), notSent },
});

export const volunteer = defineDocument({
  name: "volunteer",
  title: "Volunteer",
  group: "Pages",
  path: "/volunteer",
  version: 2,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      benefits: list(point("Benefit"), { label: "Benefits", itemLabel: "title" }),
      practical: practicalFacts(),
      form: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          intro: longText({ label: "Introduction", most: 240 }),
          requiredNote: text({ label: "About required fields", most: 120 }),
          sections: group(
            {
              personal: group(
                {
                  heading: text({ label: "Heading", most: 60 }),
                  intro: longText({ label: "Introduction", most: 240 }),
                },
                { label: "About the person" },
              ),
              address: group(
                {
                  heading: text({ label: "Heading", most: 60 }),
                  intro: longText({ label: "Introduction", most: 240 }),
                },
                { label: "Address" },
              ),
              preferences: group(
                {
                  heading: text({ label: "Heading", most: 60 }),
                  intro: longText({ label: "Introduction", most: 240 }),
                },
                { label: "What they would like to do" },
              ),
              additional: group(
                {
                  heading: text({ label: "Heading", most: 60 }),
                  intro: longText({ label: "Introduction", most: 240 }),
                },
                { label: "What else we ask" },
              ),
            },
            { label: "Sections" },
          ),
          fields: group(
            {
              email: hint("Email"),
              phone: hint("Phone"),
              age: group(
                { placeholder: text({ label: "Before something is chosen", most: 60 }) },
                { label: "Age" },
              ),
              availability: hint("Availability"),
              interests: hint("Interests"),
              experience: hint("Experience"),
              motivation: hint("Motivation"),
              emergencyContact: hint("Emergency contact"),
              backgroundCheck: hint("Background check"),
            },
            { label: "Hints in the form" },
          ),
          ...formEnd(),
          notSent: longText({ label: "Where the form sends nothing", most: 240 }),
        },
        { label: "The form" },
      ),
      nextSteps: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          items: list(question(), { label: "Questions", itemLabel: "question" }),
          help: longText({ label: "Where to ask", most: 240 }),
          otherWays: navigationLink("Link to other ways to help"),
        },
        { label: "Next steps" },
      ),
    },
    { label: "Volunteer" },
  ),
  defaults: {
    page: {
      title: "Volunteer",
      description:
        "Apply to volunteer with Circle in Austin, Chicago: homework tables, the food pantry, the garden, the front desk. Ages 16 and up.",
    },
    hero: {
      eyebrow: "Get involved",
      heading: "Become a Volunteer",
      lead: "{reach.volunteers} people volunteer with us in a year, from high-school juniors to retirees. You can help at a homework table two hours a week, or in the pantry a few hours a month.",
    },
    heroPicture: "garden",
    benefits: [
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
          "We show you the work on your first day and pair you with an experienced volunteer. After 20 hours we are glad to write you a reference.",
      },
    ],
    practical: {
      heading: "Before You Apply",
      facts: [
        {
          icon: "users-round",
          label: "Who can apply",
          text: "Anyone aged {volunteering.minimumAge} or older. {volunteering.underEighteen}",
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
          text: "Nothing. We give you gloves and a T-shirt. Please wear closed-toe shoes.",
        },
      ],
    },
    form: {
      heading: "Volunteer Application",
      intro: "It takes about five minutes. We’ll contact you within {volunteering.response}.",
      requiredNote: "Please fill in every field that is not marked optional.",
      sections: {
        personal: {
          heading: "Personal Information",
          intro: "How we reach you, and the age range that tells us which shifts are open to you.",
        },
        address: { heading: "Address", intro: "So that we can offer you something close to home." },
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
        email: { hint: "We write to you at this address." },
        phone: { hint: "With area code." },
        age: { placeholder: "Choose your age range" },
        availability: { hint: "Choose at least one." },
        interests: { hint: "Choose at least one." },
        experience: { hint: "Work, church, family, languages: anything you know how to do." },
        motivation: { hint: "A sentence or two is plenty." },
        emergencyContact: { hint: "Name and phone number of one person." },
        backgroundCheck: {
          hint: "We ask everyone to agree. We run it only for people who work with children or residents, and only after we have spoken with you.",
        },
      },
      submit: "Submit Volunteer Application",
      busy: "Submitting Application...",
      privacy:
        "We keep your application for {kept.volunteerApplications}. The front desk and the leader of the program you choose read it, and nobody else does. The background check is run by an outside service, only after we have spoken with you. To see it or have it deleted sooner, write to {organisation.email} or call {organisation.phone}.",
      fallback:
        "If nothing happens when you press the button, call {organisation.phone} or write to {organisation.email}, and we’ll fill it out together.",
      notSent,
    },
    nextSteps: {
      heading: "What Happens Next",
      items: [
        {
          question: "We get in touch",
          answer:
            "We’ll call or write within {volunteering.response} to ask what you would like to do.",
        },
        {
          question: "You come to orientation",
          answer:
            "Orientation is held {volunteering.orientationWhen}, {volunteering.orientationWhere}: a walk around the campus, and time for questions. If you can’t come that day, ask us for another time. {volunteering.underEighteen}",
        },
        {
          question: "You try a shift",
          answer:
            "Your first shift is beside an experienced volunteer. If it does not suit you, say so, and we’ll find you another.",
        },
      ],
      help: "Questions before then? Call {organisation.phone}, Monday to Friday from {hours.opens} to {hours.closes}, and ask for Yolanda Price at the front desk.",
      otherWays: { name: "Other ways to get involved", href: "/get-involved" },
    },
  },
  migrate: [withNote],
});

export type Volunteer = Content<typeof volunteer>;
