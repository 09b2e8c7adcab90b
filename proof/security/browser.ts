import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { paths } from "#content/site-map.ts";
import { chromiumArguments, findChromium } from "../../scripts/chromium.ts";
import { visit } from "../../tests/visit.ts";

/** What a visitor can bring about on a page beyond reading it. */
const states: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  [
    "the menus",
    "/",
    async (page) => {
      for (const button of await page.getByRole("banner").getByRole("button").all())
        if (await button.isVisible()) await button.click();
    },
  ],
  [
    "a story in a dialog",
    "/about/leadership",
    (page) =>
      page
        .getByRole("button", { name: /^SEE BIO/ })
        .first()
        .click(),
  ],
  [
    "a director in a dialog",
    "/about/board",
    (page) =>
      page
        .getByRole("button", { name: /^SEE BIO/ })
        .first()
        .click(),
  ],
  [
    "a contact form with mistakes",
    "/contact",
    (page) => page.getByRole("button", { name: "Send Message" }).click(),
  ],
  [
    "a volunteer form with mistakes",
    "/volunteer",
    (page) => page.getByRole("button", { name: "Submit Volunteer Application" }).click(),
  ],
  [
    "a notice",
    "/give",
    (page) => page.getByRole("button", { name: "Proceed to Secure Payment" }).click(),
  ],
  [
    "a subscription",
    "/",
    async (page) => {
      await page.getByPlaceholder("Enter your email").fill("reader@visitor.example");
      await page.getByRole("button", { name: "Subscribe" }).click();
    },
  ],
  [
    "films that play",
    "/",
    async (page) => {
      await page.evaluate(() => {
        for (const film of document.querySelectorAll("video")) film.play().catch(() => {});
      });
      await page.waitForTimeout(1_500);
    },
  ],
  [
    "a gift, as far as the thanks",
    "/give",
    async (page) => {
      await page.getByRole("radio", { name: "$50", exact: true }).check();
      const [checkout] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("button", { name: "Proceed to Secure Payment" }).click(),
      ]);
      await checkout.getByLabel("Name").fill("Dolores Banks");
      await checkout.getByLabel("Email").fill("dolores@visitor.example");
      await checkout.getByRole("button", { name: "Pay" }).click();
      await checkout.waitForURL("**/donation-success?**");
    },
  ],
];

const watch = async (context: BrowserContext) => {
  const violations: string[] = [];
  await context.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  context.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
};

/** Scrolls to the end, so that everything that waits to be seen has loaded and moved. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 40));
    }
  });

/** Visits every page, fresh and from inside the site, and brings about every state. */
export const visitEverything = async (address: string) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const context = await browser.newContext({ baseURL: address });
    const violations = await watch(context);
    // Generous: the machine may be busy with other proofs.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    for (const path of [...paths, "/no-such-page"]) {
      await visit(page, path);
      await readAll(page);
    }
    for (const [, path, act] of states) {
      await visit(page, path);
      await act(page);
      await page.waitForTimeout(500);
    }
    // That the watch would see one: a script that was not there when the page was built.
    const before = violations.length;
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "0";
      document.head.append(script);
    });
    await page.waitForTimeout(300);
    if (violations.length === before) throw new Error("The watch on the policy is blind.");
    return {
      pages: paths.length + 1,
      states: states.map(([name]) => name),
      violations: violations.slice(0, before),
    };
  } finally {
    await browser.close();
  }
};
