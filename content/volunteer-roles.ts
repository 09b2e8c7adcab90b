import { chicagoDayEnd } from "#rules/chicago.ts";
import { weekdays } from "#rules/volunteer-roles.ts";
import { volunteering } from "#rules/volunteering.ts";
import { isDay } from "./checks.ts";
import { type Content, defineDocument } from "./document.ts";
import {
  addressName,
  archive,
  choice,
  date,
  group,
  list,
  longText,
  number,
  text,
} from "./fields.ts";
import { withAddresses } from "./item-addresses.ts";
import { sampleRoles } from "./volunteer-roles-samples.ts";

const days = Object.fromEntries(weekdays.map((day) => [day, day])) as Record<
  // Each of them, and nothing else.
  (typeof weekdays)[number],
  string
>;

/** What volunteers are needed for now. */
export const volunteerRoles = defineDocument({
  name: "volunteer-roles",
  title: "Volunteer roles",
  group: "Lists",
  seenOn: "/volunteer",
  version: 1,
  schema: group(
    {
      roles: list(
        group(
          {
            title: text({ label: "Name", most: 60 }),
            lead: longText({ label: "What they do, in a sentence or two", most: 240 }),
            days: list(choice(days, { label: "Day" }), {
              label: "Days of the week",
              help: "For something that happens once, leave this empty and choose its date below.",
              most: 7,
            }),
            date: date({
              label: "Date, if it happens once",
              help: "The next morning it leaves the page automatically.",
              optional: true,
            }),
            time: choice(
              { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
              { label: "Time of day", help: "Visitors can look for roles by this." },
            ),
            hours: text({
              label: "Hours, in words",
              help: "Such as: 9:00 AM to noon, twice a month.",
              most: 80,
            }),
            where: text({ label: "Where", most: 80 }),
            needed: number({ label: "How many people we need", least: 1, most: 500 }),
            fromAge: number({
              label: "Minimum age",
              help: `For people who come alone. In a group, it is ${volunteering.groups.youngest}, except for roles that are 18 and up.`,
              least: 5,
              most: 99,
            }),
            training: text({
              label: "Training they need first",
              help: "Empty if you show them on their first day.",
              most: 120,
              optional: true,
            }),
            groupSize: number({
              label: "The largest group that can come together",
              help: "0 if this is not for groups. Groups find it on their own form.",
              least: 0,
              most: 200,
            }),
            standing: choice(
              { open: "Open", filled: "Filled" },
              {
                label: "Open or filled",
                help: "A filled role leaves the page and the forms until it is open again.",
              },
            ),
            address: addressName(
              {
                label: "Name in links",
                help: "The last part of /volunteer?role=… It is made from the name when the role is first published, and stays the same so that links keep working.",
              },
              [],
            ),
            archive: archive(),
          },
          {
            label: "Role",
            rules: [
              {
                either: ["days", "date"],
                sentence: "Please choose the days of the week, or a date.",
              },
            ],
          },
        ),
        {
          label: "Roles",
          itemLabel: "title",
          overAfter: "date",
          unique: { field: "address", sentence: "Another role has this name in links." },
        },
      ),
      words: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          none: longText({
            label: "Instead of the text below the heading, while no role is open",
            most: 240,
          }),
          filters: group(
            {
              heading: text({ label: "What a screen reader calls them", most: 60 }),
              day: text({ label: "Question: day", most: 60 }),
              anyDay: text({ label: "Every day", most: 60 }),
              time: text({ label: "Question: time of day", most: 60 }),
              anyTime: text({ label: "Every time of day", most: 60 }),
              morning: text({ label: "Mornings", most: 60 }),
              afternoon: text({ label: "Afternoons", most: 60 }),
              evening: text({ label: "Evenings", most: 60 }),
              age: text({ label: "Question: age", most: 60 }),
              adult: text({ label: "18 or older", most: 60 }),
              under18: text({ label: "16 or 17", most: 60 }),
              found: text({ label: "How many are shown", most: 90, fills: ["n", "all"] }),
              nothing: longText({ label: "When none fits", most: 240 }),
            },
            { label: "Filters" },
          ),
          facts: group(
            {
              where: text({ label: "Where", most: 60 }),
              needed: text({ label: "How many we need", most: 60, fills: ["n"] }),
              neededOne: text({ label: "When we need one", most: 60 }),
              fromAge: text({ label: "Age", most: 60, fills: ["n"] }),
              training: text({ label: "Training", most: 60 }),
              noTraining: text({ label: "Without training", most: 60 }),
              groups: text({ label: "Groups", most: 60, fills: ["n", "age"] }),
              apply: text({ label: "Button", most: 60 }),
            },
            { label: "On each role" },
          ),
          otherwise: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
              button: text({ label: "Button", most: 60 }),
            },
            { label: "After the roles: for everyone else" },
          ),
          groups: group(
            {
              heading: text({ label: "Heading", most: 60 }),
              text: longText({ label: "Text", most: 240 }),
              button: text({ label: "Button", most: 60 }),
            },
            { label: "After the roles: for groups" },
          ),
          field: group(
            {
              hint: longText({ label: "Link back to the roles", most: 240 }),
              none: text({ label: "Before something is chosen", most: 60 }),
              gone: longText({ label: "When a link names a role that is not open", most: 240 }),
            },
            { label: "The field in the application" },
          ),
        },
        { label: "Words around the roles" },
      ),
    },
    { label: "Volunteer roles" },
  ),
  complete: withAddresses("roles", []),
  defaults: {
    roles: sampleRoles,
    words: {
      heading: "What Is Needed Now",
      lead: "Choose a day that works for you. Each role says what you do, where, and what to know first.",
      none: "Every role is filled right now. Apply anyway: we call when a place opens up.",
      filters: {
        heading: "Find a role",
        day: "Which day?",
        anyDay: "Any day",
        time: "What time?",
        anyTime: "Any time",
        morning: "Morning",
        afternoon: "Afternoon",
        evening: "Evening",
        age: "How old are you?",
        adult: "18 or older",
        under18: "16 or 17",
        found: "Showing {n} of {all} roles.",
        nothing:
          "No role fits right now. Apply without one: tell us when you are free, and we call when something opens up.",
      },
      facts: {
        where: "Where",
        needed: "{n} people needed",
        neededOne: "One person needed",
        fromAge: "Ages {n} and up",
        training: "Training",
        noTraining: "We show you on your first day",
        groups: "Groups of up to {n}, ages {age} and up",
        apply: "Apply for this role",
      },
      otherwise: {
        heading: "Nothing fits?",
        text: "Apply without choosing a role. Tell us when you are free and what you like to do, and we’ll help you find one.",
        button: "Apply without a role",
      },
      groups: {
        heading: "Coming as a group?",
        text: "Churches, schools and companies sign up together, on a short form. One person fills it out for everyone.",
        button: "Sign up a group",
      },
      field: {
        hint: "Choose from the roles that are open now",
        none: "No particular role",
        gone: "The role in your link is not open anymore. You can choose another one, or apply without one.",
      },
    },
  },
});

export type VolunteerRoles = Content<typeof volunteerRoles>;
export type VolunteerRole = VolunteerRoles["roles"][number];

/** When a role that has a date is over, such as 2026-12-01T00:00:00-06:00; "" where it has none. */
export const roleEnd = ({ date: day }: Pick<VolunteerRole, "date">) =>
  isDay(day) ? chicagoDayEnd(day) : "";
