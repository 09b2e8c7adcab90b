import { test as base, expect, type Page } from "@playwright/test";
import { cardProviderOf } from "#backend/testing/giving/running-site.ts";
import { stripeEvent } from "#backend/testing/stripe-events.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { cardCheckoutOrigin, cardPortalOrigin } from "#rules/donation.ts";
import { type Desk, openDesk } from "../scripts/desk-pictures/open-desk.ts";
import { ownDatabase } from "./own-database.ts";
import { reloadedUntil } from "./reloaded-until.ts";
import { long } from "./swept.ts";

// The test checkout is a page of ours, and does at once what it is told. Here cards are somebody
// else's: a stand-in for the provider, which is told by calls and tells by reports.

const openSite = async () => {
  const stripe = await startStripe();
  const desk = await openDesk(undefined, {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    ...(await ownDatabase()),
  });
  return {
    desk,
    stripe,
    provider: cardProviderOf(stripe, () => `${desk.url}/functions/v1`),
    async close() {
      await desk.close();
      await stripe.close();
    },
  };
};

const test = base.extend<{ site: Awaited<ReturnType<typeof openSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what is used
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.close();
  },
});

/**
 * Presses a button that leads to the provider's own page. None is there: that the browser asks for
 * it is the proof that our policy lets it.
 */
const leave = async (page: Page, button: string, origin: string) => {
  const asked = page.waitForRequest((request) => request.url().startsWith(`${origin}/`));
  await page.getByRole("button", { name: button }).click();
  await asked;
  // Once it has given up, it goes elsewhere.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
};

const linkTo = async (desk: Desk, email: string, link: RegExp) => {
  const find = async () =>
    (await desk.mailsTo(email)).flatMap(({ text }) => link.exec(text ?? "")?.[0] ?? []).at(-1);
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? "";
};

const told = (desk: Desk, email: string, subject: RegExp) =>
  expect
    .poll(async () => (await desk.mailsTo(email)).map((mail) => mail.subject ?? ""))
    .toContainEqual(expect.stringMatching(subject));

/** What is asked is told to the provider and read from its reports by the clock, within a minute. */
const becomes = (page: Page, words: string | RegExp) =>
  reloadedUntil(page.getByText(words).first());

