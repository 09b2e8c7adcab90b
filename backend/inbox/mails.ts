import { automaticReply, greeting, letter } from "#backend/mail/letter.ts";
import { headerText, type OutgoingMail, staffMailbox } from "#backend/mail/mail.ts";
import {
  button,
  facts,
  heading,
  type Part,
  paragraph,
  quotation,
  smallLink,
  typed,
} from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { type ContactMessage, contactResponse } from "#rules/contact.ts";
import type { MessageKind } from "#rules/inbox.ts";
import type { Language } from "#rules/languages.ts";
import { volunteering } from "#rules/volunteering.ts";
import { contactResponseInSpanish, volunteeringInSpanish } from "#rules/volunteering-in-spanish.ts";
import { whyNotAlone } from "./role-fit.ts";
import { type Asked, rolesIn, titlesIn } from "./roles.ts";
import { type Application, applicationFacts } from "./sent.ts";

export type Stored<Sent> = Sent & { id: string; language?: Language };
type Sender = Stored<{ firstName: string; lastName: string; email: string | null }>;
type Reachable = Sender & { email: string };

type Words = { title: string; preview: string; parts: Part[] };

/** The message that an email of ours is about, by the key it was queued with. */
export const messageOfMail = (key: string): string | undefined =>
  /^(?:contact|volunteer|group|reply)\/([0-9a-f-]{36})\//.exec(key)?.[1];

/** To the people who answer. "Reply" writes to the visitor. */
export const toStaff = (
  kind: MessageKind,
  { id, email }: Sender,
  settings: Settings,
  site: Site,
  { what, about, parts, ...words }: Words & { what: string; about: string },
): OutgoingMail => ({
  key: `${kind}/${id}/staff`,
  kind,
  to: staffMailbox(settings, site),
  ...(email !== null && { replyTo: email }),
  subject: `${what}: ${about}`,
  ...letter(site, { ...words, parts: [...parts, paragraph(`Reference ${id}`)] }),
});

export const acknowledgement = (
  kind: MessageKind,
  { id, email, firstName }: Reachable,
  site: Site,
  { subject, mistake, parts, ...words }: Words & { subject: string; mistake: string },
): OutgoingMail => ({
  key: `${kind}/${id}/acknowledgement`,
  kind: `${kind}-acknowledgement`,
  urgency: "last",
  to: email,
  subject,
  ...letter(site, {
    ...words,
    parts: [
      paragraph(greeting(firstName, site)),
      ...parts,
      paragraph(`${site.language === "es" ? "Referencia" : "Reference"} ${id}`),
      paragraph(
        site.language === "es"
          ? `${mistake}, alguien puso su correo electrónico por error. Puede ignorar este mensaje.`
          : `${mistake}, someone entered your email address by mistake. You can ignore this email.`,
      ),
    ],
  }),
  headers: automaticReply,
});

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Staff write in English; they have to know what the visitor reads. */
export const languageFact = ({ language }: { language?: Language }): [string, string][] =>
  language === "es" ? [["Language", "Spanish"]] : [];

/** Without an address nobody can reply: this person waits for a call. */
type SentMessage = Omit<ContactMessage, "email"> & { email: string | null };

export const contactForStaff = (message: Stored<SentMessage>, settings: Settings, site: Site) =>
  toStaff("contact", message, settings, site, {
    what: "Website message",
    about: message.subject,
    title: "A message from the website",
    preview:
      message.email === null
        ? `Please call ${nameOf(message)}, ${message.phone}`
        : `From ${nameOf(message)}`,
    parts: [
      facts([
        ["Name", nameOf(message)],
        ["Email", message.email ?? "none"],
        ["Phone", message.phone || "Not given"],
        ["Subject", message.subject],
        ...languageFact(message),
      ]),
      ...(message.message ? [quotation(message.message)] : []),
      paragraph(
        message.email === null
          ? `This person doesn't have email. We promised to call within ${contactResponse}.`
          : "Reply to this email to write to the sender.",
      ),
    ],
  });

const messageArrived = {
  en: {
    title: "We have your message",
    answered: `Someone will read it and answer within ${contactResponse}.`,
    thanks: "Thank you for writing to us. Your message has arrived.",
    call: "If it can't wait, please call us at",
    mistake: "If you did not write to us",
  },
  es: {
    title: "Recibimos su mensaje",
    answered: `Una persona lo leerá y le contestará en ${contactResponseInSpanish}.`,
    thanks: "Gracias por escribirnos. Su mensaje llegó.",
    call: "Si no puede esperar, llámenos al",
    mistake: "Si usted no nos escribió",
  },
};

export const contactAcknowledgement = (message: Stored<ContactMessage>, site: Site) => {
  const { title, answered, thanks, call, mistake } = messageArrived[site.language];
  return acknowledgement("contact", message, site, {
    subject: title,
    title,
    preview: answered,
    parts: [paragraph(`${thanks} ${answered}`), paragraph(`${call} ${site.organisation.phone}.`)],
    mistake,
  });
};

type Applying = Stored<Application & Partial<Pick<Asked, "known">>>;

/** Where the role that they asked for does not suit them. The application is accepted all the same. */
const misfits = (application: Applying, site: Site) =>
  rolesIn(site, application.known ?? []).flatMap(
    (role) => whyNotAlone(role, application, site.language) || [],
  );

