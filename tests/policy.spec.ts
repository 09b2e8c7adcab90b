import { expect, type Page, test } from "@playwright/test";

const violations = async (page: Page) => {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) seen.push(message.text());
  });
  return seen;
};

test("a script that was not there when the page was built does not run", async ({ page }) => {
  await page.goto("/about");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.head.append(script);
    return "intruded" in window;
  });
  expect(ran).toBe(false);
});

test("nothing can be sent to or loaded from another host", async ({ page }) => {
  await page.goto("/about");
  const answer = await page.evaluate(() =>
    fetch("https://elsewhere.example/").then(
      () => "sent",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
});

test("moving through the site breaks no rule of the first page's policy", async ({ page }) => {
  const seen = await violations(page);
  await page.goto("/");
  for (const [name, path] of [
    ["Leadership Team", "/about/leadership"],
    ["Annual Report", "/about/annual-report"],
    ["Health and Wellness", "/programs/health"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(seen).toEqual([]);
});

test.describe("a form sent without script", () => {
  /** Sends the gift's form and lets the function lead on to an address. */
  const leadTo = async (page: Page, location: string) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.route("**/create-payment", (route) =>
      route.fulfill({ status: 303, headers: { location } }),
    );
    await page.goto("/give");
    await page.getByRole("radio", { name: "$50", exact: true }).check();
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
  };

  test("may lead on to the card provider", async ({ page }) => {
    const seen = await violations(page);
    const checkout = "https://checkout.stripe.com/c/pay/test";
    const asked = page.waitForRequest(checkout);
    await leadTo(page, checkout);
    await asked;
    expect(seen).toEqual([]);
  });

  test("may lead nowhere else", async ({ page }) => {
    const seen = await violations(page);
    await leadTo(page, "https://elsewhere.example/");
    await expect.poll(() => seen.join()).toContain("form-action");
  });
});
