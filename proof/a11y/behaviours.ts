import type { Page } from "@playwright/test";
import { keyboardWalk } from "../../tests/readers/keyboard.ts";
import { open } from "../browser.ts";

export type Behaviour = { name: string; path: string; troubles(page: Page): Promise<string[]> };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const focused = (page: Page, selector: string) =>
  page
    .waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, {
      timeout: 3_000,
    })
    .then(
      () => [],
      () => [`focus is not on ${selector}`],
    );

const summaryTakesFocus = (path: string, submit: string): Behaviour => ({
  name: `the error summary of ${path} takes focus, and its links lead to the fields`,
  path,
  troubles: async (page) => {
    await button(page, submit).click();
    const summary = await focused(page, "section[aria-labelledby=error-summary-title]");
    await page.locator("section[aria-labelledby=error-summary-title] a").first().press("Enter");
    return [...summary, ...(await focused(page, "form [aria-invalid=true]"))];
  },
});

const dialogHoldsFocus = (path: string): Behaviour => ({
  name: `a bio of ${path} holds the focus and gives it back`,
  path,
  troubles: async (page) => {
    const troubles: string[] = [];
    const opener = page.getByRole("button", { name: /SEE BIO/ }).first();
    await opener.press("Enter");
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      );
      if (!inside) troubles.push("focus left the open dialog");
    }
    await page.keyboard.press("Escape");
    const back = await opener.evaluate((element) => element === document.activeElement);
    return back ? troubles : [...troubles, "focus did not come back"];
  },
});

export const behaviours: Behaviour[] = [
  summaryTakesFocus("/contact", "Send Message"),
  summaryTakesFocus("/volunteer", "Submit Volunteer Application"),
  {
    name: "a gift without an amount leads to the choice, with the reason as its description",
    path: "/give",
    troubles: async (page) => {
      await button(page, "Proceed to Secure Payment").click();
      const chosen = await focused(page, "[type=radio][name=amount]");
      const reason = await page.locator("#field-amount-error").textContent();
      return reason?.trim() ? chosen : [...chosen, "there is no reason beside the field"];
    },
  },
  {
    name: "the live region stands before the first notice and is the one that takes it",
    path: "/give",
    troubles: async (page) => {
      const region = page.locator("section[aria-live=polite]");
      await region.evaluate((element) => element.setAttribute("data-first", ""));
      const early = await region.locator("li").count();
      await button(page, "Proceed to Secure Payment").click();
      const taken = await page
        .locator("section[data-first] [data-notice]")
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
      return [
        ...(early ? ["a notice was there before"] : []),
        ...(taken ? [] : ["the notice is elsewhere"]),
      ];
    },
  },
  {
    name: "a notice hides no stop of the keyboard",
    path: "/give",
    troubles: async (page) => {
      await button(page, "Proceed to Secure Payment").click();
      await page.locator("[data-notice]").waitFor();
      return (await keyboardWalk(page)).troubles;
    },
  },
  dialogHoldsFocus("/about/leadership"),
  dialogHoldsFocus("/about/board"),
  {
    name: "the skip link is the first stop and leads into the page",
    path: "/about",
    troubles: async (page) => {
      await page.keyboard.press("Tab");
      const first = await focused(page, "a[href='#main']");
      await page.keyboard.press("Enter");
      return [...first, ...(await focused(page, "main"))];
    },
  },
  {
    name: "moving to another page leads to its heading and says its title",
    path: "/about",
    troubles: async (page) => {
      await page
        .getByRole("main")
        .getByRole("link", { name: /history/i })
        .first()
        .press("Enter");
      await page.waitForURL("**/about/history");
      const heading = await focused(page, "main h1");
      const announced = await page
        .waitForFunction(
          () =>
            [...document.querySelectorAll("[aria-live]")].some(
              (region) => region.textContent === document.title,
            ),
          null,
          { timeout: 3_000 },
        )
        .then(
          () => [],
          () => ["the title is not announced"],
        );
      return [...heading, ...announced];
    },
  },
];

export const tryBehaviour = async (page: Page, { path, troubles }: Behaviour) => {
  await open(page, path);
  return troubles(page);
};
