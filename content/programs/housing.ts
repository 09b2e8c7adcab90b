import { type Content, defineDocument } from "#content/document.ts";
import { date, group, list, longText, picture, text } from "#content/fields.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  intro,
  navigationLink,
  pageInfo,
  point,
  practicalFacts,
  questions,
  statistic,
} from "#content/shapes.ts";

export const housing = defineDocument({
  name: "programs/housing",
  title: "Housing and Stability",
  group: "Pages",
  path: "/programs/housing",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      projectsSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          link: navigationLink("Link"),
        },
        { label: "Projects: heading and text" },
      ),
      projects: list(
        group(
          {
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 240 }),
            units: text({ label: "How many homes", most: 60 }),
            status: text({ label: "Status", most: 60 }),
            timeline: text({ label: "When it will be ready", most: 60 }),
            due: date({ label: "Due on", optional: true }),
            picture: picture({ label: "Picture" }),
          },
          { label: "Project" },
        ),
        { label: "Projects", itemLabel: "title" },
      ),
      servicesSection: intro("Services: words above it"),
      services: list(point("Service"), { label: "Services", itemLabel: "title" }),
      impactSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          text: longText({ label: "Text", most: 600 }),
        },
        { label: "Impact: heading and text" },
      ),
      statistics: list(statistic("Number"), { label: "Numbers", itemLabel: "label" }),
      practical: practicalFacts(),
      questions: questions(),
      fairnessNote: longText({ label: "Fairness" }),
      callPrompt: callPrompt(),
    },
    { label: "Housing and Stability" },
  ),
  defaults: {
    page: {
      title: "Housing and Stability",
      description:
        "Recovery homes, affordable apartments and referrals on Chicago’s West Side: what we are building, who can apply, and whom to call tonight.",
    },
    hero: {
      eyebrow: "A key that is yours",
      heading: "Housing and Stability",
      lead: "Since {organisation.founded} we have helped to create {reach.unitsCreated} homes on the West Side, and {annually.familiesHoused} families live in them today. Most belong to housing partnerships or to the families themselves; we rent out {housing.ownApartments} apartments of our own.",
    },
    heroPicture: "homes",
    projectsSection: {
      heading: "What We Are Building and Running",
      lead: "Walter Jimerson directs housing. Every building site trains apprentices from the neighborhood.",
      link: { name: "See all our projects", href: "/projects" },
    },
    projects: [
      {
        title: "{building.project130.title}",
        description:
          "Apartments in a new brick building, for people who have finished a recovery program and are ready for a lease.",
        units: "{housing.project130Units} units",
        status: "{building.project130.status}",
        timeline: "{building.project130.timeline}",
        due: "{building.project130.due}",
        picture: "project-130",
      },
      {
        title: "{building.project843.title}",
        description:
          "A house for one family to own, with a porch in front and a yard behind. The buyer takes our homeowner class first.",
        units: "{housing.project843Bedrooms} bedrooms, {housing.project843Baths} baths",
        status: "{building.project843.status}",
        timeline: "{building.project843.timeline}",
        due: "{building.project843.due}",
        picture: "project-843",
      },
      {
        title: "Recovery Homes",
        description:
          "Furnished rooms for women in recovery and for their children, with case managers. To keep residents safe, we do not say where the homes are.",
        units: "{home.recovery} housed in recovery",
        status: "Active",
        timeline: "Open all year",
        picture: "block",
        due: "",
      },
    ],
    servicesSection: {
      heading: "Referrals and Supportive Housing",
      lead: "Both begin with a phone call.",
    },
    services: [
      {
        icon: "phone",
        title: "Referrals",
        description:
          "We often have no room. Then we call shelters, landlords and agencies with you, and stay on the line until somebody expects you or we have tried them all.",
      },
      {
        icon: "hand-helping",
        title: "Supportive Housing",
        description:
          "An apartment with a case manager, who helps with benefits, court dates, child care and a budget for as long as you want it.",
      },
    ],
    impactSection: {
      heading: "Housing in Numbers",
      text: "Units created: since {organisation.founded}, with partners; some have been sold since, and many are home to somebody who lives alone, so the families are fewer. Housed in recovery: women and children living in the recovery homes at one time. Active projects in housing: Project 130, Project 843 and the recovery homes.",
    },
    statistics: [
      { figure: "{reach.unitsCreated}", icon: "building-complex", label: "Units created" },
      { figure: "{home.recovery}", icon: "hand-heart", label: "Housed in recovery" },
      { figure: "{housing.activeProjects}", icon: "hammer", label: "Active projects" },
    ],
    practical: {
      heading: "If You Need Housing",
      facts: [
        {
          icon: "clock",
          label: "Tonight",
          text: "For a bed tonight call {hotlines.city}, at any hour, and ask for shelter. We seldom have a room the same day, but on weekdays from {hours.opens} to {hours.closes} we’ll help you call. {statements.danger}",
        },
        {
          icon: "users-round",
          label: "Who can apply",
          text: "Recovery homes: women aged 18 and over who are in recovery, with or without children. Apartments: anyone whose income is below the limit for the unit; those of Project 130 are for people who have finished a recovery program.",
        },
        {
          icon: "file-text",
          label: "What to bring",
          text: "An ID and proof of income, if you have them. If your papers were lost or taken, come anyway, and we’ll help you replace them.",
        },
        {
          icon: "circle-dollar-sign",
          label: "What it costs",
          text: "Asking is free. Rent is at most a third of your income. A recovery room is free for the first 90 days, and then costs at most a third of your income.",
        },
      ],
    },
    questions: {
      heading: "Neighbors Ask",
      items: [
        {
          question: "How long is the wait?",
          answer:
            "For a recovery room, usually one to two weeks; for an apartment, several months or more. Patrice Holloway, the recovery housing case manager, keeps the list for the recovery homes, and Yolanda Price at the front desk the one for apartments. They tell you where you stand and call when it changes.",
        },
        {
          question: "I have an eviction or a record. Should I still apply?",
          answer:
            "Yes. Neither rules you out by itself: tell us what happened, and we decide case by case. There are exceptions. Federal law keeps people on a lifetime sex-offender registry, or convicted of making methamphetamine in subsidized housing, out of some of our units, and nobody convicted of harming a child can live in the recovery homes.",
        },
        {
          question: "Can I stay with my children?",
          answer:
            "Yes. Children stay with their mother, keep their school where they can, and may join the after-school program when it has a place.",
        },
        {
          question: "Somebody is hurting me at home. What can I do?",
          answer:
            "{statements.danger} Otherwise call the Illinois Domestic Violence Hotline at {hotlines.domesticViolence}, at any hour. They know which safe places have room today. If you call us, tell us when it is safe to call back, and we’ll leave no message otherwise.",
        },
        {
          question: "I own a two-flat on the West Side. Do you need landlords?",
          answer:
            "Yes. Our tenants come with a case manager and a paid deposit, and you can call us when something goes wrong.",
        },
      ],
    },
    fairnessNote: "{statements.fairness.housing}",
    callPrompt: {
      heading: "Talk to Someone About Housing",
      text: "You need no form and no referral. Say that you are calling about housing, and when it is safe to call you back.",
      button: "Call {organisation.phone}",
    },
  },
});

export type Housing = Content<typeof housing>;
