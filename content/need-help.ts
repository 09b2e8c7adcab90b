import { organisation } from "#rules/organisation.ts";
import { hotlines } from "./hotlines.ts";
import { pantryHours } from "./site.ts";
import type { IconName } from "./types.ts";

/** The same words in both languages of the front desk. */
export type TwoLanguages = { en: string; es: string };

export type HelpLine = { icon: IconName; title: TwoLanguages; text: TwoLanguages; phone: string };

export const needHelp: { heading: TwoLanguages; lines: HelpLine[] } = {
  heading: { en: "Need help now?", es: "¿Necesita ayuda ahora?" },
  lines: [
    {
      icon: "shopping-basket",
      title: { en: "Food", es: "Comida" },
      text: {
        en: `Our pantry at ${organisation.address.street}: ${pantryHours.days}, ${pantryHours.hours}. No papers asked. On other days, call for one near you.`,
        es: `Nuestra despensa en ${organisation.address.street}: jueves de 1:00 a 5:00 PM. No pedimos papeles. Otros días, llame y le dicen dónde.`,
      },
      phone: hotlines.helpFinder,
    },
    {
      icon: "bed-double",
      title: { en: "A bed tonight", es: "Una cama esta noche" },
      text: {
        en: "Call the city, day or night, and ask for shelter.",
        es: "Llame a la ciudad, de día o de noche, y pida un albergue.",
      },
      phone: hotlines.city,
    },
    {
      icon: "stethoscope",
      title: { en: "A doctor", es: "Un médico" },
      text: {
        en: "Weekdays, 9:00 AM to 6:00 PM, with or without insurance.",
        es: "Lunes a viernes, 9:00 AM a 6:00 PM, con o sin seguro.",
      },
      phone: organisation.phone,
    },
    {
      icon: "message-circle",
      title: { en: "Somebody to talk to", es: "Alguien con quien hablar" },
      text: {
        en: "Call or text at any hour, whatever is too much for you.",
        es: "Llame a cualquier hora y oprima el 2 para español.",
      },
      phone: hotlines.crisis,
    },
  ],
};

export const call: TwoLanguages = { en: "Call", es: "Llamar" };

/** Below the four, small but whole. */
export const urgentLines: { label: TwoLanguages; phone: string }[] = [
  { label: { en: "Danger", es: "Peligro" }, phone: hotlines.emergency },
  { label: { en: "Violence at home", es: "Violencia en casa" }, phone: hotlines.domesticViolence },
  { label: { en: "A child is hurt", es: "Maltrato infantil" }, phone: hotlines.childAbuse },
];

export const helpNote: TwoLanguages = {
  en: "All lines but ours answer day and night. Our pantry and clinic close on federal holidays.",
  es: "Todas menos la nuestra contestan día y noche. Nuestra despensa y la clínica cierran en feriados.",
};
