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
import { bouncesOutside, readBounces } from "./letters/bounces.ts";
import { letterEndpoints } from "./letters/desk.ts";
import { restoredLetters } from "./letters/restored.ts";
import { sendLetters } from "./letters/sending.ts";
import { letterCard } from "./letters/today.ts";
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
  desk: [...readerEndpoints, ...letterEndpoints],
  today: [letterCard],
  clock: [
    {
      name: "letters",
      everySeconds: 5,
      run: (deps, { mailsAtOnce, transport, signal }) =>
        sendLetters({ ...deps, transport, signal }, mailsAtOnce),
    },
    { name: "bounces", everySeconds: 60, run: readBounces },
  ],
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
    {
      what: "records of who got which newsletter",
      table: "letter_deliveries",
      condition: "settled_at < $1",
      age: keptFor.letterDeliveries,
    },
  ],
  personal: [subscriptionOf],
  restore: restoredLetters,
  outside: bouncesOutside,
  tables: {
    kept: ["newsletter_subscribers", "newsletter_confirmations", "letters", "letter_deliveries"],
  },
} satisfies Subject;
