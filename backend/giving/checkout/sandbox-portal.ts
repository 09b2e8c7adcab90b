import type { Deps } from "#backend/deps.ts";
import { inLanguage } from "#backend/giving/donors/paths.ts";
import type { Fact } from "#backend/giving/ledger/facts.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { findGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { monthlyStanding } from "#backend/giving/monthly/standing.ts";
import { languageFor, type Speech, speak } from "#backend/giving/spanish/say.ts";
import type { PortalStep } from "#backend/giving/stripe/portal.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import { notFound } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Language } from "#rules/languages.ts";

type Addresses = Pick<Settings, "siteUrl" | "functionsUrl">;

/** Where the test checkout has its page for what donors do at the card provider's portal. */
export const sandboxPortalUrl = (
  { functionsUrl }: Addresses,
  { id }: Pick<Gift, "id">,
  step: PortalStep,
  returnUrl: string,
  language: Language,
) =>
  inLanguage(
    `${functionsUrl}/sandbox-portal/test_${id}?${new URLSearchParams({ step, back: returnUrl })}`,
    language,
  );

/** Only to ourselves: the address can be made up by anybody. */
const backTo = (c: AppContext, { siteUrl, functionsUrl }: Addresses) => {
  const back = c.req.query("back") ?? "";
  return [siteUrl, functionsUrl].some((base) => back.startsWith(`${base}/`)) ? back : `${siteUrl}/`;
};

const giftOf = async (deps: Deps, c: AppContext): Promise<Gift> => {
  const gift = await findGift(deps.db, (c.req.param("checkout") ?? "").replace("test_", ""));
  if (
    deps.checkout?.provider !== "sandbox" ||
    gift?.provider !== "sandbox" ||
    gift.frequency !== "monthly"
  )
    throw notFound("There is no such page.");
  return gift;
};

const pageOf = (step: string | undefined, back: string, { say }: Speech): Page => {
  const banner = say("Test page: there is no card, and none is charged");
  return step === "customer_update"
    ? {
        title: say("Your billing address"),
        banner,
        leadsTo: [new URL(back).origin],
        content: markup`<p>${say("Our payment partner would ask for your new billing address here. In this test, there isn’t one.")}</p>
<form method="post"><div class="buttons"><button class="primary" name="billing" value="saved">${say("Save a new billing address")}</button></div></form>
<p><a href="${back}">${say("Go back without a new address")}</a></p>`,
      }
    : {
        title: say("Your card"),
        banner,
        leadsTo: [new URL(back).origin],
        content: markup`<p>${say("Our payment partner would ask for your new card here. In this test, you choose what happens.")}</p>
<form method="post">
<div class="buttons">
<button class="primary" name="card" value="works">${say("Save a card that works")}</button>
<button name="card" value="fails">${say("Save a card that the bank refuses")}</button>
</div>
</form>
<p class="hint">${say("With a card that works, a gift that was missed is paid at once. With one that the bank refuses, this month’s gift is missed.")}</p>
<p><a href="${back}">${say("Go back without a new card")}</a></p>`,
      };
};

export const showSandboxPortal = (deps: Deps) => async (c: AppContext) => {
  await giftOf(deps, c);
  // No way to the other language: the address may hold what somebody made up.
  return answerPage(
    c,
    deps.settings,
    pageOf(c.req.query("step"), backTo(c, deps.settings), speak(languageFor(c))),
  );
};

/** Each press is kept in the gift's history. */
const presses = formLimits("test card pages", [60, 120, 240]);

/** Reported to the ledger in the same form as Stripe's reports; a second click is a second report. */
const factOf = async ({ db, now }: Deps, gift: Gift, works: boolean): Promise<Fact | undefined> => {
  const { id: giftId, currency } = gift;
  const payments = await db.count("select count(*) as n from gift_payments where gift_id = $1", [
    giftId,
  ]);
  const reference = `test_payment_${giftId}_${payments + 1}`;
  if (!works) return { kind: "missed", giftId, reference };
  if (gift.state !== "past_due") return undefined;
  const { amountCents } = await monthlyStanding(db, giftId);
  const paidAt = now().toISOString();
  return {
    kind: "paid",
    giftId,
    livemode: false,
    payment: { reference, amountCents, currency, paidAt, renewal: true },
  };
};

export const submitSandboxPortal = (deps: Deps) => async (c: AppContext) => {
  // The address is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site") throw notFound("There is no such page.");
  const gift = await giftOf(deps, c);
  await refuseFlood(deps, c, "requests", presses);
  const form = await readFormEntries(c);
  const card = form.get("card");
  if (form.get("billing") === "saved") {
    const recording = await recordingFrom(deps, "sandbox");
    const at = recording.now.toISOString();
    const saved = { kind: "billing" as const, giftId: gift.id, at };
    await deps.db.transaction((tx) => recordFact(tx, saved, recording));
  }
  if (card === "works" || card === "fails") {
    const recording = await recordingFrom(deps, "sandbox");
    const fact = await factOf(deps, gift, card === "works");
    await deps.db.transaction(async (tx) => {
      const saved = () => writeEvent(tx, gift.id, stepOf("card changed", recording));
      // A card is refused after it was saved. A payment comes first: it locks in an order of its own.
      if (card === "fails") await saved();
      if (fact) await recordFact(tx, fact, recording);
      if (card === "works") await saved();
    });
    deps.wake?.("monthly");
  }
  return c.redirect(backTo(c, deps.settings), 303);
};
