import { type Content, defineDocument } from "#content/document.ts";
import { group, list, longText, text } from "#content/fields.ts";
import {
  formEnd,
  hero,
  heroPicture,
  hint,
  navigationLink,
  pageInfo,
  practicalFacts,
  question,
} from "#content/shapes.ts";
import { volunteering } from "#rules/volunteering.ts";

export const volunteerGroups = defineDocument({
  name: "volunteer/groups",
  title: "Volunteer groups",
  group: "Pages",
  path: "/volunteer/groups",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      practical: practicalFacts(),
      form: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          intro: longText({ label: "Introduction", most: 240 }),
          requiredNote: text({ label: "About required fields", most: 120 }),
          fields: group(
            {
              email: hint("Email"),
              phone: hint("Phone"),
              people: hint("How many people"),
              youngest: hint("Age of the youngest"),
              roles: hint("Roles"),
              days: hint("Days"),
              message: hint("A few words"),
            },
            { label: "Hints in the form" },
          ),
          roleDetails: text({
            label: "About a role, in its line",
            most: 120,
            fills: ["title", "when", "n", "age"],
          }),
          ...formEnd(),
        },
        { label: "The form" },
      ),
      nextSteps: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          items: list(question(), { label: "Questions", itemLabel: "question" }),
          help: longText({ label: "Where to ask", most: 240 }),
          otherWays: navigationLink("Link to the page for one person"),
        },
        { label: "Next steps" },
      ),
    },
    { label: "Volunteer groups" },
  ),
  defaults: {
    page: {
      title: "Volunteer as a Group",
      description:
        "Bring your church, school or company to Circle in Austin, Chicago: a morning in the garden, the pantry or the kitchen. One short form for everybody.",
    },
    hero: {
      eyebrow: "Churches, schools, companies",
      heading: "Volunteer as a Group",
      lead: "Bring a youth group for a Saturday in the garden, or your team for a morning in the pantry. One person signs everybody up, and we plan the day together.",
    },
    heroPicture: "plaza",
    practical: {
      heading: "Good to Know",
      facts: [
        {
          icon: "users-round",
          label: "Who can come",
          text: "Ages {volunteering.groupAge} and up, with {volunteering.groupAdults}. If a role is for adults only, it says so. Younger children? Ask us.",
        },
        {
          icon: "calendar-clock",
          label: "How much time",
          text: "One shift of about three hours, once or as often as you like. Please sign up three weeks ahead.",
        },
        {
          icon: "shield-check",
          label: "Forms",
          text: "Everyone under 18 brings a consent form that a parent or guardian has signed. Nobody needs a background check for the garden or the pantry.",
        },
        {
          icon: "circle-dollar-sign",
          label: "What it costs",
          text: "Nothing. We have tools, gloves and water. Please wear closed-toe shoes.",
        },
      ],
    },
    form: {
      heading: "Sign Up Your Group",
      intro:
        "It takes about three minutes. Tell us who to contact, and we’ll contact you within {volunteering.response}.",
      requiredNote: "Please fill in every field that is not marked optional.",
      fields: {
        email: { hint: "We write to you at this address." },
        phone: { hint: "With area code." },
        people: { hint: "Adults included. A guess is fine." },
        youngest: { hint: "It tells us which work fits." },
        roles: { hint: "Optional. Choose as many as you like." },
        days: { hint: "Choose at least one." },
        message: { hint: "Dates you have in mind, and what we should plan for." },
      },
      roleDetails: "{title}: {when}, up to {n} people, ages {age} and up",
      submit: "Sign Up Our Group",
      busy: "Signing Up...",
      privacy:
        "We keep your sign-up for {kept.volunteerApplications}. The front desk and the leader of the program read it, and nobody else does. Please do not send us the names of children. To see it or have it deleted sooner, write to {organisation.email} or call {organisation.phone}.",
      fallback:
        "If nothing happens when you press the button, call {organisation.phone} or write to {organisation.email}, and we’ll fill it out together.",
    },
    nextSteps: {
      heading: "What Happens Next",
      items: [
        { question: "We plan it together", answer: volunteering.groups.plan },
        { question: "You get what you need", answer: volunteering.groups.before },
        { question: "You come", answer: volunteering.groups.day },
      ],
      help: volunteering.contact,
      otherWays: { name: "Volunteer by yourself", href: "/volunteer" },
    },
  },
});

export type VolunteerGroups = Content<typeof volunteerGroups>;