export const applicationForStaff = (application: Applying, settings: Settings, site: Site) => {
  const name = `${application.firstName} ${application.lastName}`;
  return toStaff("volunteer", application, settings, site, {
    what: "Volunteer application",
    about: name,
    title: "A volunteer application",
    preview: `Interested in ${application.interests.join("; ")}`,
    parts: [
      facts([
        ["Name", name],
        ["Email", application.email],
        ...applicationFacts(application).filter(([fact]) => fact !== "Experience"),
        ...languageFact(application),
      ]),
      ...misfits(application, site).map((sentence) => paragraph(`We told them: ${sentence}`)),
      paragraph("Why they want to volunteer:"),
      quotation(application.motivation),
      ...(application.experience
        ? [paragraph("Experience:"), quotation(application.experience)]
        : []),
      paragraph(
        `We promised to get in touch within ${volunteering.response}. Reply to this email to write to them.`,
      ),
    ],
  });
};

const applicationArrived = {
  en: {
    subject: "We have your volunteer application",
    title: "We have your application",
    preview: "Thank you. What happens next, and who to call.",
    thanks: `Thank you for your interest in volunteering. We'll contact you within ${volunteering.response}.`,
    role: "You asked for this role:",
    orientation: "Orientation",
    held: `Orientation is ${volunteering.orientation.when}, ${volunteering.orientation.where}. If you can’t come that day, ask us for another time.`,
    underEighteen: volunteering.underEighteen,
    whom: "Questions?",
    contact: volunteering.contact,
    mistake: "If you did not apply",
  },
  es: {
    subject: "Recibimos su solicitud de voluntariado",
    title: "Recibimos su solicitud",
    preview: "Gracias. Qué sigue, y a quién llamar.",
    thanks: `Gracias por querer ser voluntario. Nos comunicaremos con usted en ${volunteeringInSpanish.response}.`,
    role: "Usted pidió este puesto:",
    orientation: "Orientación",
    held: `La orientación es ${volunteeringInSpanish.orientation.when}, ${volunteeringInSpanish.orientation.where}. Si ese día no puede venir, pídanos otra fecha.`,
    underEighteen: volunteeringInSpanish.underEighteen,
    whom: "¿Preguntas?",
    contact: volunteeringInSpanish.contact,
    mistake: "Si usted no envió una solicitud",
  },
};

export const applicationAcknowledgement = (application: Applying, site: Site) => {
  const words = applicationArrived[site.language];
  const { subject, title, preview, mistake } = words;
  return acknowledgement("volunteer", application, site, {
    ...{ subject, title, preview, mistake },
    parts: [
      paragraph(words.thanks),
      ...titlesIn(site, application.known ?? []).map((title) =>
        paragraph(`${words.role} ${title}.`),
      ),
      ...misfits(application, site).map((sentence) => paragraph(sentence)),
      heading(words.orientation),
      paragraph(site.fill(words.held)),
      ...(application.age === "16-17" ? [paragraph(words.underEighteen)] : []),
      heading(words.whom),
      paragraph(site.fill(words.contact)),
    ],
  });
};

type Listed = { id: string; subject: string };
type News = {
  key: string;
  to: string;
  from: string;
  why: "assigned" | "mentioned" | "answered";
  messages: readonly [Listed, ...Listed[]];
};

/** To one colleague. Of what the visitor wrote it has the subject alone: the rest is at the desk. */
export const colleagueMail = (
  { key, to, from, why, messages }: News,
  settings: Pick<Settings, "siteUrl">,
  site: Site,
): OutgoingMail => {
  const [first, ...more] = messages;
  const isOne = more.length === 0;
  const did = {
    mentioned: `${headerText(from)} mentioned you in a note`,
    assigned: `${headerText(from)} assigned you ${isOne ? "a message" : `${messages.length} messages`}`,
    answered: `${headerText(from)} replied to you by email`,
  }[why];
  const addressOf = (id: string) => `${settings.siteUrl}/desk/messages/${id}`;
  return {
    key,
    kind: "message-for-colleague",
    to,
    subject: isOne ? `${did}: ${first.subject}` : did,
    ...letter(site, {
      title: isOne ? "A message for you" : "Messages for you",
      preview: `${did}.`,
      parts: [
        paragraph(`${did}.`),
        ...(isOne
          ? [
              facts([["Subject", first.subject]]),
              button("Open it at the desk", addressOf(first.id)),
            ]
          : messages.map(({ id, subject }) => smallLink(headerText(subject), addressOf(id)))),
        paragraph("You can turn these emails off at the desk, under your name."),
      ],
    }),
  };
};

type Reply = {
  key: string;
  to: string;
  firstName: string;
  subject: string;
  text: string;
  from: string;
  /** Message-IDs of the conversation, the newest last: mail programs show all of it together. */
  after?: readonly string[];
};

/** What stands around the words of staff, who may write in English. */
const aroundReply = {
  en: {
    from: "From",
    preview: "A reply to your message.",
    answer: "You can reply to this email: a person will read it.",
  },
  es: {
    from: "De",
    preview: "Una respuesta a su mensaje.",
    answer: "Puede contestar a este correo electrónico: lo leerá una persona.",
  },
};

/** It quotes nothing: whoever gave a false address must not learn what the other one wrote. */
export const replyMail = (reply: Reply, site: Site): OutgoingMail => ({
  key: reply.key,
  kind: "reply",
  urgency: "first",
  to: reply.to,
  subject: `Re: ${reply.subject}`,
  ...letter(site, {
    title: `${aroundReply[site.language].from} ${site.organisation.fullName}`,
    preview: aroundReply[site.language].preview,
    parts: [
      paragraph(greeting(reply.firstName, site)),
      typed(reply.text),
      typed([headerText(reply.from), site.organisation.fullName].filter(Boolean).join("\n")),
      paragraph(aroundReply[site.language].answer),
    ],
  }),
  ...(reply.after?.length && {
    headers: { "In-Reply-To": reply.after.at(-1) ?? "", References: reply.after.join(" ") },
  }),
});
