import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { mailsAbout, subjectsFrom } from "./mailbox.ts";

/** The ways in which a visitor's page may have no script: each form must work in all of them. */
const ways = {
  "scripts are off": { context: { javaScriptEnabled: false }, prepare: async () => {} },
  "scripts never arrive": {
    context: {},
    prepare: (page: Page) => page.route("**/assets/*.js", (route) => route.abort()),
  },
  "scripts have not come yet": {
    context: {},
    // Never answered: whatever the visitor does comes first.
    prepare: (page: Page) => page.route("**/assets/*.js", () => {}),
  },
} satisfies Record<
  string,
  { context: BrowserContextOptions; prepare: (page: Page) => Promise<unknown> }
>;

let visitors = 0;
const newAddress = () => `early-${Date.now()}-${++visitors}@example.com`;

const fillMessage = async (page: Page, email: string, subject: string) => {
  const main = page.getByRole("main");
  for (const [label, text] of [
    ["First name", "Dolores"],
    ["Last name", "Banks"],
    ["Email", email],
    ["Phone", "(773) 555-0111"],
    ["Subject", subject],
    ["Message", "When does the pantry open?\nOn Thursdays, I think."],
  ] as const)
    await main.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text);
};

for (const [way, { context, prepare }] of Object.entries(ways))
  test.describe(`when ${way}`, () => {
    test.use(context);
    test.beforeEach(({ page }) => prepare(page));

    test("a message arrives, is mailed, and the page says so", async ({ page }) => {
      const email = newAddress();
      await page.goto("/contact");
      await fillMessage(page, email, "Sent without script");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page).toHaveURL(/\/contact#sent$/);
      await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
      await expect
        .poll(() => subjectsFrom(email))
        .toEqual(["Website message: Sent without script"]);
    });

    test("a gift goes to its checkout and comes back thanked", async ({ page }) => {
      await page.goto("/give");
      await page.getByText("Monthly", { exact: true }).click();
      await page.getByRole("radio", { name: "$50", exact: true }).check();
      await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
      await expect(page.getByText("no card is charged")).toBeVisible();
      await expect(page.getByText("$50")).toBeVisible();
      await expect(page.getByText("every month")).toBeVisible();
      await page.getByLabel("Email").fill(newAddress());
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(page).toHaveURL(/\/donation-success\?/);
      // A page that asks nobody says what is true of both kinds of gift.
      await expect(page.getByText("it also says how to change or stop your gift")).toBeVisible();
    });

    // A script that is late differs from one that never comes only in what follows.
    if (way === "scripts have not come yet") return;

    test("each way to give on the home page leads to its checkout", async ({ page }) => {
      for (const [button, amount, frequency] of [
        ["Donate $500", "$500", "one-time gift"],
        ["Give $25 Monthly", "$25", "every month"],
        ["$250", "$250", "one-time gift"],
      ] as const) {
        await page.goto("/");
        await page.getByRole("button", { name: button, exact: true }).click();
        await expect(page.getByText(amount)).toBeVisible();
        await expect(page.getByText(frequency)).toBeVisible();
      }
    });

    test("an amount of one's own on the home page, by Enter", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "Choose an Amount" }).click();
      const amount = page.getByLabel("Amount in US dollars");
      await expect(amount).toBeInViewport();
      await amount.fill("$1,234.50");
      await amount.press("Enter");
      await expect(page.getByText("$1,234.50")).toBeVisible();
      await expect(page.getByText("one-time gift")).toBeVisible();
    });

    test("a subscription is asked for, mailed, confirmed and told", async ({ page }) => {
      const email = newAddress();
      await page.goto("/about");
      await page.getByRole("contentinfo").getByLabel("Email address").fill(email);
      await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("Please check your inbox")).toBeVisible();
      const link = async () =>
        (await mailsAbout(email))[0]?.text?.match(/https?:\/\/\S+confirm-newsletter\S+/)?.[0];
      await expect.poll(link).toBeTruthy();
      await page.goto((await link()) ?? "");
      await page.getByRole("button", { name: "Yes, subscribe me" }).click();
      await expect(page.getByText("You are on the list")).toBeVisible();
    });

    test("an application stays in its form, which says whom to call", async ({ page }) => {
      await page.goto("/volunteer");
      const requests: string[] = [];
      page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
      const main = page.getByRole("main");
      for (const [label, text] of [
        ["First name", "Andre"],
        ["Last name", "Wells"],
        ["Email", "andre@example.com"],
        ["Phone", "7735550122"],
        ["Street address", "5301 West Adams Street"],
        ["City", "Chicago"],
        ["State", "IL"],
        ["ZIP code", "60644"],
        ["Why do you want to volunteer?", "My sons learned to read here."],
        ["Emergency contact", "Ruth Wells (773) 555-0123"],
      ] as const)
        await main.getByLabel(label).fill(text);
      await main.getByLabel("Age range").selectOption("35-44");
      for (const box of ["Mentoring", "Weekday evenings", "I agree to a background check."])
        await main.getByRole("checkbox", { name: box }).check();
      await main.getByRole("button", { name: "Submit Volunteer Application" }).click();
      await expect(main.getByText(/If nothing happens .* call \(773\) 555-0174/)).toBeVisible();
      await expect(main.getByLabel("First name")).toHaveValue("Andre");
      await expect(page).toHaveURL(/\/volunteer$/);
      expect(requests).toEqual([]);
    });
  });

test.describe("what the browser itself cannot check", () => {
  test.use({ javaScriptEnabled: false });

  test("the reasons come with everything typed, and the mended form arrives", async ({ page }) => {
    const email = newAddress();
    await page.goto("/contact");
    await fillMessage(page, email, "Sent in two steps");
    await page.getByRole("textbox", { name: "Message" }).fill("         too     ");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Your message was not sent" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      "Message must be at least 10 characters long",
    );
    for (const [label, text] of [
      ["First name", "Dolores"],
      ["Email", email],
      ["Phone (optional)", "(773) 555-0111"],
      ["Subject", "Sent in two steps"],
      ["Message", "         too     "],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await page.getByLabel("Message").fill("Long enough to be a message.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await expect.poll(() => subjectsFrom(email)).toEqual(["Website message: Sent in two steps"]);
  });

  test("a monthly gift of another amount is refused in the same words, and mended", async ({
    page,
  }) => {
    await page.goto("/give");
    await page.getByText("Monthly", { exact: true }).click();
    await page.getByRole("radio", { name: "$250" }).check();
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
    await expect(
      page.getByRole("heading", { name: "Monthly donation not available" }),
    ).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      "Please select one of these amounts or choose one-time donation.",
    );
    await expect(page.getByLabel("Amount in US dollars")).toHaveValue("250");
    await page.getByRole("button", { name: "Give once" }).click();
    await expect(page.getByText("no card is charged")).toBeVisible();
    await expect(page.getByText("$250")).toBeVisible();
  });

  test("a preset and another amount together are a question, not a guess", async ({ page }) => {
    await page.goto("/give");
    await page.getByRole("radio", { name: "$100" }).check();
    await page.getByLabel("Custom amount").fill("75");
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
    await expect(page.getByRole("alert")).toContainText("Which one do you mean?");
  });

  test("the browser's own check holds back what is plainly missing", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel("First name")).toBeFocused();
  });
});
