import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./accessible.ts";
import { comeIn, type Desk, test } from "./desk-site.ts";
import { visit } from "./visit.ts";

const mailsTo = async (desk: Desk, address: string, subject: RegExp) =>
  (await desk.mailsTo(address)).filter((mail) => subject.test(mail.subject ?? ""));

const arrive = async (desk: Desk, address: string, subject: RegExp, count = 1) => {
  await expect.poll(() => mailsTo(desk, address, subject)).toHaveLength(count);
  return (await mailsTo(desk, address, subject)).at(-1)?.text ?? "";
};

const card = /A gift in memory of Rosa Delgado$/;

const fillCheckout = async (page: Page, email: string) => {
  await page.getByLabel("Name").fill("Ada Okoro");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("In honor or memory of").fill("Rosa Delgado");
};

const fillCard = async (page: Page, name: string, label: string, address: string) => {
  await page.getByLabel("Who should get the card").fill(name);
  await page.getByLabel(label).fill(address);
  await page.getByRole("button", { name: "See the card" }).click();
  await expect(page.getByRole("heading", { name: "In memory of Rosa Delgado" })).toBeVisible();
};

test("a gift in memory of someone is told by email and on paper, corrected at the desk and sent again", async ({
  page,
  desk,
}) => {
  await visit(page, `${desk.url}/give`);
  await page.getByRole("radio", { name: "$50", exact: true }).check();
  const proceed = page.getByRole("button", { name: "Proceed to Secure Payment" });
  const [donor] = await Promise.all([page.waitForEvent("popup"), proceed.click()]);
  await fillCheckout(donor, "ada.tribute@example.org");
  await donor.getByLabel("What your gift supports").selectOption("Education and Youth");
  await donor.getByRole("checkbox", { name: "Cover the card fee and add $1.81" }).check();
  await expectToFit(donor);
  await donor.getByRole("button", { name: "Pay" }).click();
  await expect(donor.getByText("your donation of $51.81 was processed")).toBeVisible();
  const receipt = await arrive(desk, "ada.tribute@example.org", /receipt/i);
  expect(receipt).toMatch(/Of this for the card fee: +\$1\.81/);

  await donor.getByRole("link", { name: "Send a card" }).click();
  await expect(donor.getByLabel("Name of the person you honor or remember")).toHaveValue(
    "Rosa Delgado",
  );
  await expectToFit(donor);
  await fillCard(donor, "Luis Delgado", "Their email address", "lius@example.org");
  await expectToFit(donor);
  await donor.getByRole("button", { name: "Yes, send it" }).click();
  await expect(donor.getByText("Luis Delgado: sent on")).toBeVisible();
  await fillCard(donor, "Ana Delgado", "Their mailing address", "118 N Central Ave, Chicago");
  await donor.getByRole("button", { name: "Yes, mail it" }).click();
  await expect(donor.getByText("Ana Delgado: we will print and mail it")).toBeVisible();
  await donor.close();
  expect(await arrive(desk, "lius@example.org", card)).not.toContain("$");

  await comeIn(page, await desk.invite("tributes@circleurban.example", "--owner"), "Mercy Cole");
  await page.goto(`${desk.url}/desk/gifts/tributes`);
  const person = page.getByRole("region", { name: "Rosa Delgado" });
  await expect(person.getByText("1 gift")).toBeVisible();
  await expectToFit(page);
  await person.getByRole("link", { name: "Card to Ana Delgado" }).click();
  await expect(page.getByRole("article", { name: "The card" })).toContainText("Dear Ana Delgado,");
  await expectToFit(page);
  // The browser's own window for printing would wait for somebody.
  const printed = page.evaluate(() => new Promise((done) => (window.print = () => done(true))));
  await page.getByRole("button", { name: "Print card" }).click();
  expect(await printed).toBe(true);
  await expect(page.getByText(/^Card printed/)).toBeVisible();

  await page.getByRole("link", { name: "Back to cards" }).click();
  await person.getByRole("link", { name: "Card to Luis Delgado" }).click();
  await page.getByRole("button", { name: "Correct card" }).click();
  await page.getByLabel("Email address").fill("luis@example.org");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("The card is corrected. Nothing was sent.")).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await arrive(desk, "luis@example.org", card);
  expect(await mailsTo(desk, "lius@example.org", card)).toHaveLength(1);
});

test.describe("when scripts are off", () => {
  test.use({ javaScriptEnabled: false });

  test("money from a bank account is on its way until it arrives, and the receipt asks whom to tell", async ({
    page,
    desk,
  }) => {
    const donor = "bank.tribute@example.org";
    await page.goto(`${desk.url}/give`);
    await page.getByRole("radio", { name: "$100", exact: true }).check();
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
    await fillCheckout(page, donor);
    const checkout = page.url();
    await page.getByRole("button", { name: "Use a bank account" }).click();
    await expect(page).toHaveURL(/\/donation-success\?/);
    await arrive(desk, donor, /Your gift is on its way$/);
    expect(await mailsTo(desk, donor, /receipt/i)).toEqual([]);

    await page.goto(checkout);
    await page.getByRole("button", { name: "The money arrives" }).click();
    const receipt = await arrive(desk, donor, /receipt/i);
    await page.goto(receipt.match(/\S+\/tribute\?token=\S+/)?.[0] ?? "");
    await fillCard(page, "Eva Delgado", "Their email address", "eva@example.org");
    await page.getByRole("button", { name: "Change it" }).click();
    await page.getByLabel("Send date").fill(tomorrow());
    await page.getByRole("button", { name: "See the card" }).click();
    await page.getByRole("button", { name: "Schedule card" }).click();
    await expect(page.getByText("Eva Delgado: goes out on")).toBeVisible();
    await page.getByRole("link", { name: "Change or cancel this card" }).click();
    await page.getByLabel("Send date").fill("");
    await page.getByRole("button", { name: "See the card" }).click();
    await page.getByRole("button", { name: "Yes, send it" }).click();
    await expect(page.getByText("Eva Delgado: sent on")).toBeVisible();
    await arrive(desk, "eva@example.org", card);

    await fillCard(page, "Iris Delgado", "Their email address", "iris@example.org");
    await page.getByRole("button", { name: "Change it" }).click();
    await page.getByLabel("Send date").fill(tomorrow());
    await page.getByRole("button", { name: "See the card" }).click();
    await page.getByRole("button", { name: "Schedule card" }).click();
    await page.getByRole("link", { name: "Change or cancel this card" }).click();
    await page.getByRole("button", { name: "Cancel this card" }).click();
    await expect(page.getByText("The card is canceled and deleted.")).toBeVisible();
    await expect(page.getByText("Iris Delgado")).toBeHidden();
  });
});

/** In Chicago, whatever the hour is here. */
const tomorrow = () =>
  new Date(Date.now() + 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
