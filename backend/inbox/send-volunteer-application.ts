import type { Deps } from "#backend/deps.ts";
import { type AppContext, firstMessage, readJson } from "#backend/http/http.ts";
import { requestKey } from "#backend/http/request-key.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { volunteerApplication } from "#rules/volunteer.ts";
import { mayWriteTo, refuseFlood } from "./limits.ts";
import { suspicionOf } from "./suspicion.ts";
import { applicationAcknowledgement, applicationForStaff } from "./volunteer-mails.ts";

/** Stores the application and queues its mails in one transaction; only then says success. */
export const sendVolunteerApplication = (deps: Deps) => async (c: AppContext) => {
  const body = await readJson(c);
  const parsed = volunteerApplication.safeParse(body);
  if (!parsed.success) return c.json({ success: false, error: firstMessage(parsed.error) }, 400);
  const flood = await refuseFlood(deps, c);
  if (flood) return flood;

  const application = parsed.data;
  const suspicion = suspicionOf(body);
  const key = await requestKey(c, application);
  const acknowledge = suspicion === null && (await mayWriteTo(deps, application.email));

  await deps.db.transaction(async (tx) => {
    const [stored] = await tx.query<{ id: string }>(
      `insert into volunteer_applications (request_key, first_name, last_name, email, application,
                                           suspicion, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (request_key) do nothing
       returning id`,
      [
        key,
        application.firstName,
        application.lastName,
        application.email,
        JSON.stringify(application),
        suspicion,
        deps.now(),
      ],
    );
    if (!stored || suspicion !== null) return;
    const filed = { ...application, ...stored };
    await enqueueMail(tx, applicationForStaff(filed, deps.settings), deps.now());
    if (acknowledge) await enqueueMail(tx, applicationAcknowledgement(filed), deps.now());
  });
  deps.log("volunteer application stored", { requestId: c.get("requestId"), suspicion });
  return c.json({ success: true, error: null });
};
