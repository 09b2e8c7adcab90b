import type { Deps } from "#backend/deps.ts";
import type { AppContext } from "#backend/http/context.ts";
import { refuseFlood } from "#backend/http/form-limits.ts";
import { readPost, type SiteForm } from "#backend/http/form-post.ts";
import { suspicionOf } from "#backend/http/suspicion.ts";
import { mayWriteTo } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import { checkFields } from "#rules/fields.ts";
import { newsletterFields } from "#rules/newsletter.ts";
import { alreadySubscribedMail, confirmationMail } from "./mails.ts";
import { makeConfirmation, noteSubscription } from "./subscribers.ts";

const newsletterForm: SiteForm = {
  fields: newsletterFields,
  notSent: "You are not subscribed yet",
  submit: "Subscribe",
  sentAt: "/#newsletter-asked",
};

/** The answer is the same for every address: nobody learns who reads our newsletter. */
export const subscribeNewsletter = (deps: Deps) => async (c: AppContext) => {
  const { body, refuse, accept } = await readPost(c, deps.settings, newsletterForm);
  const checked = checkFields(newsletterFields, body);
  if ("problems" in checked) return refuse(checked.problems);
  await refuseFlood(deps, c, "sign-ups");

  const { email } = checked.values;
  const { settings } = deps;
  const site = c.get("site");
  const now = deps.now();
  const suspicion = suspicionOf(body);
  const write = suspicion === null && (await mayConfirm(deps, c, email));

  await deps.db.transaction(async (tx) => {
    const subscriber = await noteSubscription(tx, email, suspicion, now);
    if (!write) return;
    const mail =
      subscriber.state === "confirmed"
        ? alreadySubscribedMail(subscriber, settings, site)
        : confirmationMail(subscriber, await makeConfirmation(tx, subscriber, now), settings, site);
    await enqueueMail(tx, mail, now);
  });
  deps.log("newsletter subscription noted", { requestId: c.get("requestId"), suspicion });
  return accept();
};

/** Whether we may write to this mailbox now. When nobody can be written to, the reader is told. */
const mayConfirm = async ({ db }: Deps, c: AppContext, email: string) => {
  const answer = await mayWriteTo(db, "newsletter mails", email, c.get("clientAddress"));
  if (answer.may || answer.retryAfterSeconds === undefined) return answer.may;
  c.header("retry-after", String(answer.retryAfterSeconds));
  throw new Refused(
    "too-many",
    "Very many people are signing up right now. Please try again in a few minutes.",
  );
};
