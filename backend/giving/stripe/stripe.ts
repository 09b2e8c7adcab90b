import Stripe from "stripe";
import { CheckoutUnavailable, cancelUrl, successUrl } from "#backend/giving/checkout/checkout.ts";
import type { Fact } from "#backend/giving/ledger/facts.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { type Say, sayIn } from "#backend/http/spanish-answers.ts";
import { type Log, silentLog } from "#backend/log.ts";
import type { Site } from "#backend/site.ts";
import { isLiveKey } from "#backend/stripe-key.ts";
import {
  designationLabel,
  designations,
  honoreeLabel,
  longestHonoree,
} from "#rules/checkout-fields.ts";
import { feeCoverPrices } from "./fee-cover.ts";
import { stripePortal } from "./portal.ts";
import { type ClientSettings, isStripePage, stripeClient, unavailable } from "./stripe-client.ts";
import { stripeDesk } from "./stripe-desk.ts";
import { handledEvents, paidTime, sessionFact } from "./stripe-facts.ts";
import { stripeMonthly } from "./stripe-monthly.ts";
import { refundFact } from "./stripe-returns.ts";
import { unlessMissing } from "./unless-missing.ts";

type StripeSettings = ClientSettings & {
  webhookSecret: string | undefined;
  siteUrl: string;
  log?: Log | undefined;
};

export type StripeGateway = ReturnType<typeof createStripe>;

