import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Secure Payment" });
const preset = (page: Page, amount: string) =>
  page.getByRole("radio", { name: amount, exact: true });
const monthly = (page: Page) => page.getByRole("radio", { name: "Monthly" });
const customAmount = (page: Page) => page.getByLabel("Custom amount");
const sectionAmount = (page: Page) => page.getByLabel("Amount in US dollars");

const monthlyRefusal =
  "Monthly donations are available for $25, $50, and $100. Please select one of these amounts or choose one-time donation.";

/** Answers every call as told and remembers what was asked. */
const answering = async (page: Page, answer: { status?: number; json: object } | "nothing") => {
  const bodies: unknown[] = [];
  await page.route("**/create-payment", (route) => {
    bodies.push(route.request().postDataJSON());
    return answer === "nothing" ? route.abort() : route.fulfill(answer);
  });
  return bodies;
};

test.describe("the give page", () => {
  test("starts one-time and without an amount", async ({ page }) => {
    await visit(page, "/give");
    await expect(page.getByRole("radio", { name: "One-Time" })).toBeChecked();
    for (const amount of ["$25", "$50", "$100", "$250"])
      await expect(preset(page, amount)).not.toBeChecked();
    await expect(page.getByText("No amount chosen yet.")).toBeVisible();
    await expect(
      page.getByText("Monthly gifts are available for $25, $50, and $100.", { exact: true }),
    ).toBeVisible();
  });

  test(
    "a preset clears the custom amount, and typing clears the preset",
    long,
    async ({ page }) => {
      await visit(page, "/give");
      await customAmount(page).fill("75");
      await preset(page, "$100").check();
      await expect(customAmount(page)).toHaveValue("");
      await customAmount(page).fill("75");
      await expect(preset(page, "$100")).not.toBeChecked();
      await expect(page.getByText("charged $75, once")).toBeVisible();
    },
  );

  test("asks for an amount when it has none that it can read", long, async ({ page }) => {
    const bodies = await answering(page, "nothing");
    await visit(page, "/give");
    for (const typed of ["", "0", "0.00", "-5", "1e3", "25.005", "ten", "1,000,000"])
      await test.step(`"${typed}"`, async () => {
        await customAmount(page).fill(typed);
        await proceed(page).click();
        await expect(notice(page, "Please select an amount").first()).toContainText(
          "Choose a preset amount or enter a custom amount.",
        );
        await expect(page.locator("#field-amount-error")).toBeVisible();
        await expect(customAmount(page)).toHaveValue(typed);
      });
    expect(bodies).toEqual([]);
  });

  test("reads an amount as a person means it", async ({ page }) => {
    const bodies = await answering(page, { json: {} });
    await visit(page, "/give");
    for (const [typed, amount] of [
      ["$1,000", 1000],
      ["1 000.50", 1000.5],
      ["25,50", 25.5],
      [" 40 dollars ", 40],
    ] as const)
      await test.step(typed, async () => {
        await customAmount(page).fill(typed);
        await customAmount(page).press("Enter");
        await expect.poll(() => bodies.at(-1)).toEqual({ amount, frequency: "one_time" });
        await expect(proceed(page)).toBeEnabled();
      });
  });

  test("refuses a monthly gift of $250 or of an amount of one's own", async ({ page }) => {
    const bodies = await answering(page, "nothing");
    await visit(page, "/give");
    await monthly(page).check();
    await preset(page, "$250").check();
    await expect(page.getByText("$250 can be given once, but not monthly.")).toBeVisible();
    await proceed(page).click();
    await expect(notice(page, "Monthly donation not available")).toContainText(monthlyRefusal);
    await expect(page.locator("#field-amount-error")).toHaveText(monthlyRefusal);
    await customAmount(page).fill("25.01");
    await expect(page.locator("#field-amount-error")).toHaveCount(0);
    await proceed(page).click();
    await expect(page.locator("#field-amount-error")).toHaveText(monthlyRefusal);
    expect(bodies).toEqual([]);
  });

  for (const [situation, answer, inPlace] of [
    [
      "the server refuses",
      { status: 502, json: { error: "The bank is closed." } },
      "The bank is closed.",
    ],
    ["there is no address to go to", { json: {} }, "There was an error processing your donation."],
    ["no answer comes", "nothing", "There was an error processing your donation."],
  ] as const)
    test(`says so, there and in place, when ${situation}`, long, async ({ page }) => {
      await answering(page, answer);
      await visit(page, "/give");
      await preset(page, "$50").check();
      await proceed(page).click();
      await expect(notice(page, "Payment Error")).toContainText(
        "There was an error processing your donation. Please try again.",
      );
      await expect(page.getByRole("main").getByText(inPlace)).toBeVisible();
      await expect(preset(page, "$50")).toBeChecked();
      await expect(proceed(page)).toBeEnabled();
      await expect(proceed(page)).toBeFocused();
    });

  test("a link can fill in the form", long, async ({ page }) => {
    await visit(page, "/give?amount=50&frequency=monthly");
    await expect(preset(page, "$50")).toBeChecked();
    await expect(monthly(page)).toBeChecked();
    await visit(page, "/give?amount=75");
    await expect(customAmount(page)).toHaveValue("75");
    await expect(page.getByRole("radio", { name: "One-Time" })).toBeChecked();
  });
});

