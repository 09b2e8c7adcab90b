import { expect, type Page, test } from "@playwright/test";
import { organisation } from "#rules/organisation.ts";
import { mailsAbout } from "./mailbox.ts";
import { long } from "./swept.ts";
import { afterFrames, notice, visit } from "./visit.ts";

const form = (page: Page) => page.getByRole("contentinfo");
const email = (page: Page) => form(page).getByPlaceholder("Enter your email");
const subscribe = (page: Page) => form(page).getByRole("button", { name: "Subscribe" });

/** The first link in the mail that was written to this address. */
const linkInMail = async (address: string) => {
  const [mail] = await mailsAbout(address);
  return /https?:\/\/\S+confirm-newsletter\?[^\s"<]+/.exec(mail?.text ?? "")?.[0] ?? null;
};

test("subscribing, confirming and landing on the site again", async ({ page }) => {
  const address = `reader-${Date.now()}@example.com`;
  await visit(page, "/about");
  await email(page).fill(address);
  await subscribe(page).click();
  await expect(notice(page, "Please check your inbox")).toBeVisible();
  await expect(email(page)).toHaveValue("");

  await expect.poll(() => linkInMail(address)).toBeTruthy();
  await page.goto((await linkInMail(address)) ?? "");
  await page.getByRole("button").click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("You are on the list").filter({ visible: true })).toHaveCount(1);
});

for (const [outcome, title] of [
  ["confirmed", "You are on the list"],
  ["unsubscribed", "You are off the list"],
  ["not-subscribed", "You are not subscribed"],
  ["expired", "This link has expired"],
] as const)
  test(`the landing says "${outcome}" once and cleans the address`, long, async ({ page }) => {
    await visit(page, `/?newsletter=${outcome}&from=mail`);
    await expect(notice(page, title)).toBeVisible();
    await expect(page).toHaveURL(/\/\?from=mail$/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice(page, title)).toHaveCount(0);
  });

test("an unknown outcome says nothing", long, async ({ page }) => {
  await visit(page, "/?newsletter=constructor");
  await afterFrames(page);
  await expect(
    page.getByRole("region", { name: /notifications/i }).getByRole("listitem"),
  ).toHaveCount(0);
});

test("the browser's own check stops what is no address", long, async ({ page }) => {
  let calls = 0;
  await page.route("**/subscribe-newsletter", (route) => {
    calls += 1;
    return route.abort();
  });
  await visit(page, "/about");
  await email(page).fill("reader");
  await subscribe(page).click();
  expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
    true,
  );
  expect(calls).toBe(0);
});

test("a failure says so, keeps the address and sends nothing twice", async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/subscribe-newsletter", async (route) => {
    bodies.push(route.request().postDataJSON());
    await released;
    await route.abort();
  });
  await visit(page, "/about");
  await email(page).fill("reader@example.com");
  await subscribe(page).dblclick();
  await expect(form(page).getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  release();
  await expect(notice(page, "Subscription not completed")).toContainText(organisation.email);
  await expect(email(page)).toHaveValue("reader@example.com");
  await expect(subscribe(page)).toBeFocused();
  expect(bodies).toEqual([{ email: "reader@example.com" }]);
});
