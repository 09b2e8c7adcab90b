import type { Deps } from "#backend/deps.ts";
import { type AppContext, firstMessage, readJson } from "#backend/http/http.ts";
import { requestKey } from "#backend/http/request-key.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { contactMessage } from "#rules/contact.ts";
import { contactAcknowledgement, contactForStaff } from "./contact-mails.ts";
import { mayWriteTo, refuseFlood } from "./limits.ts";
import { suspicionOf } from "./suspicion.ts";

/** Stores the message and queues its mails in one transaction; only then says success. */
export const sendContactForm = (deps: Deps) => async (c: AppContext) => {
  const body = await readJson(c);
  const parsed = contactMessage.safeParse(body);
  if (!parsed.success) return c.json({ success: false, error: firstMessage(parsed.error) }, 400);
  const flood = await refuseFlood(deps, c);
  if (flood) return flood;

  const message = parsed.data;
  const suspicion = suspicionOf(body);
  const key = await requestKey(c, message);
  const acknowledge = suspicion === null && (await mayWriteTo(deps, message.email));

  await deps.db.transaction(async (tx) => {
    const [stored] = await tx.query<{ id: string }>(
      `insert into contact_messages (request_key, first_name, last_name, email, phone, subject,
                                     message, suspicion, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (request_key) do nothing
       returning id`,
      [
        key,
        message.firstName,
        message.lastName,
        message.email,
        message.phone || null,
        message.subject,
        message.message,
        suspicion,
        deps.now(),
      ],
    );
    if (!stored || suspicion !== null) return;
    await enqueueMail(tx, contactForStaff({ ...message, ...stored }, deps.settings), deps.now());
    if (acknowledge)
      await enqueueMail(tx, contactAcknowledgement({ ...message, ...stored }), deps.now());
  });
  deps.log("contact message stored", { requestId: c.get("requestId"), suspicion });
  return c.json({ success: true, error: null });
};