test.describe("the donation section", () => {
  test("each card and Monthly Builder start their gift at once", async ({ page }) => {
    const bodies = await answering(page, { json: {} });
    await visit(page, "/");
    for (const [name, gift] of [
      ["Donate $100", { amount: 100, frequency: "one_time" }],
      ["Donate $500", { amount: 500, frequency: "one_time" }],
      ["Donate $1,000", { amount: 1000, frequency: "one_time" }],
      ["Donate $2,500", { amount: 2500, frequency: "one_time" }],
      ["Give $25 Monthly", { amount: 25, frequency: "monthly" }],
    ] as const)
      await test.step(name, async () => {
        const button = page.getByRole("button", { name, exact: true });
        await button.click();
        await expect.poll(() => bodies).toEqual([gift]);
        await expect(button).toBeEnabled();
        bodies.length = 0;
      });
  });

  test("the custom buttons wait for an amount above zero", long, async ({ page }) => {
    await visit(page, "/");
    const fuel = page.getByRole("button", { name: "Fuel the Future" });
    const recurring = page.getByRole("button", { name: "Set up recurring monthly gift" });
    for (const typed of ["", "0", "-5", "abc"]) {
      await sectionAmount(page).fill(typed);
      await expect(fuel).toBeDisabled();
      await expect(recurring).toBeDisabled();
    }
    await sectionAmount(page).fill("0.75");
    await expect(fuel).toBeEnabled();
    await expect(recurring).toBeEnabled();
  });

  test("quick amounts fill the field, and the two buttons give once or monthly", async ({
    page,
  }) => {
    const bodies = await answering(page, { json: {} });
    await visit(page, "/");
    for (const amount of [25, 50, 100, 250]) {
      await page.getByRole("button", { name: `$${amount}`, exact: true }).click();
      await expect(sectionAmount(page)).toHaveValue(String(amount));
    }
    const fuel = page.getByRole("button", { name: "Fuel the Future" });
    await fuel.click();
    await expect(fuel).toBeEnabled();
    await page.getByRole("button", { name: "Set up recurring monthly gift" }).click();
    await expect
      .poll(() => bodies)
      .toEqual([
        { amount: 250, frequency: "one_time" },
        { amount: 250, frequency: "monthly" },
      ]);
  });

  test(
    "One-Time Gift leads to the amount field, Tribute Gift to the contact form",
    long,
    async ({ page }) => {
      await visit(page, "/");
      await page.getByRole("link", { name: "Choose an Amount" }).click();
      await expect(sectionAmount(page)).toBeFocused();
      await expect(sectionAmount(page)).toBeInViewport();
      await page.getByRole("link", { name: "Arrange a Tribute" }).click();
      await expect(page).toHaveURL(/\/contact\?subject=/);
      await expect(page.getByLabel("Subject")).toHaveValue("A tribute gift");
    },
  );

  test("the server's own refusal of a monthly amount is shown", long, async ({ page }) => {
    await visit(page, "/");
    await sectionAmount(page).fill("40");
    await page.getByRole("button", { name: "Set up recurring monthly gift" }).click();
    await expect(notice(page, "Subscription Error")).toContainText(
      "Monthly donations are available for $25, $50, and $100.",
    );
    await expect(sectionAmount(page)).toHaveValue("40");
  });

  const failures = [
    ["Fuel the Future", "Payment Error", "Failed to create payment session"],
    ["Set up recurring monthly gift", "Subscription Error", "Failed to create subscription"],
  ] as const;

  test("a failed gift shows the reason, once or monthly", async ({ page }) => {
    await answering(page, { status: 429, json: { error: "Too many gifts right now." } });
    await visit(page, "/");
    await sectionAmount(page).fill("50");
    for (const [button, title] of failures) {
      await page.getByRole("button", { name: button }).click();
      await expect(notice(page, title)).toContainText("Too many gifts right now.");
    }
  });

  test("a failed gift without a reason says so, once or monthly", long, async ({ page }) => {
    await answering(page, "nothing");
    await visit(page, "/");
    await sectionAmount(page).fill("50");
    for (const [button, title, fallback] of failures) {
      await page.getByRole("button", { name: button }).click();
      await expect(notice(page, title)).toContainText(fallback);
    }
  });
});
