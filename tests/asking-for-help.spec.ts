import { expect, type Locator, type Page, test } from "@playwright/test";
import { pathIn } from "#rules/languages.ts";
import { accessibilityFaults, phone } from "./accessible.ts";
import { mailsSaying } from "./mailbox.ts";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const urgent = ["911", "211", "311", "988", "+18778636338", "+18002522873"];

const smallPhone = { width: 360, height: 640 };

test("urgent numbers are on the first screen of a phone, in both languages", async ({ page }) => {
  for (const path of ["/", "/help", "/contact"].flatMap((one) => [one, pathIn("es", one)]))
    await test.step(path, async () => {
      // What fits here fits every larger one.
      await page.setViewportSize(smallPhone);
      await page.goto(path);
      const numbers = page.getByRole("navigation", {
        name: /^(Urgent numbers|Números de urgencia)$/,
      });
      for (const number of urgent)
        await expect(numbers.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

test("help with the rent is two clicks from home", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  const more = "Rent, bills, eviction, work: who helps";
  await page
    .getByRole("navigation", { name: "Urgent numbers" })
    .getByRole("link", { name: more })
    .click();
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole("main").getByRole("link", { name: "Rent", exact: true }).click();
  await expect(page).toHaveURL(/\/help#rent$/);
  const rent = page.getByRole("region", { name: "Rent", exact: true });
  await expect(rent.getByRole("heading", { name: "Rent", exact: true })).toBeInViewport();
  await expect(rent.locator('a[href="tel:211"]')).toBeVisible();
  await expect(rent.getByText(/Checked \w+ 20\d\d/).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

const words = {
  en: {
    from: "/contact",
    way: "No Email? We’ll Call You",
    fields: { name: "Your name", phone: "Phone", words: "In a few words (optional)" },
    submit: "Ask for a Call",
    missing: ["Please enter your name", "Please enter a phone number"],
    sent: "We have your number.",
  },
  es: {
    from: "/es/contact",
    way: "¿No tiene correo electrónico? Le llamamos",
    fields: { name: "Su nombre", phone: "Teléfono", words: "En pocas palabras (opcional)" },
    submit: "Pedir una llamada",
    missing: ["Por favor escriba su nombre", "Por favor escriba un teléfono"],
    sent: "Tenemos su número.",
  },
};
type Language = keyof typeof words;

const goToForm = async (page: Page, language: Language) => {
  const { way } = words[language];
  await page.getByRole("main").getByRole("link", { name: way }).click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/help")}#call$`));
  return page.getByRole("main").locator("form");
};

/** Of this run alone. */
const aName = () => `Rosa ${Math.random().toString(36).slice(2)}`;

const askByForm = async (form: Locator, language: Language, name: string) => {
  const { fields, submit } = words[language];
  await form.getByLabel(fields.name, { exact: true }).fill(name);
  await form.getByLabel(fields.phone, { exact: true }).fill("(773) 555-0142");
  await form.getByRole("combobox").selectOption("Rent");
  await form.getByLabel(fields.words, { exact: true }).fill("After 5, please / Después de las 5");
  await form.getByRole("button", { name: submit }).click();
};

const reachesStaff = (name: string) =>
  expect
    .poll(async () => (await mailsSaying(name)).map(({ subject }) => subject))
    .toEqual(["Website message: Please call: Rent"]);

for (const language of ["en", "es"] as const) {
  test(`somebody without email asks for a call (${language})`, async ({ page }) => {
    await page.setViewportSize(phone);
    const { submit, missing, sent } = words[language];
    await visit(page, words[language].from);
    const form = await goToForm(page, language);
    await form.getByRole("button", { name: submit }).click();
    for (const said of missing)
      await expect(form.getByRole("link", { name: said, exact: true })).toBeVisible();
    const name = aName();
    await askByForm(form, language, name);
    // Once, and with the number to call.
    await expect(page.getByRole("main").getByRole("status")).toContainText(sent);
    await expect(notice(page, sent)).toHaveCount(0);
    const number = page.getByRole("main").getByRole("status").getByRole("link");
    await expect(number).toHaveAttribute("href", /^tel:/);
    await reachesStaff(name);
  });

  test.describe(`without script (${language})`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone });
    test("somebody without email asks for a call", long, async ({ page }) => {
      const name = aName();
      await page.goto(words[language].from);
      await askByForm(await goToForm(page, language), language, name);
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/help")}#asked$`));
      await expect(page.getByText(words[language].sent)).toBeInViewport();
      await reachesStaff(name);
    });
  });
}

test("an unknown path below /es is answered in Spanish, and leads back in Spanish", async ({
  page,
}) => {
  const answer = await visit(page, "/es/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByText("No encontramos esa página", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", /\/$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Ayuda con la renta/ })).toHaveAttribute(
    "href",
    "/es/help",
  );
  await main.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL(/\/es$/);
});
