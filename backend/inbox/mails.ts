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
import { volunteering } from "#rules/volunteering.ts";
import { type Application, applicationFacts } from "./message.ts";

type Stored<Sent> = Sent & { id: string };
type Sender = Stored<{ firstName: string; lastName: string; email: string }>;

type Words = { title: string; preview: string; parts: Part[] };

/** The message that an email of ours is about, by the key it was queued with. */
export const messageOfMail = (key: string): string | undefined =>
  /^(?:contact|volunteer|reply)\/([0-9a-f-]{36})\//.exec(key)?.[1];

/** To the people who answer. "Reply" writes to the visitor. */
const toStaff = (
  kind: MessageKind,
  { id, email }: Sender,
  settings: Settings,
  site: Site,
  { what, about, parts, ...words }: Words & { what: string; about: string },
): OutgoingMail => ({
  key: `${kind}/${id}/staff`,
  kind,
  to: staffMailbox(settings, site),
  replyTo: email,
  subject: `${what}: ${about}`,
  ...letter(site, { ...words, parts: [...parts, paragraph(`Reference ${id}`)] }),
});

const acknowledgement = (
  kind: MessageKind,
  { id, email, firstName }: Sender,
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
      paragraph(greeting(firstName)),
      ...parts,
      paragraph(`Reference ${id}`),
      paragraph(
        `${mistake}, someone entered your email address by mistake. You can ignore this email.`,
      ),
    ],
  }),
  headers: automaticReply,
});

export const contactForStaff = (message: Stored<ContactMessage>, settings: Settings, site: Site) =>
  toStaff("contact", message, settings, site, {
    what: "Website message",
    about: message.subject,
    title: "A message from the website",
    preview: `From ${message.firstName} ${message.lastName}`,
    parts: [
      facts([
        ["Name", `${message.firstName} ${message.lastName}`],
        ["Email", message.email],
        ["Phone", message.phone || "not given"],
        ["Subject", message.subject],
      ]),
      quotation(message.message),
      paragraph("Reply to this email to write to the sender."),
    ],
  });

export const contactAcknowledgement = (message: Stored<ContactMessage>, site: Site) =>
  acknowledgement("contact", message, site, {
    subject: "We have your message",
    title: "We have your message",
    preview: `A person will read it and answer within ${contactResponse}.`,
    parts: [
      paragraph(
        `Thank you for writing to us. Your message has arrived. A person will read it and answer within ${contactResponse}.`,
      ),
      paragraph(`If it cannot wait, please call us at ${site.organisation.phone}.`),
    ],
    mistake: "If you did not write to us",
  });

export const applicationForStaff = (
  application: Stored<Application>,
  settings: Settings,
  site: Site,
) => {
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
      ]),
      paragraph("Why they want to volunteer:"),
      quotation(application.motivation),
      ...(application.experience
        ? [paragraph("Experience:"), quotation(application.experience)]
        : []),
      paragraph(
        `We promised to be in touch within ${volunteering.response}. Reply to this email to write to them.`,
      ),
    ],
  });
};

export const applicationAcknowledgement = (application: Stored<Application>, site: Site) =>
  acknowledgement("volunteer", application, site, {
    subject: "We have your volunteer application",
    title: "We have your application",
    preview: "Thank you. What happens next, and whom to call.",
    parts: [
      paragraph(
        `Thank you for your interest in volunteering. We'll contact you within ${volunteering.response}.`,
      ),
      heading("Orientation"),
      paragraph(
        site.fill(
          `Orientation is ${volunteering.orientation.when}, ${volunteering.orientation.where}.`,
        ),
      ),
      ...(application.age === "16-17" ? [paragraph(volunteering.underEighteen)] : []),
      heading("Whom to call"),
      paragraph(site.fill(volunteering.contact)),
    ],
    mistake: "If you did not apply",
  });

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

/** It quotes nothing: whoever gave a false address must not learn what the other one wrote. */
export const replyMail = (reply: Reply, site: Site): OutgoingMail => ({
  key: reply.key,
  kind: "reply",
  urgency: "first",
  to: reply.to,
  subject: `Re: ${reply.subject}`,
  ...letter(site, {
    title: `From ${site.organisation.fullName}`,
    preview: "A reply to your message.",
    parts: [
      paragraph(greeting(reply.firstName)),
      typed(reply.text),
      typed([headerText(reply.from), site.organisation.fullName].filter(Boolean).join("\n")),
      paragraph("You can reply to this email: a person will read it."),
    ],
  }),
  ...(reply.after?.length && {
    headers: { "In-Reply-To": reply.after.at(-1) ?? "", References: reply.after.join(" ") },
  }),
});
