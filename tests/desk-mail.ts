import { expect, type Page } from "@playwright/test";
import type { Desk } from "./desk-site.ts";

/** The newest email to somebody, once it has come. */
export const newest = async (desk: Desk, to: string, subject: RegExp) => {
  const find = async () =>
    (await desk.mailsTo(to)).findLast((mail) => subject.test(mail.subject ?? ""));
  await expect
    .poll(async () => (await find())?.subject, { message: `${subject}` })
    .toMatch(subject);
  const mail = await find();
  if (!mail) throw new Error("It was just there.");
  return mail;
};

export const addressIn = (text = "", name: string) =>
  new RegExp(String.raw`https?://\S+${name}\?token=[\w-]+`).exec(text)?.[0] ?? "";

/** Asks for the newsletter as the form without script does. Answers the link that confirms it. */
export const askForNewsletter = async (page: Page, desk: Desk, email: string) => {
  await page.request.post(`${desk.url}/functions/v1/subscribe-newsletter`, {
    headers: { origin: desk.url },
    form: { email },
  });
  const { text } = await newest(desk, email, /^Please confirm/);
  return addressIn(text, "confirm-newsletter");
};
