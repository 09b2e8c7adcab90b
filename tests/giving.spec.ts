import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { visit } from "./visit.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Secure Payment" });
const preset = (page: Page, amount: string) =>
  page.getByRole("radio", { name: amount, exact: true });
const monthly = (page: Page) => page.getByRole("radio", { name: "Monthly" });
const customAmount = (page: Page) => page.getByLabel("Custom amount");

/** Presses the button and gives back the tab in which the checkout opened. */
const toCheckout = async (page: Page) => {
  const [tab] = await Promise.all([page.waitForEvent("popup"), proceed(page).click()]);
  await expect(tab.getByText("no card is charged")).toBeVisible();
  return tab;
};

const pay = async (checkout: Page) => {
  await checkout.getByLabel("Name").fill("Dolores Banks");
  await checkout.getByLabel("Email").fill("dolores@example.com");
  await checkout.getByRole("button", { name: "Pay" }).click();
  await checkout.waitForURL("**/donation-success?**");
};

test.describe("from an amount to the thanks", () => {
  test("a one-time gift goes through the checkout in a new tab", async ({ page }) => {
    await visit(page, "/give");
    await preset(page, "$50").check();
    await expect(page.getByText("Your card will be charged $50, once.")).toBeVisible();
    const checkout = await toCheckout(page);
    await expect(checkout.getByText("$50")).toBeVisible();
    await pay(checkout);
    await expect(
      checkout.getByRole("heading", { name: "Thank You for Your Gift", exact: true }),
    ).toBeVisible();
    await expect(checkout.getByText("your donation of $50 was processed")).toBeVisible();
    await expect(checkout.getByText("no card was charged")).toBeVisible();
    await expect(proceed(page)).toBeEnabled();
  });

  test("a monthly gift makes a Circle Builder", async ({ page }) => {
    await visit(page, "/give");
    await monthly(page).check();
    await preset(page, "$25").check();
    await expect(page.getByText("charged $25 today and on this day every month")).toBeVisible();
    const checkout = await toCheckout(page);
    await expect(checkout.getByText("every month")).toBeVisible();
    await pay(checkout);
    await expect(
      checkout.getByRole("heading", { name: "Thank You for Your Monthly Gift" }),
    ).toBeVisible();
    await expect(checkout.getByText("you are now a Circle Builder")).toBeVisible();
    await expect(checkout.getByRole("link", { name: "Become a Monthly Builder" })).toHaveCount(0);
  });

  test("a declined card can be tried again", async ({ page }) => {
    await visit(page, "/give");
    await preset(page, "$100").check();
    const checkout = await toCheckout(page);
    await checkout.getByRole("button", { name: "Decline" }).click();
    await expect(checkout.getByRole("alert")).toContainText("declined");
    await pay(checkout);
    await expect(checkout.getByText("your donation of $100 was processed")).toBeVisible();
  });

  test("a donor who cancels finds the form as it was", async ({ page }) => {
    await visit(page, "/give");
    await customAmount(page).fill("$1,234.50");
    const checkout = await toCheckout(page);
    await checkout.getByRole("button", { name: "Cancel" }).click();
    await checkout.waitForURL("**/give?**");
    await expect(customAmount(checkout)).toHaveValue("1234.50");
    await expect(checkout.getByText("charged $1,234.50, once")).toBeVisible();
  });

  test("the whole way can be gone with the keyboard", long, async ({ page }) => {
    await visit(page, "/give");
    await page.getByRole("radio", { name: "One-Time" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(monthly(page)).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(preset(page, "$25")).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(preset(page, "$50")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(customAmount(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(proceed(page)).toBeFocused();
    const [tab] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
    await expect(tab.getByText("every month")).toBeVisible();
  });
});

test.describe("where the checkout opens", () => {
  test("in the same window when the browser refuses a new tab", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page, "/give");
    await preset(page, "$50").check();
    await proceed(page).click();
    await page.waitForURL("**/sandbox-checkout/**");
  });

  test("a new tab that was overlooked can be opened from the page", long, async ({ page }) => {
    await visit(page, "/give");
    await preset(page, "$50").check();
    const checkout = await toCheckout(page);
    const address = checkout.url();
    await checkout.close();
    await page.getByRole("link", { name: "Open it here" }).click();
    await expect(page).toHaveURL(address);
  });

  test.describe("on a phone", () => {
    test.use({ userAgent: phone });

    test("in the same window, and Back finds a page that works", async ({ page, context }) => {
      await visit(page, "/give");
      await page.getByLabel("Custom amount").fill("75");
      await proceed(page).click();
      await page.waitForURL("**/sandbox-checkout/**");
      expect(context.pages()).toHaveLength(1);
      await page.goBack();
      await expect(proceed(page)).toBeEnabled();
      await expect(page.getByLabel("Custom amount")).toHaveValue("75");
      await expect(page.getByText("charged $75, once")).toBeVisible();
      await preset(page, "$100").check();
      await proceed(page).click();
      await page.waitForURL("**/sandbox-checkout/**");
    });
  });
});

test.describe("one gift at a time", () => {
  /** Holds every call back until released, and counts them. */
  const hold = async (page: Page) => {
    const calls: { key: string | null; body: unknown }[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/create-payment", async (route) => {
      const request = route.request();
      calls.push({
        key: await request.headerValue("idempotency-key"),
        body: request.postDataJSON(),
      });
      await released;
      await route.fulfill({ status: 500, json: { error: "Held back by a test." } });
    });
    return { calls, release: () => release() };
  };

  test("clicks and Enter while a request runs start no second one", async ({ page }) => {
    const held = await hold(page);
    await visit(page, "/give");
    await customAmount(page).fill("40");
    await proceed(page).dblclick();
    const busy = page.getByRole("button", { name: "Processing..." });
    await expect(busy).toBeDisabled();
    await customAmount(page).press("Enter");
    await busy.click({ force: true });
    expect(held.calls).toHaveLength(1);
    expect(held.calls[0]?.body).toEqual({ amount: 40, frequency: "one_time" });
    held.release();
    await expect(proceed(page)).toBeEnabled();
    expect(held.calls).toHaveLength(1);
  });

  test("a page that comes back from the browser's memory is usable again", async ({ page }) => {
    await hold(page);
    await visit(page, "/give");
    await preset(page, "$25").check();
    await proceed(page).click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(proceed(page)).toBeEnabled();
  });

  test("an amount with cents says that it is being processed", long, async ({ page }) => {
    const held = await hold(page);
    await visit(page, "/");
    await page.getByLabel("Amount in US dollars").fill("19.99");
    await page.getByRole("button", { name: "Fuel the Future" }).click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    expect(held.calls[0]?.body).toEqual({ amount: 19.99, frequency: "one_time" });
    held.release();
  });

  test(
    "on the home page one running request disables every button that starts one",
    long,
    async ({ page }) => {
      const held = await hold(page);
      await visit(page, "/");
      await page.getByLabel("Amount in US dollars").fill("30");
      await page.getByRole("button", { name: "Donate $500", exact: true }).click();
      await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
      for (const name of [
        "Donate $100",
        "Donate $1,000",
        "Donate $2,500",
        "Give $25 Monthly",
        "Fuel the Future",
        "Set up recurring monthly gift",
      ])
        await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
      expect(held.calls).toHaveLength(1);
      held.release();
      await expect(page.getByRole("button", { name: "Fuel the Future" })).toBeEnabled();
    },
  );

  test("a try after a lost answer keeps its key; a refusal or another amount ends it", async ({
    page,
  }) => {
    const keys: (string | null)[] = [];
    let answer: "lost" | "refused" = "lost";
    await page.route("**/create-payment", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      if (answer === "lost") await route.abort();
      else await route.fulfill({ status: 502, json: { error: "Not now." } });
    });
    await visit(page, "/give");
    const attempt = async () => {
      const before = keys.length;
      await proceed(page).click();
      await expect.poll(() => keys.length).toBe(before + 1);
      await expect(proceed(page)).toBeEnabled();
    };
    await preset(page, "$25").check();
    await attempt();
    await attempt();
    await preset(page, "$50").check();
    await attempt();
    answer = "refused";
    await attempt();
    await attempt();
    const [first, second, third, fourth, fifth] = keys;
    expect(first).toMatch(/^\S{8,200}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
    expect(fifth).not.toBe(fourth);
  });
});
