import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { Hono } from "hono";
import { checkoutPage } from "#backend/giving/checkout/sandbox-checkout.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { emptyCard, formPage } from "#backend/giving/tributes/page.ts";
import type { AppEnv } from "#backend/http/context.ts";
import { type Page as AnswerPage, answerPage } from "#backend/http/page.ts";
import {
  checkboxes,
  problemSummary,
  selectField,
  textArea,
  textField,
} from "#backend/http/page-form.ts";
import { markup } from "#backend/markup.ts";
import { aGift, everyLetter } from "#backend/testing/letters.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { languages } from "#rules/languages.ts";
import { interestOptions } from "#rules/volunteer.ts";
import { accessibilityFaults } from "./accessible.ts";

test.use({ viewport: { width: 320, height: 640 } });

const face = readFileSync("app/fonts/public-sans.woff2").toString("base64");

/**
 * Emails and these pages load no file and are shown in whatever typeface there is. Ours, drawn
 * narrower and wider, stands for all of them, and is the same on every machine: compared with it,
 * Liberation Serif is an eighth narrower, and DejaVu Serif Bold a fifth wider.
 */
const widths = [88, 100, 120];

const showIn = async (page: Page, percent: number) => {
  const family = `drawn-at-${percent}`;
  await page.addStyleTag({
    content: `@font-face { font-family: ${family}; size-adjust: ${percent}%; font-weight: 100 900; src: url(data:font/woff2;base64,${face}) }
      * { font-family: ${family} !important }`,
  });
  const faces = await page.evaluate((name) => document.fonts.load(`16px ${name}`), family);
  expect(faces).toHaveLength(1);
};

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Every match that stands on more than one line. */
const broken = (page: Page, pattern: string) =>
  page.evaluate((source) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const match of (text.textContent ?? "").matchAll(new RegExp(source, "g"))) {
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(match[0]);
      }
    return found;
  }, pattern);

/** Phone numbers, amounts, receipt numbers and tax IDs; and the words that name a fact. */
const numbers = String.raw`\(\d{3}\) \d{3}-\d{4}|\$[\d,.]*\d|\b\d{4}-\d{6}\b|\b\d{2}-\d{7}\b`;
const names = "Organization|Emergency|Background|Interested|Receipt";

// A mail is shown inside a mail program's own page, which has the landmarks.
const landmarks = ["landmark-one-main", "region"];

/** As most mail programs show a letter at first. */
test.beforeEach(({ page }) => page.route("https://**", (route) => route.abort()));

test("every letter fits a small phone and breaks no number on it", async ({ page }) => {
  for (const [name, mail] of languages.flatMap((spoken) =>
    Object.entries(everyLetter(undefined, spoken)),
  ))
    for (const wide of widths) {
      await page.setContent(mail.html ?? "");
      await showIn(page, wide);
      expect.soft(await width(page), `${name}, ${wide}%`).toBe(320);
      expect.soft(await broken(page, `${numbers}|${names}`), `${name}, ${wide}%`).toEqual([]);
    }
});

for (const [colorScheme, ground] of [
  ["light", "rgb(247, 241, 231)"],
  ["dark", "rgb(14, 40, 53)"],
] as const)
  test(`letters with every kind of part can be read by everybody, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const { html = "", kind } of languages.flatMap((language) => {
      const every = everyLetter(undefined, language);
      const { applicationForStaff, confirmation, letter, statement, testReceipt, tributeCard } =
        every;
      return [applicationForStaff, confirmation, letter, statement, testReceipt, tributeCard];
    })) {
      await page.setContent(html);
      await expect(page.locator("body")).toHaveCSS("background-color", ground);
      expect.soft(await accessibilityFaults(page, { without: landmarks }), kind).toEqual([]);
    }
  });

test("a letter says what its pictures show where they are off", async ({ page }) => {
  await page.setContent(everyLetter().letter.html ?? "");
  const picture = page.getByRole("img", { name: /^A miniature brick arts center/ });
  const words = await picture.getAttribute("alt");
  const room = await picture.evaluate(({ clientWidth, clientHeight }) => [
    clientWidth,
    clientHeight,
  ]);
  // As much as the same words take beside it.
  const needed = await picture.evaluate((element, text) => {
    const copy = document.createElement("div");
    copy.style.cssText = "font-size:14px;font-style:italic";
    copy.textContent = text;
    element.after(copy);
    return [copy.clientWidth, copy.clientHeight];
  }, words);
  expect(room[0]).toBe(needed[0]);
  expect(room[1]).toBeGreaterThanOrEqual(needed[1] ?? 0);
});

const problem = "Please enter a valid email address";

const pages: Record<string, AnswerPage> = {
  checkout: checkoutPage(
    shippedSite,
    aGift,
    { name: "Ada", email: "x" },
    { message: problem, field: "email" },
  ),
  tribute: formPage(
    {
      gift: aGift,
      site: shippedSite,
      here: () => "?token=token",
      cards: [],
      entered: emptyCard(aGift),
      problems: [{ message: problem, field: "email" }],
    },
    speak("en"),
  ),
  form: {
    title: "Please check your application",
    content: markup`${problemSummary([{ message: problem, field: "email" }])}
<form method="post">
${textField({ name: "email", label: "Email", value: "nobody", problem })}
${textArea({ name: "message", label: "Message", value: "w".repeat(200), hint: "A few words." })}
${selectField({ name: "age", label: "Age range", value: "", placeholder: "Choose your age range", options: ["16-17"] })}
${checkboxes({ name: "interests", label: "What would you like to do?", options: interestOptions, values: [] })}
<div class="buttons"><button class="primary">Submit Volunteer Application</button></div>
</form>`,
  },
};

for (const [name, described] of Object.entries(pages))
  test(`the ${name} page fits a small phone, also at twice the text size`, async ({ page }) => {
    const app = new Hono<AppEnv>().get("/", (c) => {
      c.set("site", shippedSite);
      return answerPage(c, { siteUrl: "https://circleurban.example" }, described);
    });
    await page.setContent(await (await app.request("/")).text());
    await expect(page.getByRole("alert")).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const wide of widths) {
      await showIn(page, wide);
      expect.soft(await width(page), `${wide}%`).toBe(320);
    }
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    for (const wide of widths) {
      await showIn(page, wide);
      expect.soft(await width(page), `twice the size, ${wide}%`).toBe(320);
      expect.soft(await broken(page, numbers), `twice the size, ${wide}%`).toEqual([]);
    }
  });
