import { type Content, defineDocument } from "./document.ts";
import { group, icon, list, text } from "./fields.ts";
import { inBothLanguages } from "./shapes.ts";

const more = {
  en: "Rent, bills, eviction, work: who helps",
  es: "Renta, recibos, desalojo, trabajo: quién ayuda",
};

export const needHelp = defineDocument({
  name: "need-help",
  title: "Need help now?",
  group: "Lists",
  seenOn: "/contact",
  version: 2,
  schema: group(
    {
      heading: inBothLanguages("Heading"),
      lines: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: inBothLanguages("Title"),
            text: inBothLanguages("Text"),
            phone: text({ label: "Phone", most: 60 }),
          },
          { label: "Line" },
        ),
        { label: "Who to call", itemLabel: "title" },
      ),
      call: inBothLanguages("Word before a number"),
      urgentLines: list(
        group(
          {
            label: inBothLanguages("For what"),
            phone: text({ label: "Phone", most: 60 }),
          },
          { label: "Emergency number" },
        ),
        { label: "Emergency numbers", itemLabel: "label" },
      ),
      more: inBothLanguages("Link to the Help page"),
      note: inBothLanguages("Note"),
    },
    { label: "Need help now?" },
  ),
  migrate: [(content) => ({ ...content, more })],
  defaults: {
    heading: { en: "Need help now?", es: "¿Necesita ayuda ahora?" },
    lines: [
      {
        icon: "shopping-basket",
        title: { en: "Food", es: "Comida" },
        text: {
          en: "Our pantry at {organisation.address.street}: {hours.pantry.days}, {hours.pantry.hours}. No papers asked. On other days, call for one near you.",
          es: "Nuestra despensa en {organisation.address.street}: {hours.pantry.inSpanish}. No pedimos papeles. Otros días, llame y le dicen dónde.",
        },
        phone: "{hotlines.helpFinder}",
      },
      {
        icon: "bed-double",
        title: { en: "A bed tonight", es: "Una cama esta noche" },
        text: {
          en: "Call the city, day or night, and ask for shelter.",
          es: "Llame a la ciudad, de día o de noche, y pida un albergue.",
        },
        phone: "{hotlines.city}",
      },
      {
        icon: "stethoscope",
        title: { en: "A doctor", es: "Un médico" },
        text: {
          en: "Weekdays, {hours.clinicWeekdays}, with or without insurance.",
          es: "Lunes a viernes, {hours.clinicInSpanish}, con o sin seguro.",
        },
        phone: "{organisation.phone}",
      },
      {
        icon: "message-circle",
        title: { en: "Someone to talk to", es: "Alguien con quien hablar" },
        text: {
          en: "Call or text at any hour, whatever is too much for you.",
          es: "Llame a cualquier hora y oprima el 2 para español.",
        },
        phone: "{hotlines.crisis}",
      },
    ],
    call: { en: "Call", es: "Llamar" },
    urgentLines: [
      { label: { en: "Danger", es: "Peligro" }, phone: "{hotlines.emergency}" },
      {
        label: { en: "Violence at home", es: "Violencia en casa" },
        phone: "{hotlines.domesticViolence}",
      },
      { label: { en: "A child is hurt", es: "Maltrato infantil" }, phone: "{hotlines.childAbuse}" },
    ],
    more,
    note: {
      en: "Public lines answer day and night. {hours.holidaysBriefly}",
      es: "Las líneas públicas contestan día y noche. {hours.holidaysBrieflyInSpanish}",
    },
  },
});

export type NeedHelp = Content<typeof needHelp>;
