import { holdMails } from "#backend/mail/held.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage, aGroup, anApplication } from "#backend/testing/forms.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Setting = { desk: Desk; owner: string };

/** The newest of what was sent, as the desk sees it. */
export const newest = async (desk: Desk, table: "contact_messages" | "volunteer_applications") => {
  const [row] = await storedRows<{ id: string; revision: number }>(
    desk.db,
    `select id, revision from ${table} order by created_at desc, id desc limit 1`,
  );
  if (!row) throw new Error("Nothing was stored.");
  return row;
};

/** Sends the contact form, with changes, and answers the message at the desk. */
export const aMessage = async (desk: Desk, changed: Record<string, unknown> = {}) => {
  desk.wait(1);
  const answer = await desk.request("send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...aContactMessage, ...changed }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return newest(desk, "contact_messages");
};

export const aVolunteer = async (desk: Desk, changed: Record<string, unknown> = {}) => {
  desk.wait(1);
  await desk.request("send-volunteer-application", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...anApplication, ...changed }),
  });
  return newest(desk, "volunteer_applications");
};

export const aVisitingGroup = async (desk: Desk, changed: Record<string, unknown> = {}) => {
  desk.wait(1);
  await desk.request("send-group-application", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...aGroup, ...changed }),
  });
  return newest(desk, "volunteer_applications");
};

export const aReader = async (desk: Desk, email = "reader@visitor.example") => {
  const [row] = await storedRows<{ id: string }>(
    desk.db,
    `insert into newsletter_subscribers (email, email_key, state, created_at, confirmed_at)
     values ($1, lower($1), 'confirmed', $2, $2) returning id`,
    [email, desk.deps.now()],
  );
  return { id: row?.id ?? "" };
};

export const aFailedMail = async (
  desk: Desk,
  { kind = "contact", said = "550 5.1.1 User unknown" } = {},
) => {
  const mail = {
    from: sender,
    key: crypto.randomUUID(),
    kind,
    to: "x@y.example",
    subject: "s",
    text: "t",
  };
  await enqueueMail(desk.db, mail, desk.deps.now());
  const [row] = await storedRows<{ id: number }>(
    desk.db,
    `update mails set state = 'failed', attempts = 6, last_error = $2 where key = $1 returning id`,
    [mail.key, said],
  );
  return { id: row?.id ?? 0 };
};

/** What an owner sends to each endpoint that changes something, so that it succeeds. */
export const inboxSamples: Record<string, (setting: Setting) => unknown> = {
  "privacy/delete": async ({ desk }) => {
    await aMessage(desk, { email: "jane@visitor.example" });
    return { email: "jane@visitor.example" };
  },
  "messages/status": async ({ desk }) => ({ ...(await aMessage(desk)), status: "done" }),
  "messages/stage": async ({ desk }) => ({ ...(await aVolunteer(desk)), stage: "called" }),
  "messages/visit": async ({ desk }) => ({
    ...(await aVisitingGroup(desk)),
    day: "2027-03-06",
    time: "9 AM to noon",
  }),
  "messages/assign": async ({ desk, owner }) => ({ ...(await aMessage(desk)), to: owner }),
  "messages/several/status": async ({ desk }) => ({
    messages: [await aMessage(desk)],
    status: "done",
  }),
  "messages/several/assign": async ({ desk, owner }) => ({
    messages: [await aMessage(desk)],
    to: owner,
  }),
  "messages/note": async ({ desk }) => ({
    ...(await aMessage(desk)),
    key: crypto.randomUUID(),
    text: "Call her first.",
  }),
  "messages/reply": async ({ desk }) => ({
    ...(await aMessage(desk)),
    key: crypto.randomUUID(),
    text: "A room is free.",
    status: "waiting",
  }),
  "messages/save-reply": () => ({ title: "Thanks", text: "Thank you for writing." }),
  "messages/remove-saved-reply": async ({ desk }) => {
    const [row] = await storedRows<{ id: string }>(
      desk.db,
      `insert into saved_replies (title, text, changed_at, changed_by)
       values ('Thanks', 'Thank you.', now(), 'Ruth') returning id`,
    );
    return row;
  },
  "readers/remove": ({ desk }) => aReader(desk),
  "readers/bring-back": async ({ desk }) => {
    const reader = await aReader(desk);
    await desk.db.query(
      `update newsletter_subscribers
       set state = 'unsubscribed', unsubscribed_at = $1, removed_by_staff = true`,
      [desk.deps.now()],
    );
    return reader;
  },
  "mail/retry": ({ desk }) => aFailedMail(desk),
  "mail/held": async ({ desk }) => {
    await aMessage(desk);
    await holdMails(desk.db, { madeAt: desk.deps.now(), at: desk.deps.now() });
    return { send: true };
  },
  "mail/retry-all": async ({ desk }) => {
    await aFailedMail(desk);
    return {};
  },
};
