import Stripe from "stripe";
import { recordGift } from "#backend/giving/office/office-gifts.ts";
import { silentLog } from "#backend/log.ts";
import { boolean, integer, text } from "#backend/storage/columns.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aCheck } from "#backend/testing/giving/gifts.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { trapName } from "#rules/form-guard.ts";
import { recordedGift } from "#rules/gifts.ts";

/** A check comes by mail, and somebody at the desk records it. */
export const bringCheck = async (db: OpenDatabase, email: string, dollars: number) => {
  const now = new Date();
  const actor = { id: null, name: "A. Newcomer" };
  const received = now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
  const typed = recordedGift.parse(aCheck({ email, received, amount: String(dollars) }));
  const siteUrl = "https://circleurban.example";
  const settings = {
    siteUrl,
    functionsUrl: `${siteUrl}/functions/v1`,
    staffEmail: "staff@example.org",
  };
  const staff = { source: "staff" as const, actor, now, log: silentLog };
  const recording = { ...staff, settings, site: shippedSite };
  await db.transaction((tx) => recordGift(tx, typed, recording));
};

/** What visitors do on a running site, so that staff have something to look at. */
export const createVisitors = (port: number) => {
  const post = async (name: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    write: () => post("send-contact-form", aContactMessage),
    writeAsProgram: () =>
      post("send-contact-form", { ...aContactMessage, lastName: "Robot", [trapName]: "x" }),
    subscribe: (email: string) => post("subscribe-newsletter", { email }),
    /** Gives, and lets the card provider report that `paidCents` arrived. */
    async give(db: OpenDatabase, amount: number, frequency: string, paidCents = amount * 100) {
      await post("create-payment", { amount, frequency });
      const gift = await db.one(
        { id: text, amount_cents: integer, frequency: text, livemode: boolean },
        "select id, amount_cents, frequency, livemode from gifts order by created_at desc limit 1",
      );
      const story = stripeStory({ deps: { now: () => new Date() } }, gift);
      const reports = [story.completed({ amount_total: paidCents })];
      if (frequency === "monthly") reports.push(story.invoicePaid(1));
      for (const event of reports) {
        const payload = JSON.stringify(event);
        const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
          payload,
          secret: webhookSecret,
        });
        const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/stripe-webhook`, {
          method: "POST",
          headers: { "stripe-signature": signature },
          body: payload,
        });
        if (!answer.ok) throw new Error(`stripe-webhook: ${answer.status}`);
      }
      return gift.id;
    },
  };
};
