import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./accessible.ts";
import { comeIn, type Desk, test } from "./desk-site.ts";

const coats = {
  title: "Winter Coats",
  lead: "A coat for every child in the after-school program.",
  story: "Eighty coats by the first snow.",
  picture: "plaza",
  goal: 1000,
  ends: "2098-12-24",
  onGivePage: "yes",
  address: "winter-coats",
};

/** By the calls that the editor makes: desk-pages.spec.ts goes through its screens. */
const publishCampaign = async (page: Page, desk: Desk) => {
  const calls = `${desk.url}/functions/v1/desk/pages`;
  const headers = { origin: desk.url };
  const open = await page.request.get(`${calls}/document?name=campaigns`, { headers });
  const { draftRevision, document, content } = await open.json();
  const saved = await page.request.post(`${calls}/save-draft`, {
    headers,
    data: {
      name: "campaigns",
      revision: draftRevision,
      base: document.published,
      content: { ...content, campaigns: [coats] },
    },
  });
  const { revision } = await saved.json();
  const published = await page.request.post(`${calls}/publish`, {
    headers,
    data: { documents: [{ name: "campaigns", revision }] },
  });
  expect(published.status(), await published.text()).toBe(200);
};

test("staff open a campaign, somebody gives to it without script, and the bar and the desk count it", async ({
  page,
  desk,
  browser,
  request,
}) => {
  await comeIn(page, await desk.invite("campaigns@circleurban.example", "--owner"), "Cleo Marsh");
  await publishCampaign(page, desk);
  const address = `${desk.url}/give/winter-coats`;
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  expect(await (await request.get(`${desk.url}/sitemap.xml`)).text()).toContain(
    "/give/winter-coats",
  );

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Winter Coats");
  await visitor.getByRole("radio", { name: "$50", exact: true }).check();
  await visitor.getByRole("button", { name: "Proceed to Secure Payment" }).click();
  await expect(visitor.getByText("For Winter Coats")).toBeVisible();
  await visitor.getByLabel("Email").fill("ada@example.org");
  await visitor.getByRole("button", { name: "Pay" }).click();
  await visitor.goto(address);
  await visitor.getByRole("link", { name: "See how far along we are" }).click();
  await expect(visitor.getByText("of $1,000 raised")).toBeVisible();
  await plain.close();

  await page.goto(address);
  await expect(page.getByRole("progressbar", { name: "Our Progress" })).toHaveAttribute(
    "aria-valuetext",
    "$50 of $1,000 raised",
  );
  await expectToFit(page);
  const opening = page.waitForEvent("popup");
  await page.getByRole("radio", { name: "$100", exact: true }).check();
  await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
  const checkout = await opening;
  await expect(checkout.getByText("For Winter Coats")).toBeVisible();
  await checkout.getByRole("button", { name: "Cancel" }).click();
  await expect(checkout).toHaveURL(/\/give\/winter-coats\?/);
  await checkout.close();
  await page.goto(`${desk.url}/functions/v1/campaign-progress?campaign=winter-coats`);
  await expectToFit(page);
  await page.goto(`${desk.url}/give`);
  await expect(page.getByRole("link", { name: /^See the campaign/ })).toBeVisible();
  await expectToFit(page);

  await page.goto(`${desk.url}/desk/gifts/campaigns`);
  await expect(page.getByText("$50 of $1,000 (5%)")).toBeVisible();
  await expectToFit(page);
  await page.getByRole("main").getByRole("link", { name: "Campaigns", exact: true }).click();
  await expect(page.getByRole("button", { name: "Winter Coats", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "See campaigns under Gifts" }).click();
  await page.getByRole("link", { name: "QR code for Winter Coats" }).click();
  await expect(page.getByRole("img", { name: /^QR code for / })).toBeVisible();
  await expectToFit(page);
});
