import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { mayAcknowledge, mayEmailStaff, refuseFlood } from "#backend/http/form-limits.ts";
import { readPost, type SiteForm } from "#backend/http/form-post.ts";
import { requestKey } from "#backend/http/request-key.ts";
import { suspicionOf, wasQuick } from "#backend/http/suspicion.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { text } from "#backend/storage/columns.ts";
import { checkFields } from "#rules/fields.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { isRepeated } from "./repeated.ts";
import { applicationAcknowledgement, applicationForStaff } from "./volunteer-mails.ts";

const volunteerForm: SiteForm = {
  fields: volunteerFields,
  notSent: "Your application was not sent",
  submit: "Submit Volunteer Application",
  sentAt: "/volunteer#sent",
};

/** Stores the application and queues its mails in one transaction; only then says success. */
export const sendVolunteerApplication = (deps: Deps) => async (c: AppContext) => {
  const { body, refuse, accept } = await readPost(c, deps.settings, volunteerForm);
  const checked = checkFields(volunteerFields, body);
  if ("problems" in checked) return refuse(checked.problems);

  const application = checked.values;
  const key = await requestKey(c, application, deps.now());
  if (await isRepeated(deps.db, "volunteer_applications", key)) return accept();
  await refuseFlood(deps, c, "applications");
  const suspicion = suspicionOf(body);
  const acknowledge = suspicion === null && (await mayAcknowledge(deps, c, application.email));
  const emailStaff = suspicion === null && (await mayEmailStaff(deps));

  await deps.db.transaction(async (tx) => {
    const stored = await tx.row(
      { id: text },
      `insert into volunteer_applications (request_key, first_name, last_name, email, application,
                                           suspicion, created_at, waits_for_digest)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
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
        suspicion === null && !emailStaff,
      ],
    );
    if (!stored || suspicion !== null) return;
    const filed = { ...application, ...stored, quick: wasQuick(body) };
    if (emailStaff)
      await enqueueMail(tx, applicationForStaff(filed, deps.settings, c.get("site")), deps.now());
    if (acknowledge)
      await enqueueMail(tx, applicationAcknowledgement(filed, c.get("site")), deps.now());
  });
  deps.log("volunteer application stored", { requestId: c.get("requestId"), suspicion });
  return accept();
};
