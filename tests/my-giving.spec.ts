import { expect, type Page } from "@playwright/test";
import { aCheck } from "#backend/testing/giving/gifts.ts";
import { expectToFit } from "./accessible.ts";
import { signIn, test } from "./desk-site.ts";
import { mailsAbout } from "./mailbox.ts";
import { reloadedUntil } from "./reloaded-until.ts";
import { long } from "./swept.ts";

/** Gives in the test checkout, and stops where the site thanks for it. */
const give = async (page: Page, email: string) => {
  await page.goto("/give");
  await page.getByText("Monthly", { exact: true }).click();
  await page.getByRole("radio", { name: "$25", exact: true }).check();
  await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Dolores Banks");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/donation-success\?/);
};

const linkIn = async (email: string) => {
  const mails = await mailsAbout(email);
  const texts = mails.map(({ text }) => text ?? "");
  return texts.flatMap((text) => /https?:\/\/\S+giving\/link\?token=[\w-]+/.exec(text) ?? [])[0];
};

const subjectsTo = async (email: string) =>
  (await mailsAbout(email)).map(({ subject = "" }) => subject);

/** The steps of a monthly gift are told to the test checkout by the clock. */
const becomes = (page: Page, words: string | RegExp) => reloadedUntil(page.getByText(words));

const chicago = { timeZone: "America/Chicago" };

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    // The checkout opens in this window on a phone, and without script.
    test.use({ javaScriptEnabled, userAgent: "Mozilla/5.0 (iPhone; like Mac OS X)" });

    test("a donor gets a link, prints a receipt, changes, pauses and stops a monthly gift", async ({
      page,
    }) => {
      const email = `mine-${Date.now()}-${javaScriptEnabled}@example.com`;
      await give(page, email);
      // Its words are other ones when the gift is known, and the link below them moves.
      if (javaScriptEnabled) await expect(page.getByText("Receipt Sent")).toBeVisible();
      await page.getByRole("link", { name: "My giving" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My giving");
      if (javaScriptEnabled) await expectToFit(page);
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("button", { name: "Email me a link" }).click();
      await expect(page.getByText("If we have a gift under the address you entered")).toBeVisible();

      await expect.poll(() => linkIn(email)).toBeTruthy();
      const link = (await linkIn(email)) ?? "";
      await page.goto(link);
      await page.getByRole("button", { name: "Open My giving" }).click();
      await expect(page).toHaveURL(/\/functions\/v1\/giving$/);
      await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
      if (javaScriptEnabled) await expectToFit(page);

      await page.getByRole("link", { name: /^\d{4}-\d{6}$/ }).click();
      await expect(page.getByText(/Duplicate copy of receipt number/)).toBeVisible();
      await expect(page.getByText("Dear Dolores Banks,")).toBeVisible();
      if (javaScriptEnabled) await expectToFit(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText("Back to My giving")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("link", { name: "Back to My giving" }).click();

      await page.getByRole("link", { name: "Change the name or address for receipts" }).click();
      await page.getByLabel("Name for receipts").fill("Dolores and James Banks");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Dolores and James Banks")).toBeVisible();

      await page.getByRole("link", { name: /^Change, pause or stop this gift/ }).click();
      if (javaScriptEnabled) await expectToFit(page);
      await page.getByLabel("Amount each month").selectOption("$50");
      await page.getByLabel("Day of the month").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Save the change" }).click();
      await becomes(page, /^Done: you asked us to change it to \$50 a month on the \d+/);

      await page.getByRole("button", { name: "Use a new card" }).click();
      await page.getByRole("button", { name: "Save a card that works" }).click();
      await expect(page.getByText("charge your new card")).toBeVisible();
      await page.getByRole("button", { name: "Change the billing address" }).click();
      await expect(page.getByText("Test page")).toBeVisible();
      await page.getByRole("button", { name: "Save a new billing address" }).click();
      await expect(
        page.getByText("Saved: our payment partner has your new billing address."),
      ).toBeVisible();

      await page.getByRole("button", { name: /^Pause for 1 month/ }).click();
      await becomes(page, "This gift is paused.");
      await page.getByRole("button", { name: "Resume now" }).click();
      await becomes(page, "Done: you asked us to resume it.");
      await page.getByRole("button", { name: "Stop this gift" }).click();
      await becomes(page, "gift has stopped.");
      await expect
        .poll(() => subjectsTo(email))
        .toContainEqual(expect.stringMatching(/monthly gift has stopped$/));

      await page.getByRole("link", { name: "Back to My giving" }).click();
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByText("You have signed out.")).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "This link was used already",
      );
    });

    test(
      "a donor prints last year's statement, the same however often",
      long,
      async ({ page, desk }) => {
        const year = Number(new Date().toLocaleDateString("sv-SE", chicago).slice(0, 4));
        const email = `grace-${javaScriptEnabled}@example.org`;
        // Nobody at the desk is called like somebody else there.
        const office = javaScriptEnabled ? "Dora Hill" : "Nora Hill";
        await signIn(page, await desk.invite(`office-${email}`, "--owner"), office);
        for (const received of [`${year - 1}-11-27`, `${year}-01-01`])
          await page.request.post(`${desk.url}/functions/v1/desk/gifts/record`, {
            headers: { origin: desk.url },
            data: aCheck({ email, received }),
          });
        await page.goto(`${desk.url}/giving`);
        await page.getByLabel("Email address").fill(email);
        await page.getByRole("button", { name: "Email me a link" }).click();
        const link = async () =>
          (await desk.mailsTo(email)).flatMap(
            ({ text }) => /http\S+giving\/link\?token=[\w-]+/.exec(text ?? "") ?? [],
          )[0];
        await expect.poll(link).toBeTruthy();
        await page.goto((await link()) ?? "");
        await page.getByRole("button", { name: "Open My giving" }).click();
        await page.getByRole("link", { name: `Statement for ${year - 1}, to print` }).click();
        await expect(
          page.getByText(`Copy of our records of your gifts in ${year - 1}.`),
        ).toBeVisible();
        await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$120.50");
        if (javaScriptEnabled) await expectToFit(page);
        const body = async () => (await page.request.get(page.url())).body();
        expect(await body()).toEqual(await body());
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("table")).toBeVisible();
        await expect(page.getByText("Back to My giving")).toBeHidden();
      },
    );
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`from the receipt, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test(
      "in Spanish a monthly gift is stopped from its receipt, without a word of English",
      long,
      async ({ page }) => {
        const email = `mia-${Date.now()}-${javaScriptEnabled}@example.com`;
        const form = { amount: "25", frequency: "monthly", language: "es" };
        const begun = await page.request.post("/functions/v1/create-payment", {
          form,
          maxRedirects: 0,
        });
        await page.goto(begun.headers().location ?? "");
        await page.getByLabel("Correo electrónico").fill(email);
        await page.getByRole("button", { name: "Pagar" }).click();
        const stopLink = async () =>
          (await mailsAbout(email)).flatMap(
            ({ text }) => /https?:\/\/\S+monthly-gift\?token=[\w-]+/.exec(text ?? "") ?? [],
          )[0];
        await expect.poll(stopLink).toBeTruthy();
        await page.goto((await stopLink()) ?? "");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su donación mensual");
        if (javaScriptEnabled) await expectToFit(page);
        await page.getByRole("button", { name: "Detener esta donación" }).click();
        await becomes(page, "Su donación mensual se detuvo.");
        await page.getByRole("link", { name: "English" }).click();
        await expect(page.getByText("gift has stopped.")).toBeVisible();
      },
    );
  });
