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
    await expect(page.locator("h1")).toHaveCount(1);
  }
  expect(seen).toEqual([]);
});
