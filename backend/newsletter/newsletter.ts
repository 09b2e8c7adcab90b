import type { Subject } from "#backend/subject.ts";
import { keptFor } from "#rules/retention.ts";
import { readerEndpoints } from "./desk.ts";
import {
  confirmSubscription,
  confirmUnsubscribe,
  showConfirmation,
  showUnsubscribe,
  subscribeNewsletter,
} from "./functions.ts";
import { subscriptionOf } from "./personal-data.ts";

export const newsletter = {
  name: "newsletter",
  functions: [
    { method: "POST", name: "subscribe-newsletter", handler: subscribeNewsletter, isForm: true },
    { method: "GET", name: "confirm-newsletter", handler: showConfirmation },
    { method: "POST", name: "confirm-newsletter", handler: confirmSubscription },
    { method: "GET", name: "unsubscribe-newsletter", handler: showUnsubscribe },
    { method: "POST", name: "unsubscribe-newsletter", handler: confirmUnsubscribe },
  ],
  desk: readerEndpoints,
  keeps: [
    {
      what: "newsletter addresses that never confirmed or left",
      table: "newsletter_subscribers",
      condition:
        "state <> 'confirmed' and greatest(created_at, confirmed_at, unsubscribed_at) < $1",
      age: keptFor.unusedNewsletterAddresses,
    },
    {
      what: "newsletter links that ran out",
      table: "newsletter_confirmations",
      condition: "expires_at < $1",
      age: keptFor.newsletterLinks,
    },
  ],
  personal: [subscriptionOf],
  tables: { kept: ["newsletter_subscribers", "newsletter_confirmations"] },
} satisfies Subject;
