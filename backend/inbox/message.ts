import type { Database } from "#backend/storage/database.ts";
import type { ContactMessage } from "#rules/contact.ts";
import type { ListedMessage, Message, MessageEvent, Stage, Status } from "#rules/inbox.ts";
import type { VolunteerApplication } from "#rules/volunteer.ts";
import { everything, listedColumns, withAssigned } from "./everything.ts";

type Common = {
  id: string;
  status: Status;
  revision: number;
  suspicion: string | null;
  assignedId: string | null;
  assignedTo: string | null;
  at: Date;
};

export type Stored = Common &
  (
    | { kind: "contact"; stage: null; sent: ContactMessage }
    | { kind: "volunteer"; stage: Stage; sent: VolunteerApplication }
  );

const common = `m.id, m.status, m.revision, m.suspicion, m.assigned_to as "assignedId",
  m.created_at as at, coalesce(nullif(a.name, ''), a.email) as "assignedTo"`;

/** A message with all that was sent. Lock it to change it: then nobody else can meanwhile. */
export const findStored = async (
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<Stored | undefined> => {
  const only = `${withAssigned} where m.id = $1 ${lock ? "for update of m" : ""}`;
  const [contact] = await db.query<Stored>(
    `select ${common}, 'contact' as kind, null as stage,
            jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', m.email,
              'phone', coalesce(phone, ''), 'subject', subject, 'message', message) as sent
     from contact_messages m ${only}`,
    [id],
  );
  if (contact) return contact;
  const [volunteer] = await db.query<Stored>(
    `select ${common}, 'volunteer' as kind, m.stage, application as sent
     from volunteer_applications m ${only}`,
    [id],
  );
  return volunteer;
};

const fieldsOf = (stored: Stored): [string, string][] => {
  const { sent } = stored;
  if (stored.kind === "contact") return [["Phone", stored.sent.phone || "not given"]];
  const form = sent as VolunteerApplication;
  return [
    ["Phone", form.phone],
    ["Address", `${form.address}, ${form.city}, ${form.state} ${form.zipCode}`],
    ["Age", form.age],
    ["Available", form.availability.join("; ")],
    ["Interested in", form.interests.join("; ")],
    ["Experience", form.experience || "not given"],
    ["Emergency contact", form.emergencyContact],
    ["Background check", "agreed"],
  ];
};

/** For the desk: one shape for both kinds. */
export const shownMessage = (stored: Stored): Omit<Message, "at"> & { at: Date } => {
  const { kind, sent, ...common } = stored;
  return {
    ...common,
    kind,
    name: `${sent.firstName} ${sent.lastName}`,
    firstName: sent.firstName,
    email: sent.email,
    subject: kind === "contact" ? sent.subject : "Volunteer application",
    text: kind === "contact" ? sent.message : sent.motivation,
    fields: fieldsOf(stored).map(([name, value]) => ({ name, value })),
  };
};

export const eventsOf = (db: Database, id: string) =>
  db.query<Omit<MessageEvent, "at"> & { at: Date }>(
    `select e.id, e.at, e.actor, e.kind, e.text, mails.state as mail
     from message_events e left join mails on mails.key = e.mail_key
     where e.message_id = $1 order by e.id`,
    [id],
  );

/** What else came from this mail address, the newest first. */
export const othersFrom = (db: Database, { id, email }: { id: string; email: string }) =>
  db.query<Omit<ListedMessage, "at"> & { at: Date }>(
    `select ${listedColumns}
     from ${everything} ${withAssigned}
     where lower(m.email) = lower($2) and m.id <> $1
     order by m.at desc limit 20`,
    [id, email],
  );