export const createStripe = (settings: StripeSettings) => {
  const stripe = stripeClient(settings);
  const livemode = isLiveKey(settings.secretKey);

  const standingOf = async (gift: Gift): Promise<Fact | { kind: "gone" } | null> => {
    if (!gift.checkoutReference) return { kind: "failed", giftId: gift.id };
    const expand = ["payment_intent.latest_charge", "invoice"];
    const session = await unlessMissing(
      stripe.checkout.sessions.retrieve(gift.checkoutReference, { expand }),
    );
    if (!session) return { kind: "gone" };
    const at = (await debitTime(session)) ?? paidTime(session) ?? session.created;
    return sessionFact(session, at);
  };

  /**
   * When a bank debit succeeded, days after it was begun. Of that, its report alone tells: its charge
   * and the entry in the balance are made when it is begun. Stripe keeps the report for 30 days.
   */
  const debitTime = async (session: Stripe.Checkout.Session) => {
    if (session.mode !== "payment" || session.payment_status !== "paid") return undefined;
    const created = { gte: session.created };
    const types = ["checkout.session.async_payment_succeeded"];
    for await (const event of stripe.events.list({ created, types, limit: 100 }))
      if ((event.data.object as { id?: string }).id === session.id) return event.created;
    return undefined;
  };

  const covers = feeCoverPrices(stripe, settings.log ?? silentLog);

  const openSession = (gift: Gift, site: Site, cover?: string) =>
    stripe.checkout.sessions.create(
      { ...sessionFor(gift, site, settings.siteUrl, livemode), ...optional(cover) },
      // One gift, one checkout: a repeated request gets the first one's answer.
      { idempotencyKey: `gift-${gift.id}${gift.feeCoverCents && !cover ? "-plain" : ""}` },
    );

  return {
    provider: "stripe" as const,
    livemode,
    ...stripeDesk(stripe),
    ...stripeMonthly(stripe),
    ...stripePortal(stripe),
    standingOf,

    async open(gift: Gift, site: Site) {
      try {
        const cover = await covers.priceFor(gift);
        const session = await openSession(gift, site, cover).catch((error) => {
          if (!cover || !(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          covers.forget(gift);
          return openSession(gift, site);
        });
        if (typeof session.id !== "string" || !isStripePage(session.url))
          throw new CheckoutUnavailable(502, { reason: "no address in the answer" });
        return { url: session.url, reference: session.id };
      } catch (error) {
        throw error instanceof Stripe.errors.StripeError ? unavailable(error) : error;
      }
    },

    async verify(body: string, signature: string, now: Date) {
      // The library stumbles over a part without a value instead of refusing it.
      if (signature.split(",").some((part) => !/^\s*\w+=[^=]/.test(part)))
        return { refused: "The signature cannot be read." };
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          settings.webhookSecret ?? "",
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        // The library looks for old reports only.
        if (isAhead(signature, now)) return { refused: "Timestamp outside the tolerance zone" };
        return { event };
      } catch (error) {
        // A signed body that is no JSON cannot be acted on either, however often it comes.
        const refused = error instanceof Stripe.errors.StripeError || error instanceof SyntaxError;
        if (!refused) throw error;
        return { refused: error.message.split("\n")[0] ?? "" };
      }
    },

    async eventsSince(since: Date) {
      const events: Stripe.Event[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const types = [...handledEvents];
      for await (const event of stripe.events.list({ created, types, limit: 100 }))
        events.push(event);
      return events.reverse();
    },

    event: (id: string) => unlessMissing(stripe.events.retrieve(id)),

    /** Closes the gift's checkout, and says how it stands then: a donor may have been faster. */
    async expire(gift: Gift) {
      if (gift.checkoutReference)
        await stripe.checkout.sessions.expire(gift.checkoutReference).catch((error) => {
          // Paid or over already: how it stands is asked below.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
      return standingOf(gift);
    },

    async refundsOf(paymentIntent: string) {
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
      return data.map(refundFact).filter((fact) => fact !== null);
    },
  };
};

/** As far as clocks may be apart, and as long as a report may have been on its way. */
const toleranceSeconds = 300;

const isAhead = (signature: string, now: Date) =>
  signature
    .split(",")
    .map((part) => part.split("="))
    .some(([name, text]) => name === "t" && Number(text) > now.getTime() / 1000 + toleranceSeconds);

const checkoutWords = {
  en: { noCharge: "Test: no card is charged", once: "Gift to", monthly: "Monthly gift to" },
  es: {
    noCharge: "Prueba: no se cobra ninguna tarjeta",
    once: "Donación a",
    monthly: "Donación mensual a",
  },
};

const custom = (label: string) => ({ type: "custom" as const, custom: label });

/** No field of these has to be filled in. */
const customFields = (say: Say): Stripe.Checkout.SessionCreateParams.CustomField[] => [
  {
    key: "honoree",
    type: "text",
    optional: true,
    label: custom(say(honoreeLabel)),
    text: { maximum_length: longestHonoree },
  },
  {
    key: "designation",
    type: "dropdown",
    optional: true,
    label: custom(say(designationLabel)),
    dropdown: {
      options: Object.entries(designations).map(([value, label]) => ({ value, label: say(label) })),
    },
  },
];

const optional = (price: string | undefined) =>
  price ? { optional_items: [{ price, quantity: 1 }] } : {};

const sessionFor = (
  gift: Gift,
  site: Site,
  siteUrl: string,
  livemode: boolean,
): Stripe.Checkout.SessionCreateParams => {
  const monthly = gift.frequency === "monthly";
  const words = checkoutWords[gift.language];
  const metadata = { gift_id: gift.id, ...(gift.campaign && { campaign: gift.campaign }) };
  const about = { metadata, description: `${monthly ? "Monthly gift" : "Gift"} ${gift.id}` };
  return {
    mode: monthly ? "subscription" : "payment",
    submit_type: "donate",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: gift.currency,
          unit_amount: gift.amountCents,
          product_data: {
            name: `${livemode ? "" : `${words.noCharge}. `}${monthly ? words.monthly : words.once} ${site.organisation.fullName}`,
          },
          ...(monthly ? { recurring: { interval: "month" as const } } : {}),
        },
      },
    ],
    ...(monthly ? { subscription_data: about } : { payment_intent_data: about }),
    ...(livemode ? {} : { custom_text: { submit: { message: `${words.noCharge}.` } } }),
    custom_fields: customFields(sayIn(gift.language)),
    // A gift of 50 dollars is charged as 50 dollars, not as its worth elsewhere.
    adaptive_pricing: { enabled: false },
    ...(gift.language === "es" && { locale: "es-419" as const }),
    client_reference_id: gift.id,
    metadata,
    // From the gift's own time: a repeated request has to be the same to the letter.
    expires_at: Math.floor(gift.expiresAt.getTime() / 1000),
    success_url: successUrl(siteUrl, gift),
    cancel_url: cancelUrl(siteUrl, gift),
  };
};
