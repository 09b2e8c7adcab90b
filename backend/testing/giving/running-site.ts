import Stripe from "stripe";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { type startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";

const day = 86_400_000;

/** The card provider as a running site hears of it. */
export const cardProviderOf = (
  stripe: Awaited<ReturnType<typeof startStripe>>,
  functionsUrl: () => string,
) => {
  const report = async (event: Stripe.Event) => {
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
    });
    const headers = { "stripe-signature": signature };
    const { status } = await fetch(`${functionsUrl()}/stripe-webhook`, {
      method: "POST",
      headers,
      body,
    });
    if (status !== 200) throw new Error(`The site answered a report with ${status}.`);
  };
  return {
    report,
    /** What happened at the checkout that was opened last: `email` gave this. */
    lastCheckout(email: string, cents: number, frequency: "one_time" | "monthly") {
      const [session] = [...stripe.sessions.values()].slice(-1);
      const { gift_id: id } = (session?.metadata ?? {}) as { gift_id: string };
      const gift = { id, amount_cents: cents, frequency };
      const deps = { now: () => new Date() };
      const story = stripeStory({ deps }, gift, { name: "Ada Okoro", email });
      return {
        id,
        story,
        /** Paid, and a monthly gift runs from now on. Answers its name there. */
        async complete(change?: object) {
          await report(story.completed(change));
          return frequency === "monthly"
            ? stripe.monthly.begin(gift, new Date(Date.now() + 10 * day))
            : "";
        },
      };
    },
  };
};
