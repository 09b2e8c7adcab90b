import { expect, type Page } from "@playwright/test";
import { failedWith, reportAbout } from "#backend/testing/newsletter/reports.ts";
import { expectToFit } from "./accessible.ts";
import { askForNewsletter, newest } from "./desk-mail.ts";
import { comeIn, type Desk, signIn, test } from "./desk-site.ts";
import { saved } from "./page-editor.ts";
import { reloadedUntil } from "./reloaded-until.ts";
import { long } from "./swept.ts";

const reader = "otis.hall@visitor.example";

/** Up to the last look before it goes out. */
const writeLetter = async (page: Page, desk: Desk, subject: string) => {
  await page.goto(`${desk.url}/desk/letters`);
  await page.getByRole("button", { name: "Write a newsletter" }).click();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.locator('[name="blocks.0.text"]').fill("The beds are full.");
  await saved(page);
  await page.getByRole("button", { name: "Check and send…" }).click();
};

test(
  "a letter comes back, its reader gets no more, and a colleague has them resume",
  long,
  async ({ page, browser, desk }) => {
    const link = await desk.invite("lena@circleurban.example", "--pages", "--subscribers");
    await signIn(page, link, "Lena Price");
    const visitor = await browser.newPage();
    await visitor.goto(await askForNewsletter(page, desk, reader));
    await visitor.getByRole("button", { name: "Yes, subscribe me" }).click();
    await newest(desk, reader, /^Welcome/);
    await visitor.close();

    await test.step("the letter's page says that it was refused, and why", async () => {
      await writeLetter(page, desk, "What froze in January");
      await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
      const { messageId = "" } = await newest(desk, reader, /^What froze/);
      desk.bounces.receive(reportAbout(messageId, failedWith("5.1.1")));
      const refused = page.getByRole("region", { name: "Refused" });
      // The site looks into the mailbox once a minute.
      await reloadedUntil(refused.filter({ hasText: reader }));
      await expect(refused).toContainText("The mailbox doesn't exist anymore. (5.1.1)");
      await expectToFit(page, { part: "main" });
    });

    await test.step("the next letter would reach nobody", async () => {
      await writeLetter(page, desk, "What blooms in May");
      await expect(page.getByText("No one would get it")).toBeVisible();
      await expect(page.getByRole("button", { name: "Send to 0 subscribers" })).toBeDisabled();
    });

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await test.step("a colleague sees who gets no letters since when and why, and has them resume", async () => {
      const invitation = await desk.invite("theo@circleurban.example", "--subscribers");
      await comeIn(colleague, invitation, "Theo Grant");
      await colleague.getByRole("link", { name: "Subscribers" }).first().click();
      await colleague.getByRole("link", { name: "Not getting newsletters 1" }).click();
      const row = colleague.getByRole("row").filter({ hasText: reader });
      await expect(row).toContainText(
        /No newsletters since \d{1,2}:\d\d [AP]M\. The mailbox doesn't exist anymore\./,
      );
      await expect(colleague.getByText("1 subscriber", { exact: true })).toBeVisible();
      await expectToFit(colleague, { part: "main" });
      await row.getByRole("button", { name: "Resume newsletters" }).click();
      await expect(colleague.getByText(`${reader} will get newsletters again.`)).toBeVisible();
      await expect(colleague.getByText("Everyone on the list gets newsletters.")).toBeVisible();
      await colleague.getByRole("link", { name: "All", exact: true }).click();
      await expect(row).toContainText("Confirmed");
      await expect(row).not.toContainText("No newsletters since");
    });

    await test.step("then it reaches them, and the first is not sent again", async () => {
      await page.reload();
      await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
      await newest(desk, reader, /^What blooms/);
      const subjects = (await desk.mailsTo(reader)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject?.startsWith("What "))).toEqual([
        "What froze in January",
        "What blooms in May",
      ]);
    });

    // Other tests of this site count its readers.
    await colleague.getByRole("button", { name: `Remove ${reader}` }).click();
    await expect(colleague.getByText(`${reader} won't get the newsletter anymore.`)).toBeVisible();
    await context.close();
  },
);
