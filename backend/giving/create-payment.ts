import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { type AppContext, firstMessage, readJson } from "#backend/http/http.ts";
import { frequencies, giftProblem, toCents } from "#rules/donation.ts";
import { type Beginning, beginGift } from "./begin.ts";

const donationRequest = z
  .object(
    {
      amount: z.number({ error: "Please enter an amount in dollars." }),
      frequency: z.enum(frequencies, { error: "Please choose a one-time or a monthly gift." }),
    },
    { error: "Please send an amount and a frequency." },
  )
  .superRefine(({ amount, frequency }, check) => {
    const message = giftProblem(amount, frequency);
    if (message) check.addIssue({ code: "custom", path: ["amount"], message });
  });

/** Any text without spaces that a browser makes up, such as a UUID. */
const intentKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, "The Idempotency-Key must be 8 to 200 characters.")
  .nullable();

export const createPayment = (deps: Deps) => async (c: AppContext) => {
  const donation = donationRequest.safeParse(await readJson(c));
  if (!donation.success) return c.json({ error: firstMessage(donation.error) }, 400);
  const key = intentKey.safeParse(c.req.header("idempotency-key") ?? null);
  if (!key.success) return c.json({ error: firstMessage(key.error) }, 400);

  const { amount, frequency } = donation.data;
  const beginning = await beginGift(deps, {
    // The rules have already refused amounts without whole cents.
    amountCents: toCents(amount) ?? 0,
    frequency,
    intentKey: key.data,
    address: c.get("clientAddress"),
  });
  return "url" in beginning ? c.json({ url: beginning.url }) : refuse(c, beginning);
};

const refuse = (c: AppContext, refusal: Exclude<Beginning, { url: string }>) => {
  switch (refusal.refused) {
    case "too many": {
      c.header("retry-after", String(refusal.retryAfterSeconds));
      const minutes = Math.ceil(refusal.retryAfterSeconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      return c.json(
        { error: `We are receiving very many gifts right now. Please try again in ${wait}.` },
        429,
      );
    }
    case "key used for another gift":
      return c.json(
        { error: "This gift was already started with another amount. Please try again." },
        422,
      );
    case "checkout expired":
      return c.json({ error: "This checkout has expired. Please start your gift again." }, 409);
    case "unavailable":
      return c.json(
        {
          error:
            "We could not reach our payment provider. You have not been charged. Please try again.",
        },
        refusal.status,
      );
  }
};
