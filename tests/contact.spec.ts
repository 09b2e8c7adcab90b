import { expect, type Page, test } from "@playwright/test";
import { organisation } from "#rules/organisation.ts";
import { mailsAbout, subjectsFrom } from "./mailbox.ts";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) =>
  main(page).getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));

const filled = {
  "First name": "Dolores",
  "Last name": "Banks",
  Email: "dolores@example.com",
  Phone: "(773) 555-0111",
  Subject: "General question",
  Message: "When does the pantry open on Thursdays?",
};
type Label = keyof typeof filled;
const labels = Object.keys(filled) as Label[];

const fill = async (page: Page, changes: Partial<Record<Label, string>> = {}) => {
  for (const [label, text] of Object.entries({ ...filled, ...changes }))
    await field(page, label).fill(text);
};
const expectFields = async (page: Page, texts: Record<Label, string>) => {
  for (const label of labels) await expect(field(page, label)).toHaveValue(texts[label]);
};

/** Answers the call as told and remembers what was sent. */
const answering = async (page: Page, answer: { status?: number; json: object } | "nothing") => {
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  await page.route("**/send-contact-form", async (route) => {
    const request = route.request();
    sent.push({
      body: request.postDataJSON(),
      key: await request.headerValue("idempotency-key"),
    });
    await (answer === "nothing" ? route.abort() : route.fulfill(answer));
  });
  return sent;
};

test("address, phone, email and hours are there", async ({ page }) => {
  await page.goto("/contact");
  const reach = page.getByRole("region", { name: "Reach Us" });
  await expect(reach.locator("address")).toContainText(organisation.address.street);
  await expect(reach.getByRole("link", { name: organisation.phone, exact: true })).toBeVisible();
  await expect(reach.getByRole("link", { name: organisation.email })).toBeVisible();
  const hours = reach.getByRole("listitem");
  await expect(hours.filter({ hasText: "Monday to Friday" })).toContainText("9:00 AM-6:00 PM");
  await expect(hours.filter({ hasText: "Saturday" })).toContainText("Closed");
  await expect(hours.filter({ hasText: "Sunday" })).toContainText(
    "Church service 10:30 AM-12:00 PM",
  );
});

test("a message reaches staff, says so and empties the form", async ({ page }) => {
  const email = `dolores-${test.info().testId}@example.com`;
  await visit(page, "/contact");
  await fill(page, { Email: email });
  const [answer] = await Promise.all([
    page.waitForResponse("**/send-contact-form"),
    send(page).click(),
  ]);
  expect(await answer.json()).toMatchObject({ success: true });
  await expect(notice(page, "Message Sent Successfully!")).toContainText(
    "Thank you for contacting us. We'll get back to you soon!",
  );
  const nothing = Object.fromEntries(labels.map((label) => [label, ""]));
  await expectFields(page, nothing as Record<Label, string>);

  await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
  const mails = await mailsAbout(email);
  const toStaff = mails.find((mail) => mail.replyTo?.some((one) => one.address === email));
  expect(toStaff?.to?.map((one) => one.address)).toEqual([organisation.email]);
  for (const text of [filled["First name"], filled["Last name"], filled.Phone, filled.Message])
    expect(toStaff?.text?.replaceAll(/\s/g, " ")).toContain(text);
  const toVisitor = mails.find((mail) => mail.to?.some((one) => one.address === email));
  expect(toVisitor?.text).toContain(filled["First name"]);
});

