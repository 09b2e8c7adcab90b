import { greeting } from "#backend/mail/greeting.ts";
import { automaticReply, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { facts, heading, paragraph, quotation } from "#backend/mail/parts.ts";
import { staffMailbox } from "#backend/mail/staff-mailbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { volunteering } from "#rules/volunteering.ts";
import type { Application } from "./message.ts";

const { orientation } = volunteering;

type StoredApplication = Application & { id: string };
/** `quick`: sent sooner than one can type it. */
type ForStaff = StoredApplication & { quick?: boolean };

export const applicationForStaff = (
  application: ForStaff,
  settings: Settings,
  site: Site,
): OutgoingMail => ({
  key: `volunteer/${application.id}/staff`,
  kind: "volunteer",
  to: staffMailbox(settings, site),
  replyTo: application.email,
  subject: `Volunteer application${application.quick ? " (sent very quickly)" : ""}: ${application.firstName} ${application.lastName}`,
  ...letter(site, {
    title: "A volunteer application",
    preview: `Interested in ${application.interests.join("; ")}`,
    parts: [
      facts([
        ["Name", `${application.firstName} ${application.lastName}`],
        ["Email", application.email],
        ["Phone", application.phone],
        [
          "Address",
          `${application.address}, ${application.city}, ${application.state} ${application.zipCode}`,
        ],
        ["Age", application.age],
        ["Available", application.availability.join("; ")],
        ["Interested in", application.interests.join("; ")],
        ["Emergency contact", application.emergencyContact],
        ["Background check", "agreed"],
      ]),
      paragraph("Why they want to volunteer:"),
      quotation(application.motivation),
      ...(application.experience
        ? [paragraph("Experience:"), quotation(application.experience)]
        : []),
      paragraph(
        `We promised to be in touch within ${volunteering.response}. Answer this mail to write.`,
      ),
      paragraph(`Reference ${application.id}`),
    ],
  }),
});

export const applicationAcknowledgement = (
  application: StoredApplication,
  site: Site,
): OutgoingMail => ({
  key: `volunteer/${application.id}/acknowledgement`,
  kind: "volunteer-acknowledgement",
  urgency: "last",
  to: application.email,
  subject: "We have your volunteer application",
  ...letter(site, {
    title: "We have your application",
    preview: "Thank you. What happens next, and whom to call.",
    parts: [
      paragraph(greeting(application.firstName)),
      paragraph(
        `Thank you for your interest in volunteering. We'll contact you within ${volunteering.response}.`,
      ),
      heading("Orientation"),
      paragraph(site.fill(`Orientation is ${orientation.when}, ${orientation.where}.`)),
      ...(application.age === "16-17" ? [paragraph(volunteering.underEighteen)] : []),
      heading("Whom to call"),
      paragraph(site.fill(volunteering.contact)),
      paragraph(`Reference ${application.id}`),
      paragraph("If you did not apply, somebody gave your address by mistake: do nothing."),
    ],
  }),
  headers: automaticReply,
});
