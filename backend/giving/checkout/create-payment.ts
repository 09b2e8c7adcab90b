import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import { isFromPerson, readFormEntries, refuseAgain } from "#backend/http/form-post.ts";
import { answerPage } from "#backend/http/page.ts";
import { firstMessage } from "#backend/http/refusal.ts";
import { Refused } from "#backend/refused.ts";
import { frequencies, giftProblem, toCents } from "#rules/donation.ts";
import { type Beginning, giftBeginner } from "./begin.ts";
import { type GiftProblem, giftPage, readGift, readGiftForm } from "./gift-form.ts";

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

export const createPayment = (deps: Deps) => {
  const beginGift = giftBeginner(deps);
  return (c: AppContext) =>
    isFromPerson(c) ? takeForm(deps, beginGift, c) : takeCall(beginGift, c);
};

type BeginGift = ReturnType<typeof giftBeginner>;

const refusal = (c: AppContext, why: Exclude<Beginning, { url: string }>) => {
  if (why.retryAfterSeconds) c.header("retry-after", String(why.retryAfterSeconds));
  return why;
};

const takeCall = async (beginGift: BeginGift, c: AppContext) => {
  const donation = donationRequest.safeParse(await readJson(c));
  if (!donation.success) return c.json({ error: firstMessage(donation.error) }, 400);
  const key = intentKey.safeParse(c.req.header("idempotency-key") ?? null);
  if (!key.success) return c.json({ error: firstMessage(key.error) }, 400);

  const { amount, frequency } = donation.data;
  // The rules have already refused amounts without whole cents.
  const gift = { amountCents: toCents(amount) ?? 0, frequency, intentKey: key.data };
  const beginning = await beginGift({ ...gift, address: c.get("clientAddress") });
  if ("url" in beginning) return c.json(beginning);
  const { error, status } = refusal(c, beginning);
  return c.json({ error }, status);
};

/** From a browser without our script, straight on to the checkout. */
const takeForm = async (deps: Deps, beginGift: BeginGift, c: AppContext) => {
  const entries = await readFormEntries(c);
  const entered = readGiftForm(entries);
  const answer = (problem: GiftProblem, status: ContentfulStatusCode) =>
    answerPage(c, deps.settings, { ...giftPage(deps.settings, entered, problem), status });
  c.set("refusePerson", (text, status) => answer({ title: "Payment Error", text }, status));
  await refuseAgain(c, entries);

  const read = readGift(entered);
  if ("problem" in read) return answer(read.problem, 400);
  const gift = { amountCents: read.cents, frequency: read.frequency, intentKey: null };
  const beginning = await beginGift({ ...gift, address: c.get("clientAddress") });
  if ("url" in beginning) return c.redirect(beginning.url, 303);
  const { error, status } = refusal(c, beginning);
  // Thrown, so that its sentence is remembered.
  if (status === 429) throw new Refused("too-many", error);
  return answer({ title: "Payment Error", text: error }, status);
};