const begin = async (page: Page, desk: Desk, amount: string, monthly: boolean) => {
  await page.goto(`${desk.url}/give`);
  if (monthly) await page.getByText("Monthly", { exact: true }).click();
  await page.getByRole("radio", { name: amount, exact: true }).check();
  await leave(page, "Proceed to Secure Payment", cardCheckoutOrigin);
};

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    // The checkout opens in this window on a phone, and without script.
    test.use({ javaScriptEnabled, userAgent: "Mozilla/5.0 (iPhone; like Mac OS X)" });

    test(
      "a monthly gift at the card provider is paused, resumed, changed, paid by a new card and stopped",
      long,
      async ({ page, site: { desk, stripe, provider } }) => {
        const email = "ada@example.org";
        await begin(page, desk, "$25", true);
        const gift = provider.lastCheckout(email, 2500, "monthly");
        const name = await gift.complete();
        const standing = () => stripe.monthly.subscriptions.get(name);
        const paying = () => standing()?.default_payment_method;
        await page.goto(stripe.opened().at(-1)?.form.success_url ?? "");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          // A finished page cannot know what was given; the script asks.
          javaScriptEnabled ? "Thank You for Your Monthly Gift" : "Thank You for Your Gift",
        );

        const receiptLink = await linkTo(desk, email, /http\S+monthly-gift\?token=[\w-]+/);
        await page.goto(receiptLink);
        await page.getByRole("button", { name: /^Pause for 2 months/ }).click();
        await becomes(page, "Done: you asked us to pause it for 2 months.");
        expect(standing()?.pause_collection?.behavior).toBe("void");
        await told(desk, email, /monthly gift is paused$/);

        await page.goto(`${desk.url}/giving`);
        await page.getByLabel("Email address").fill(email);
        await page.getByRole("button", { name: "Email me a link" }).click();
        await page.goto(await linkTo(desk, email, /http\S+giving\/link\?token=[\w-]+/));
        await page.getByRole("button", { name: "Open My giving" }).click();
        await page.getByRole("link", { name: /^Change, pause or stop this gift/ }).click();
        const own = page.url();
        await page.getByRole("button", { name: "Resume now" }).click();
        await becomes(page, "Done: you asked us to resume it.");
        expect(standing()?.pause_collection).toBeNull();

        await page.getByLabel("Amount each month").selectOption("$100");
        const days = page.getByLabel("Day of the month, with the next charge");
        await days.selectOption({ index: 1 });
        await page.getByRole("button", { name: "Save the change" }).click();
        await becomes(page, /^Done: you asked us to change it to \$100 a month/);
        expect(standing()?.items.data[0]?.price.unit_amount).toBe(10_000);
        expect(standing()?.status).toBe("trialing");

        const firstCard = paying();
        await leave(page, "Use a new card", cardPortalOrigin);
        await page.goto(own);
        await expect(page.getByText("If you saved a new card, we are waiting")).toBeVisible();
        stripe.monthly.cards.save(`cus_${gift.id}`);
        await becomes(page, "Saved: we’ll charge your new card starting with the next charge.");
        expect(paying()).not.toBe(firstCard);

        await leave(page, "Change the billing address", cardPortalOrigin);
        await page.goto(own);
        await expect(page.getByText("If you saved a new billing address, we")).toBeVisible();
        const customer = { id: `cus_${gift.id}`, object: "customer" };
        const moved = stripeEvent("customer.updated", customer, new Date(Date.now() + 1_000));
        const before = { previous_attributes: { address: { city: "Oak Park" } } };
        await provider.report({ ...moved, data: { ...moved.data, ...before } } as typeof moved);
        await becomes(page, "Saved: our payment partner has your new billing address.");

        await provider.report(gift.story.invoiceFailed(2));
        await told(desk, email, /did not go through$/);
        await page.goto(await linkTo(desk, email, /http\S+update-card\?token=[\w-]+/));
        const cardPage = page.url();
        await expect(page.getByText("We could not charge your card this time.")).toBeVisible();
        await leave(page, "Enter a new card", cardPortalOrigin);
        stripe.monthly.cards.save(`cus_${gift.id}`);
        await page.goto(cardPage);
        await becomes(page, "Your new card is saved.");

        // Two clicks: the link in the receipt, and the button.
        await page.goto(receiptLink);
        await page.getByRole("button", { name: "Stop this gift" }).click();
        await becomes(page, "gift has stopped.");
        expect(standing()?.status).toBe("canceled");
        await told(desk, email, /monthly gift has stopped$/);
      },
    );

    test(
      "money that a bank still sends is on its way, and then arrives with a receipt or is missed kindly",
      long,
      async ({ page, site: { desk, stripe, provider } }) => {
        const unpaid = { payment_status: "unpaid", payment_intent: null };
        for (const arrives of [true, false]) {
          const email = `bank-${arrives}@example.org`;
          await begin(page, desk, "$50", false);
          const { story, complete } = provider.lastCheckout(email, 5000, "one_time");
          await complete(unpaid);
          await page.goto(stripe.opened().at(-1)?.form.success_url ?? "");
          if (javaScriptEnabled) await expect(page.getByText(/on its way/).first()).toBeVisible();
          await told(desk, email, /on its way$/);
          await provider.report(arrives ? story.bankPaid() : story.bankFailed());
          if (!arrives) await told(desk, email, /did not reach us$/);
          else {
            await page.goto(await linkTo(desk, email, /http\S+tribute\?token=[\w-]+/));
            await expect(page.getByLabel("Who should get the card")).toBeVisible();
          }
        }
      },
    );
  });
