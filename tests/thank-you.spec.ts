import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { visit } from "./visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const builder = (page: Page) => page.getByRole("link", { name: "Become a Monthly Builder" });
const oneTime = "Thank You for Your Gift";
const monthly = "Thank You for Your Monthly Gift";

const returns = [
  ["?amount=50&type=one_time", oneTime, "your donation of $50 was processed"],
  ["?amount=1234.5", oneTime, "your donation of $1,234.50 was processed"],
  ["?amount=50&type=anything", oneTime, "your donation of $50 was processed"],
  ["", oneTime, "your donation was processed"],
  ["?amount=custom", oneTime, "your donation was processed"],
  ["?amount=plenty", oneTime, "your donation was processed"],
  [
    "?amount=25&type=monthly",
    monthly,
    "monthly donation was set up, and you are now a Circle Builder. Each month, $25",
  ],
  ["?amount=100&type=subscription", monthly, "you are now a Circle Builder. Each month, $100"],
  ["?amount=custom&type=monthly", monthly, "Each month, your donation"],
] as const;

test("the address a donor comes back to says what was given", async ({ page }) => {
  const troubles: string[] = [];
  page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
  for (const [query, title, text] of returns)
    await test.step(`/donation-success${query}`, async () => {
      await visit(page, `/donation-success${query}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Your Impact" })).toBeVisible();
      for (const card of ["Receipt Sent", "Impact Updates", "Stay Connected"])
        await expect(page.getByRole("main").getByRole("heading", { name: card })).toBeVisible();
      await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
      if (title === oneTime) await expect(builder(page)).toHaveAttribute("href", "/give");
      else await expect(builder(page)).toHaveCount(0);
      expect(troubles).toEqual([]);
    });
});

test("without a reference the receipt is named as the proof, and with one nobody needs it", async ({
  page,
}) => {
  const proof = page.getByText("The receipt in your email is the proof of your gift.");
  await visit(page, "/donation-success?amount=50");
  await expect(proof).toBeVisible();
  await page.route("**/gift-status", (route) =>
    route.fulfill({ json: { state: "paid", amount: 50, frequency: "one_time", test: false } }),
  );
  await visit(page, "/donation-success?amount=50&reference=abc");
  await expect(page.getByRole("heading", { name: "Receipt Sent" })).toBeVisible();
  await expect(proof).toHaveCount(0);
});

test("nothing moves on a phone when the page learns what was given", async ({ page, browser }) => {
  const phone = { width: 412, height: 823 };
  const below = async (shown: Page) =>
    (await shown.getByRole("link", { name: "Return Home" }).boundingBox())?.y;
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const built = await context.newPage();
  await built.goto("/donation-success");
  const before = await below(built);
  await context.close();
  await page.setViewportSize(phone);
  await page.route("**/gift-status", (route) =>
    route.fulfill({ json: { state: "paid", amount: 50, frequency: "one_time", test: false } }),
  );
  await visit(page, "/donation-success");
  expect(await below(page)).toBe(before);
  await visit(page, "/donation-success?amount=50&reference=abc");
  await expect(page.getByRole("heading", { name: "Receipt Sent" })).toBeVisible();
  expect(await below(page)).toBe(before);
});

test("the celebration is there at first and gone after three seconds", long, async ({ page }) => {
  await page.goto("/donation-success?amount=50");
  const emoji = page.getByText("🎉");
  await expect(emoji).toBeVisible();
  await expect(emoji).toHaveCount(0);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(3000);
});

test.describe("with a reference the server has the last word", () => {
  /** Gives the answers in turn, the last one for ever. */
  const answering = async (
    page: Page,
    ...answers: ({ status?: number; json: object } | "none")[]
  ) => {
    let asked = 0;
    await page.route("**/gift-status", (route) => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? "none";
      asked += 1;
      return answer === "none" ? route.abort() : route.fulfill(answer);
    });
    return () => asked;
  };
  const gift = (state: string) => ({
    json: { state, amount: 50, frequency: "one_time", test: false },
  });
  const address = "/donation-success?amount=5000&type=monthly&reference=abc";

  test("an edited amount and type give way to what was given", async ({ page }) => {
    await answering(page, gift("paid"));
    await visit(page, address);
    await expect(page.getByText("your donation of $50 was processed")).toBeVisible();
    await expect(heading(page)).toHaveText(oneTime);
  });

  test("money on its way is called that, until it arrives", async ({ page }) => {
    await answering(page, gift("pending"), gift("paid"));
    await visit(page, address);
    await expect(page.getByText("is on its way to us from your bank")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Receipt to Come" })).toBeVisible();
    const ownPage = await page.getByRole("link", { name: "My giving" }).elementHandle();
    await expect(page.getByText("your donation of $50 was processed")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Receipt Sent" })).toBeVisible();
    // A click on a link that is replaced between press and release goes nowhere.
    expect(await ownPage?.evaluate((link) => link.isConnected)).toBe(true);
  });

  test("a gift that came to nothing is not thanked for", long, async ({ page }) => {
    for (const [state, title] of [
      ["failed", "Your Gift Was Not Completed"],
      ["canceled", "Your Gift Was Not Completed"],
      ["refunded", "Your Gift Was Returned"],
      ["ended", "Your Monthly Gift Has Ended"],
    ] as const)
      await test.step(state, async () => {
        await page.unrouteAll();
        await answering(page, gift(state));
        await visit(page, address);
        await expect(heading(page)).toHaveText(title);
        await expect(page.getByText("Receipt Sent")).toHaveCount(0);
        await expect(page.getByRole("link", { name: "Return Home" })).toBeVisible();
      });
  });

  test("an invented reference is unknown to the real server", async ({ page }) => {
    await visit(page, "/donation-success?amount=50&reference=00000000-0000-4000-8000-000000000000");
    await expect(heading(page)).toHaveText("We Do Not Know This Gift");
    await expect(page.getByText("was processed")).toHaveCount(0);
  });

  test(
    "a failed question is asked three times more, after one, two and four seconds",
    long,
    async ({ page }) => {
      test.slow();
      const times: number[] = [];
      await page.route("**/gift-status", (route) => {
        times.push(Date.now());
        return route.abort();
      });
      await visit(page, address);
      await expect(page.getByText("One moment")).toBeVisible();
      await expect(page.getByText("We could not look up your donation of $5,000")).toBeVisible();
      const waits = times.slice(1).map((time, position) => time - (times[position] ?? 0));
      // Timers never come early; on a busy machine they come late.
      expect(waits.map((wait, position) => wait >= 950 * 2 ** position)).toEqual([
        true,
        true,
        true,
      ]);
    },
  );
});