test(
  "a form filled in at once and sent as soon as the script stands is mailed",
  long,
  async ({ page }) => {
    const email = `manager-${Date.now()}@example.com`;
    await page.goto("/contact");
    // As a password manager does it: everything a person could fill in, in one moment.
    const visible = main(page).locator("form").locator("input:visible, textarea:visible");
    await visible.evaluateAll((inputs, address) => {
      for (const input of inputs as HTMLInputElement[]) {
        const text = input.name === "email" ? address : `${input.name} by a manager`;
        input.value = input.name === "phone" ? "7735550111" : text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }, email);
    await page.getByRole("region", { name: /notifications/i }).waitFor({ state: "attached" });
    await send(page).click();
    await expect(notice(page, "Message Sent Successfully!")).toBeVisible();
    await expect.poll(() => subjectsFrom(email)).toEqual(["Website message: subject by a manager"]);
  },
);

test("the call carries the six fields and nothing else", async ({ page }) => {
  const sent = await answering(page, { json: { success: true } });
  await visit(page, "/contact");
  await fill(page);
  await send(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({
    firstName: "Dolores",
    lastName: "Banks",
    email: "dolores@example.com",
    phone: "(773) 555-0111",
    subject: "General question",
    message: "When does the pantry open on Thursdays?",
  });
});

const rules: [Label, string, string][] = [
  ["First name", "", "First name is required"],
  ["First name", "   ", "First name is required"],
  ["Last name", "", "Last name is required"],
  ["Email", "", "Email is required"],
  ["Email", "dolores", "Please enter a valid email address"],
  ["Email", "dolores@example", "Please enter a valid email address"],
  ["Subject", "", "Subject is required"],
  ["Message", "", "Message is required"],
  ["Message", "Too short", "Message must be at least 10 characters long"],
];

test("every rule is held, leads to its field and loses nothing", long, async ({ page }) => {
  test.slow();
  const sent = await answering(page, { json: { success: true } });
  await visit(page, "/contact");
  for (const [label, text, message] of rules)
    await test.step(`"${text}" in ${label}: ${message}`, async () => {
      await fill(page, { [label]: text });
      await send(page).click();
      const summary = page.getByRole("region", { name: "One thing needs your attention" });
      await expect(summary).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
      await expectFields(page, { ...filled, [label]: text });
      await summary.getByRole("link", { name: message }).click();
      await expect(field(page, label)).toBeFocused();
    });
  expect(sent).toEqual([]);
});

test("the phone number is optional", long, async ({ page }) => {
  const sent = await answering(page, { json: { success: true } });
  await visit(page, "/contact");
  await fill(page, { Phone: "" });
  await send(page).click();
  await expect(notice(page, "Message Sent Successfully!")).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ phone: "" });
});

test("an empty form lists everything that is missing, and forgets it when it is mended", async ({
  page,
}) => {
  await visit(page, "/contact");
  await send(page).click();
  const summary = page.getByRole("region", { name: "5 things need your attention" });
  await expect(summary.getByRole("link")).toHaveText([
    "First name is required",
    "Last name is required",
    "Email is required",
    "Subject is required",
    "Message is required",
  ]);
  await field(page, "First name").fill("Dolores");
  await expect(page.getByText("First name is required")).toHaveCount(0);
});

test("while it is being sent, the button says so and a second submit does nothing", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route("**/send-contact-form", async (route) => {
    calls += 1;
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await visit(page, "/contact");
  await fill(page);
  await send(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  await field(page, "Subject").press("Enter");
  await field(page, "Message").fill("When does the pantry open? And where is it?");
  release();
  await expect(send(page)).toBeEnabled();
  expect(calls).toBe(1);
  // What was written on meanwhile has not been sent, and stays.
  await expect(notice(page, "Message Sent Successfully!")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("When does the pantry open? And where is it?");
});

for (const [situation, answer] of [
  ["the server fails", { status: 500, json: { success: false, error: "Out of order." } }],
  ["the server says no", { json: { success: false, error: "Out of order." } }],
  ["no answer comes", "nothing"],
] as const)
  test(`nothing typed is lost when ${situation}`, long, async ({ page }) => {
    const sent = await answering(page, answer);
    await visit(page, "/contact");
    await fill(page);
    await send(page).click();
    await expect(notice(page, "Error Sending Message")).toContainText(
      `Please try again or contact us directly at ${organisation.email}`,
    );
    await expectFields(page, filled);
    await expect(send(page)).toBeEnabled();
    await send(page).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

test("a link can fill in the subject", async ({ page }) => {
  await visit(page, "/contact?subject=Golf%20Classic%3A%20register%20a%20foursome");
  await expect(field(page, "Subject")).toHaveValue("Golf Classic: register a foursome");
});

test("the trap for programs is out of people's way, and tells on whoever fills it", async ({
  page,
}) => {
  const sent = await answering(page, { json: { success: true } });
  await visit(page, "/contact");
  const trap = main(page).locator("[name=leaveBlank]");
  await expect(main(page).getByRole("textbox", { name: "leave this field empty" })).toHaveCount(0);
  await expect(trap).toBeHidden();
  await field(page, "Message").focus();
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await fill(page);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "a program was here";
  });
  await send(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ leaveBlank: "a program was here" });
});

test("whoever sends by keyboard keeps the focus, also when it fails", long, async ({ page }) => {
  await page.route("**/functions/v1/send-contact-form", (route) => route.abort());
  await visit(page, "/contact");
  await fill(page);
  const button = page.getByRole("button", { name: "Send Message" });
  await button.press("Enter");
  await expect(notice(page, "Error Sending Message")).toBeVisible();
  await expect(button).toBeFocused();
});
