import type { Page } from "@playwright/test";
import type { Desk } from "./open-desk.ts";

const email = "dolores.banks@example.org";

/** A donor's own pages: all their gifts, and then one of them that comes every month. */
export const takeMyGiving = async (
  page: Page,
  desk: Desk,
  take: (name: string) => Promise<void>,
) => {
  const call = `${desk.url}/functions/v1`;
  const begun = await page.request.post(`${call}/create-payment`, {
    data: { amount: 25, frequency: "monthly" },
  });
  const { url } = await begun.json();
  const form = { name: "Dolores Banks", email, action: "pay" };
  await page.request.post(url, { form, maxRedirects: 0 });
  await page.request.post(`${call}/giving`, { form: { email }, maxRedirects: 0 });
  const link = async () => {
    for (;;) {
      const texts = (await desk.mailsTo(email)).map(({ text = "" }) => text);
      const found = texts.flatMap((text) => /http\S+giving\/link\?token=[\w-]+/.exec(text) ?? []);
      if (found[0]) return found[0];
      await page.waitForTimeout(100);
    }
  };
  await page.goto(await link());
  await page.getByRole("button", { name: "Open My giving" }).click();
  await take("give-my-giving-phone");
  await page.getByRole("link", { name: /^Change, pause or stop this gift/ }).click();
  await page.getByRole("heading", { name: "Change it" }).scrollIntoViewIfNeeded();
  await take("give-monthly-phone");
};
