import { facts, heading, paragraph, quotation } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { volunteering } from "#rules/volunteering.ts";
import { volunteeringInSpanish } from "#rules/volunteering-in-spanish.ts";
import { acknowledgement, languageFact, type Stored, toStaff } from "./mails.ts";
import { dayNames, whyNot } from "./role-fit.ts";
import { type Asked, rolesIn } from "./roles.ts";
import { type Group, groupFacts, groupSubject } from "./sent.ts";

type Asking = Stored<Group & Partial<Pick<Asked, "known">>>;

/** What of their wishes cannot be so. It is accepted all the same. */
const misfits = (group: Asking, site: Site) =>
  rolesIn(site, group.known ?? []).flatMap((role) => whyNot(role, group, site.language) || []);

export const groupForStaff = (group: Asking, settings: Settings, site: Site) =>
  toStaff("group", group, settings, site, {
    what: "Volunteer group",
    about: groupSubject(group),
    title: "A group wants to volunteer",
    preview: groupSubject(group),
    parts: [
      facts([
        ...groupFacts(group),
        ["Contact", `${group.firstName} ${group.lastName}`],
        ["Email", group.email],
        ...languageFact(group),
      ]),
      ...misfits(group, site).map((sentence) => paragraph(`We told them: ${sentence}`)),
      ...(group.message ? [quotation(group.message)] : []),
      paragraph(
        `We promised to get in touch within ${volunteering.response}. Reply to this email to write to them.`,
      ),
    ],
  });

const signedUp = {
  en: {
    subject: "Thanks, we have your request",
    title: "Thanks for signing up your group",
    preview: "Thank you. What happens next, and who to call.",
    thanks: (people: number) =>
      `Thank you for wanting to come with ${people} people. We’ll contact you within ${volunteering.response}. Nothing is final until we've talked.`,
    roles: "You said you’re interested in:",
    people: "People",
    youngest: "Age of the youngest",
    days: "Days you could come",
    adults: `Please bring ${volunteering.groups.adults}.`,
    question:
      "We have your note, too, with any dates in it, and we’ll answer it when we contact you.",
    next: "What happens next",
    steps: volunteering.groups,
    whom: "Questions?",
    contact: volunteering.contact,
    mistake: "If you did not sign up a group",
  },
  es: {
    subject: "Gracias, recibimos su petición",
    title: "Gracias por inscribir a su grupo",
    preview: "Gracias. Qué sigue, y a quién llamar.",
    thanks: (people: number) =>
      `Gracias por querer venir con ${people} personas. Nos comunicaremos con usted en ${volunteeringInSpanish.response}. Nada queda fijo antes de que hablemos.`,
    roles: "Nos dijo que les interesa:",
    people: "Personas",
    youngest: "Edad de la persona más joven",
    days: "Días en que podrían venir",
    adults: `Por favor vengan con ${volunteeringInSpanish.groups.adults}.`,
    question:
      "También tenemos su nota, con las fechas que haya puesto, y la contestaremos cuando nos comuniquemos.",
    next: "Qué sigue",
    steps: volunteeringInSpanish.groups,
    whom: "¿Preguntas?",
    contact: volunteeringInSpanish.contact,
    mistake: "Si usted no inscribió a un grupo",
  },
};

/** It repeats numbers and what was chosen, and no words: the address may be somebody else's. */
export const groupAcknowledgement = (group: Asking, site: Site) => {
  const words = signedUp[site.language];
  const { subject, title, preview, mistake, steps } = words;
  const titles = rolesIn(site, group.known ?? []).map((role) => role.title);
  const days = dayNames(group.days, site.language);
  return acknowledgement("group", group, site, {
    ...{ subject, title, preview, mistake },
    parts: [
      paragraph(words.thanks(group.people)),
      ...(titles.length > 0 ? [paragraph(`${words.roles} ${titles.join("; ")}.`)] : []),
      ...misfits(group, site).map((sentence) => paragraph(sentence)),
      ...(group.youngest < 18 ? [paragraph(words.adults)] : []),
      facts([
        [words.people, `${group.people}`],
        [words.youngest, `${group.youngest}`],
        [words.days, days],
      ]),
      ...(group.message ? [paragraph(words.question)] : []),
      heading(words.next),
      ...[steps.plan, steps.before, steps.day].map((step) => paragraph(step)),
      heading(words.whom),
      paragraph(site.fill(words.contact)),
    ],
  });
};
