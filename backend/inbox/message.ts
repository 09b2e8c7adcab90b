import { z } from "zod";
import {
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { stages, statuses } from "#rules/inbox.ts";
import { everything, listedColumns, listedRow, withAssigned } from "./everything.ts";

const commonRow = {
  id: text,
  status: oneOf(statuses),
  revision: integer,
  suspicion: nullable(text),
  assignedId: nullable(text),
  assignedTo: nullable(text),
  at: timestamp,
};

const person = { firstName: z.string(), lastName: z.string(), email: z.string() };

const contactRow = {
  ...commonRow,
  sent: json(z.object({ ...person, phone: z.string(), subject: z.string(), message: z.string() })),
};

/** As it was sent: the choices that the form offers today may be others. */
const application = z.object({
  ...person,
  phone: z.string(),
  age: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  availability: z.array(z.string()),
  interests: z.array(z.string()),
  experience: z.string(),
  motivation: z.string(),
  emergencyContact: z.string(),
});
export type Application = z.infer<typeof application>;

const volunteerRow = {
  ...commonRow,
  stage: oneOf(stages),
  sent: json(application),
};

export type Stored =
  | ({ kind: "contact"; stage: null } & RowOf<typeof contactRow>)
  | ({ kind: "volunteer" } & RowOf<typeof volunteerRow>);

const common = `m.id, m.status, m.revision, m.suspicion, m.assigned_to as "assignedId",
  m.created_at as at, coalesce(nullif(a.name, ''), a.email) as "assignedTo"`;

/** A message with all that was sent. Lock it to change it: then nobody else can meanwhile. */
export const findStored = async (
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<Stored | undefined> => {
  const only = `${withAssigned} where m.id = $1 ${lock ? "for update of m" : ""}`;
  const contact = await db.row(
    contactRow,
    `select ${common},
            jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', m.email,
              'phone', coalesce(phone, ''), 'subject', subject, 'message', message) as sent
     from contact_messages m ${only}`,
    [id],
  );
  if (contact) return { ...contact, kind: "contact", stage: null };
  const volunteer = await db.row(
    volunteerRow,
    `select ${common}, m.stage, application as sent
     from volunteer_applications m ${only}`,
    [id],
  );
  return volunteer && { ...volunteer, kind: "volunteer" };
};

export const applicationFacts = (form: Application): [name: string, value: string][] => [
  ["Phone", form.phone],
  ["Address", `${form.address}, ${form.city}, ${form.state} ${form.zipCode}`],
  ["Age", form.age],
  ["Available", form.availability.join("; ")],
  ["Interested in", form.interests.join("; ")],
  ["Experience", form.experience || "not given"],
  ["Emergency contact", form.emergencyContact],
  ["Background check", "agreed"],
];

/** For the desk: one shape for both kinds. */
export const shownMessage = (stored: Stored) => {
  const { kind, sent, ...common } = stored;
  const fields: [name: string, value: string][] =
    kind === "contact" ? [["Phone", sent.phone || "not given"]] : applicationFacts(sent);
  return {
    ...common,
    kind,
    name: `${sent.firstName} ${sent.lastName}`,
    firstName: sent.firstName,
    email: sent.email,
    subject: kind === "contact" ? sent.subject : "Volunteer application",
    text: kind === "contact" ? sent.message : sent.motivation,
    fields: fields.map(([name, value]) => ({ name, value })),
  };
};

export const eventKinds = ["status", "assigned", "stage", "note", "reply"] as const;
const mailStates = ["queued", "sending", "delivered", "failed"] as const;

export const eventsOf = (db: Database, id: string) =>
  db.rows(
    {
      id: integer,
      at: timestamp,
      actor: text,
      kind: oneOf(eventKinds),
      text,
      mail: nullable(oneOf(mailStates)),
    },
    `select e.id, e.at, e.actor, e.kind, e.text, mails.state as mail
     from message_events e left join mails on mails.key = e.mail_key
     where e.message_id = $1 order by e.id`,
    [id],
  );

/** What else came from this mail address, the newest first. */
export const othersFrom = (db: Database, { id, email }: { id: string; email: string }) =>
  db.rows(
    listedRow,
    `select ${listedColumns}
     from ${everything} ${withAssigned}
     where lower(m.email) = lower($2) and m.id <> $1
     order by m.at desc limit 20`,
    [id, email],
  );
