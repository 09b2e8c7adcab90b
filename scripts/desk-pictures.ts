/**
 * Takes the pictures of the desk for the guides, from the real screens with sample data
 * (npm run pictures:desk). They are small enough for a page that is read on a phone.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { acceptInvitation } from "./desk-pictures/accept-invitation.ts";
import { openCard } from "./desk-pictures/card.ts";
import { takeLetter } from "./desk-pictures/letters.ts";
import { takeMyGiving } from "./desk-pictures/my-giving.ts";
import { type Desk, openDesk } from "./desk-pictures/open-desk.ts";
import { takePages } from "./desk-pictures/pages.ts";
import { fillSampleOffice } from "./desk-pictures/sample-office.ts";
import { withPage } from "./render.ts";

const folder = resolve(import.meta.dirname, "../docs/pictures");
const largestBytes = 60 * 1024;

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

const settled = async (page: Page) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => !/Loading…|Counting…/.test(document.body.textContent ?? ""));
  await page.evaluate(() => document.fonts.ready);
};

/** Chromium writes WebP itself; it asks only for a session of its own. */
const take = async (page: Page, name: string) => {
  await settled(page);
  const client = await page.context().newCDPSession(page);
  const shoot = async (quality: number) => {
    const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality });
    return Buffer.from(data, "base64");
  };
  let picture = await shoot(80);
  // A photograph on the page beside the form takes more than words do.
  if (picture.length > largestBytes) picture = await shoot(60);
  await client.detach();
  if (picture.length > largestBytes) throw new Error(`${name} has ${picture.length} bytes.`);
  await writeFile(`${folder}/${name}.webp`, picture);
  console.log(`${name}.webp: ${Math.round(picture.length / 1024)} KB`);
};

const openFirstGift = async (page: Page) => {
  await page.getByRole("table", { name: "Gifts" }).getByRole("link").first().click();
  await page.waitForURL(/gifts\/[\da-f-]{36}$/);
};

const takeAll = async (page: Page, desk: Desk, invitation: string) => {
  const { url } = desk;
  const open = async (path: string, name: string) => {
    await page.goto(`${url}/desk${path}`);
    await take(page, name);
  };
  await page.setViewportSize(laptop);
  await open("", "desk-sign-in");
  await acceptInvitation(page, invitation, "Ruth Banks");
  await open("", "desk-today");
  await open("/messages", "desk-messages");
  await page.getByRole("link", { name: /A place for my mother/ }).click();
  await page
    .getByLabel(/^Your reply to/)
    .fill("A room is free from the first of December.\n\nMay I call you this evening?");
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, "desk-message");
  await open("/gifts", "desk-gifts");
  await openFirstGift(page);
  await page.getByRole("link", { name: /^Print the receipt/ }).click();
  await page.waitForURL(/receipt/);
  await take(page, "desk-receipt");
  await page.goto(`${url}/desk/gifts?state=review`);
  await openFirstGift(page);
  await take(page, "desk-gift");
  await open("/gifts/record", "desk-record");
  await open("/gifts/tributes", "desk-tributes");
  await open(`/gifts/statements?year=${new Date().getFullYear()}`, "desk-statements");
  await open("/visits", "desk-visits");
  await open("/accounts", "desk-people");
  await takePages(page, `${url}/desk`, (name) => take(page, name));
  await takeLetter(page, `${url}/desk`, (name) => take(page, name));
  await page.setViewportSize(phone);
  await open("", "desk-today-phone");
  await open("/messages", "desk-messages-phone");
  await openCard(page, url);
  await take(page, "give-card-phone");
  await takeMyGiving(page, desk, (name) => take(page, name));
};

await mkdir(folder, { recursive: true });
const desk = await openDesk(fillSampleOffice);
try {
  const invitation = await desk.invite("ruth@circleurban.example", "--owner");
  await desk.invite("omar@circleurban.example", "--messages");
  await withPage((page) => takeAll(page, desk, invitation));
} finally {
  await desk.close();
}
