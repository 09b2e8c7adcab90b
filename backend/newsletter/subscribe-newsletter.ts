import type { Deps } from "#backend/deps.ts";
import { type AppContext, firstMessage, readJson } from "#backend/http/http.ts";
import { mayWriteTo, refuseFlood } from "#backend/inbox/limits.ts";
import { suspicionOf } from "#backend/inbox/suspicion.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { newsletterSubscription } from "#rules/newsletter.ts";
import { alreadySubscribedMail, confirmationMail } from "./mails.ts";
import { makeConfirmation, noteSubscription } from "./subscribers.ts";

/**
 * Notes the request and writes to the address; the link in that mail puts it on the list. The answer
 * is the same for every valid address, known or not: nobody learns who reads our newsletter.
 */
export const subscribeNewsletter = (deps: Deps) => async (c: AppContext) => {
  const body = await readJson(c);
  const parsed = newsletterSubscription.safeParse(body);
  if (!parsed.success) return c.json({ success: false, error: firstMessage(parsed.error) }, 400);
  const flood = await refuseFlood(deps, c);
  if (flood) return flood;

  const { email } = parsed.data;
  const { settings } = deps;
  const now = deps.now();
  // One field, often filled in by the browser: being fast is no sign of a program here.
  const suspicion = suspicionOf(body, 0);
  const write = suspicion === null && (await mayWriteTo(deps, email));

  await deps.db.transaction(async (tx) => {
    const subscriber = await noteSubscription(tx, email, suspicion, now);
    if (!write) return;
    const mail =
      subscriber.state === "confirmed"
        ? alreadySubscribedMail(subscriber, settings)
        : confirmationMail(subscriber, await makeConfirmation(tx, subscriber, now), settings);
    await enqueueMail(tx, mail, now);
  });
  deps.log("newsletter subscription noted", { requestId: c.get("requestId"), suspicion });
  return c.json({ success: true, error: null });
};
