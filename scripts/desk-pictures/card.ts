import type { Page } from "@playwright/test";

/** What a donor sees who tells somebody of a gift, from the test checkout on. */
export const openCard = async (page: Page, url: string) => {
  const begun = await page.request.post(`${url}/functions/v1/create-payment`, {
    data: { amount: 50, frequency: "one_time" },
  });
  const { url: checkout } = (await begun.json()) as { url: string };
  await page.goto(checkout);
  await page.getByLabel("Name").fill("Ada Okoro");
  await page.getByLabel("Email").fill("ada.okoro@example.org");
  await page.getByLabel("In honor or memory of").fill("Rosa Delgado");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("link", { name: "Send a card" }).click();
  await page.getByLabel("Who should get the card").fill("Luis Delgado");
  await page.getByLabel("Their email address").fill("luis.delgado@example.org");
  await page.getByLabel("A few words of your own").fill("She taught me to read.");
  await page.getByRole("button", { name: "See the card" }).click();
  await page.getByRole("heading", { name: "In memory of Rosa Delgado" }).waitFor();
};
