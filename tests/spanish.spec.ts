import { expect, type Page, test } from "@playwright/test";
import { pathIn, spanishPages } from "#rules/languages.ts";
import { accessibilityFaults, phone } from "./accessible.ts";
import { mailsAbout } from "./mailbox.ts";
import { everyPage, swept } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const newAddress = () => `vecina-${Date.now()}-${Math.random()}@example.com`;

test("whoever chooses Spanish moves, writes and is answered in Spanish, and finds the way back", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Language" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/imposible/);
  expect(await languageOf(page)).toBe("es");
  // Only a whole load would lose it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("main").getByRole("link", { name: "Hable con nosotros" }).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  const form = page.getByRole("main").locator("form");
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(form.getByRole("heading", { name: "Hay 5 cosas que corregir" })).toBeVisible();
  const email = newAddress();
  for (const [label, text] of [
    ["Nombre", "Ana"],
    ["Apellido", "García"],
    ["Correo electrónico", email],
    ["Asunto", "Vivienda"],
    ["Mensaje", "¿Tienen un lugar para mi mamá?"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(notice(page, "¡Mensaje enviado!")).toBeVisible();
  await expect
    .poll(async () => (await mailsAbout(email)).map(({ subject }) => subject))
    .toContain("Recibimos su mensaje");

  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => languageOf(page)).toBe("en-US");
  await page.goBack();
  await expect.poll(() => languageOf(page)).toBe("es");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a gift and a wish for the newsletter are answered in Spanish", async ({ page }) => {
    await page.goto("/give");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/give$/);
    await page.getByRole("radio", { name: "$50", exact: true }).check();
    await page.getByRole("button", { name: "Continuar al pago seguro" }).click();
    await expect(page.getByText("no se cobra ninguna tarjeta")).toBeVisible();
    await page.getByLabel("Correo electrónico").fill(newAddress());
    await page.getByRole("button", { name: "Pagar" }).click();
    await expect(page).toHaveURL(/\/es\/donation-success\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gracias por su donación");

    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Correo electrónico").fill(newAddress());
    await footer.getByRole("button", { name: "Suscribirme" }).click();
    await expect(page).toHaveURL(/\/es#newsletter-asked$/);
    await expect(page.getByText("Revise su correo electrónico")).toBeVisible();
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const menu = page.getByRole("banner").getByRole("group").filter({ hasText: "Quiénes somos" });
    await menu.getByText("Quiénes somos", { exact: true }).click();
    const history = menu.getByRole("link", { name: "Nuestra historia (en inglés)" });
    await expect(history).toHaveAttribute("hreflang", "en");
  });
});

test(
  "every Spanish page is quiet, accessible and as wide as a phone",
  everyPage,
  async ({ page }) => {
    test.slow();
    const troubles: string[] = [];
    page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
    page.on("pageerror", (error) => troubles.push(error.message));
    await page.setViewportSize(phone);
    for (const english of spanishPages)
      await test.step(english, async () => {
        const path = pathIn("es", english);
        const answer = await visit(page, path);
        expect(answer?.status()).toBe(200);
        if (swept.includes(english)) expect.soft(await accessibilityFaults(page), path).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(phone.width);
      });
    expect(troubles).toEqual([]);
  },
);
