import { type Content, defineDocument } from "./document.ts";
import { choice, group, list, longText, text, time } from "./fields.ts";
import { weekdayChoices } from "./hours/pantry.ts";
import { pantryFromVersion2 } from "./hours/version-2.ts";

const holidaysBriefly = {
  holidaysBriefly: "On holidays we close; for a {hours.pantry.day}, the pantry opens Wednesday.",
  holidaysBrieflyInSpanish: "En festivos cerramos; si es jueves, la despensa abre el miércoles.",
};

/** When somebody is here. Every page that names an hour takes it from here. */
export const hours = defineDocument({
  name: "hours",
  title: "Hours",
  group: "Facts",
  seenOn: "/contact",
  version: 3,
  schema: group(
    {
      opening: list(
        group(
          { days: text({ label: "Days", most: 40 }), hours: text({ label: "Hours", most: 60 }) },
          { label: "Line" },
        ),
        { label: "Opening hours", help: "As the contact page lists them.", itemLabel: "days" },
      ),
      note: longText({ label: "Below the opening hours", most: 400 }),
      office: longText({ label: "Office, in a sentence", most: 160 }),
      opens: text({ label: "Office opens", help: "On weekdays.", most: 20 }),
      closes: text({ label: "Office closes", help: "On weekdays.", most: 20 }),
      sundayService: text({ label: "Sunday service", most: 40 }),
      pantry: group(
        {
          days: list(choice(weekdayChoices, { label: "Day" }), {
            label: "Days",
            least: 1,
            most: 7,
          }),
          opens: time({ label: "Opens" }),
          closes: time({
            label: "Closes",
            help: "Every page uses these days and hours, in English and in Spanish.",
          }),
          door: text({ label: "Which door", help: "Not the door the children use." }),
        },
        {
          label: "Food pantry",
          startsOpen: true,
          rules: [{ after: ["opens", "closes"], sentence: "It must close after it opens." }],
        },
      ),
      clinicWeekdays: text({ label: "Clinic on weekdays", most: 40 }),
      clinicInSpanish: text({
        label: "Clinic on weekdays in Spanish",
        most: 40,
        spanishOf: ["clinicWeekdays"],
      }),
      clinic: longText({ label: "Clinic, in full", most: 300 }),
      holidays: longText({ label: "On holidays", most: 400 }),
      holidaysBriefly: longText({ label: "On holidays, in a few words", most: 120 }),
      holidaysBrieflyInSpanish: longText({
        label: "On holidays, in a few words in Spanish",
        most: 120,
        spanishOf: ["holidaysBriefly"],
      }),
    },
    { label: "Hours" },
  ),
  defaults: {
    opening: [
      { days: "Monday to Friday", hours: "{hours.opens}-{hours.closes}" },
      { days: "Saturday", hours: "Closed" },
      { days: "Sunday", hours: "Church service {hours.sundayService}" },
    ],
    note: "Yolanda Price is at the front desk on weekdays and finds you the right person, in English or Spanish. On Sunday New Mercy Church of Austin, our partner, welcomes everyone.",
    office: "Monday to Friday, {hours.opens} to {hours.closes}",
    opens: "9:00 AM",
    closes: "6:00 PM",
    sundayService: "10:30 AM-12:00 PM",
    pantry: {
      days: ["Thursday"],
      opens: "13:00",
      closes: "17:00",
      door: "the pantry door, on the parking-lot side of the building",
    },
    clinicWeekdays: "9:00 AM to 6:00 PM",
    clinicInSpanish: "9:00 AM a 6:00 PM",
    clinic:
      "Monday to Friday, {hours.clinicWeekdays}, and Tuesdays until 8:00 PM. If you are sick today, walk in before 11:00 AM.",
    holidays:
      "The office, the clinic and the pantry are closed on federal holidays. When a holiday falls on a {hours.pantry.day}, the pantry opens on the Wednesday before it, at the same hours.",
    ...holidaysBriefly,
  },
  migrate: [
    (before) => ({ ...before, ...holidaysBriefly }),
    (before) => ({
      ...before,
      pantry: pantryFromVersion2((before.pantry ?? {}) as Record<string, unknown>),
    }),
  ],
});

export type Hours = Content<typeof hours>;
