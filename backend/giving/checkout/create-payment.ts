import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";
import {
  isFromPerson,
  languageField,
  noteLanguage,
  readFormEntries,
  refuseAgain,
} from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { hiddenField, problemSummary, textField } from "#backend/http/page-form.ts";
import { firstMessage } from "#backend/http/refusal.ts";
import { type Say, sayTo } from "#backend/http/spanish-answers.ts";
import { attributes, markup } from "#backend/markup.ts";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import {
  cardCheckoutOrigin,
  type Frequency,
  frequencies,
  giftProblem,
  longestTypedAmount,
  parseAmount,
  toCents,
  typedAmountPattern,
} from "#rules/donation.ts";
import { giftRefusals } from "#rules/gift-refusals.ts";
import type { Language } from "#rules/languages.ts";
import { linkWordsOf } from "#rules/link-words.ts";
import { type Beginning, giftBeginner } from "./begin.ts";

/** What a donor chose and wrote: a preset and an amount of one's own can both be there. */
type Entered = { amounts: string[]; frequency: string; campaign: string | null };
type GiftProblem = { title: string; text: string };

/** Longer than any name of one. */
const longestCampaign = 200;

const readGiftForm = (entries: URLSearchParams): Entered => ({
  amounts: entries.getAll("amount").filter((text) => text.trim() !== ""),
  frequency: entries.get("frequency") ?? "one_time",
  campaign: entries.get("campaign")?.slice(0, longestCampaign) || null,
});

const refused = (
  { title, description }: { title: string; description: string },
  text?: string,
) => ({
  problem: { title, text: text ?? description },
});

/** The gift that the form asks for. Nobody is charged an amount that we had to guess. */
const readGift = ({
  amounts,
  frequency: asked,
}: Entered): { cents: number; frequency: Frequency } | { problem: GiftProblem } => {
  const { amountMissing, monthlyAmountNotAllowed } = giftRefusals;
  const frequency = frequencies.find((one) => one === asked);
  if (!frequency) return refused(amountMissing, "Please choose a one-time or a monthly gift.");
  const [amount, ...others] = amounts.map((typed) => parseAmount(typed));
  if (!amount) return refused(amountMissing);
  if ("problem" in amount) return refused(amountMissing, amount.problem);
  if (others.some((other) => !("cents" in other) || other.cents !== amount.cents))
    return refused(amountMissing, "You chose one amount and typed another. Which one do you mean?");
  if (giftProblem(amount.cents / 100, frequency)) return refused(monthlyAmountNotAllowed);
  return { cents: amount.cents, frequency };
};

const buttonWords = { one_time: "Give once", monthly: "Give monthly" };

const giftPage = (
  { functionsUrl }: Settings,
  { amounts, frequency: asked, campaign }: Entered,
  { title, text }: GiftProblem,
  language: Language,
  say: Say,
): Page => {
  const [first, second] = asked === "monthly" ? frequencies.toReversed() : frequencies;
  const button = (frequency: Frequency = "one_time", primary = false) =>
    markup`<button${attributes({ class: primary && "primary", name: "frequency", value: frequency })}>${say(buttonWords[frequency])}</button>`;
  return {
    title: say(title),
    leadsTo: [new URL(functionsUrl).origin, cardCheckoutOrigin],
    content: markup`${problemSummary([{ message: say(text), field: "amount" }], say("Your card was not charged"))}
<form method="post">
${campaign && hiddenField("campaign", campaign)}
${textField(
  {
    name: "amount",
    label: say("Amount in US dollars"),
    hint: say("Monthly gifts are available for $25, $50, and $100."),
    value: amounts.at(-1) ?? "",
  },
  {
    inputmode: "decimal",
    autocomplete: "off",
    maxlength: longestTypedAmount,
    pattern: typedAmountPattern,
    required: true,
  },
)}
<div class="buttons">
${button(first, true)}
${button(second)}
</div>
${languageField(language)}
</form>`,
  };
};

const donationRequest = z
  .object(
    {
      amount: z.number({ error: "Please enter an amount in dollars." }),
      frequency: z.enum(frequencies, { error: "Please choose a one-time or a monthly gift." }),
      campaign: z.string({ error: "Please name the campaign." }).optional(),
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

/**
 * The words of the link that led to the gift: our script sends them behind the function's address,
 * a form without script comes from a page that has them in its own. Nothing else is asked or known.
 */
const linkWordsIn = (c: AppContext) => {
  if (c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1") return null;
  const addresses = [c.req.url, c.req.header("referer") ?? ""].filter((one) => URL.canParse(one));
  return addresses.map((one) => linkWordsOf(new URL(one).searchParams)).find(Boolean) ?? null;
};

const circumstancesOf = (c: AppContext) => ({
  address: c.get("clientAddress"),
  linkWords: linkWordsIn(c),
});

const refusal = (c: AppContext, why: Exclude<Beginning, { url: string }>) => {
  if (why.retryAfterSeconds) c.header("retry-after", String(why.retryAfterSeconds));
  return why;
};

const takeCall = async (beginGift: BeginGift, c: AppContext) => {
  const body = await readJson(c);
  const language = noteLanguage(c, (body as { language?: unknown } | null)?.language);
  const say = sayTo(c);
  const donation = donationRequest.safeParse(body);
  if (!donation.success) return c.json({ error: say(firstMessage(donation.error)) }, 400);
  const key = intentKey.safeParse(c.req.header("idempotency-key") ?? null);
  if (!key.success) return c.json({ error: firstMessage(key.error) }, 400);

  const { amount, frequency, campaign } = donation.data;
  // The rules have already refused amounts without whole cents.
  const gift = {
    amountCents: toCents(amount) ?? 0,
    frequency,
    campaign,
    intentKey: key.data,
    language,
  };
  const beginning = await beginGift({ ...gift, ...circumstancesOf(c) });
  if ("url" in beginning) return c.json(beginning);
  const { error, status } = refusal(c, beginning);
  return c.json({ error: say(error) }, status);
};

const takeForm = async (deps: Deps, beginGift: BeginGift, c: AppContext) => {
  const entries = await readFormEntries(c);
  const language = noteLanguage(c, entries.get("language"));
  const entered = readGiftForm(entries);
  const answer = (problem: GiftProblem, status: ContentfulStatusCode) => {
    const page = giftPage(deps.settings, entered, problem, language, sayTo(c));
    return answerPage(c, deps.settings, { ...page, status });
  };
  c.set("refusePerson", (text, status) => answer({ title: "Payment Error", text }, status));
  await refuseAgain(c, entries);

  const read = readGift(entered);
  if ("problem" in read) return answer(read.problem, 400);
  const { campaign } = entered;
  const { cents: amountCents, frequency } = read;
  const gift = { amountCents, frequency, campaign, intentKey: null, language };
  const beginning = await beginGift({ ...gift, ...circumstancesOf(c) });
  if ("url" in beginning) return c.redirect(beginning.url, 303);
  const { error, status } = refusal(c, beginning);
  // Thrown, so that its sentence is remembered.
  if (status === 429) throw new Refused("too-many", error);
  return answer({ title: "Payment Error", text: error }, status);
};
