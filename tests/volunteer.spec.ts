import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessible.ts";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Volunteer Application" });
const field = (page: Page, label: string) => main(page).getByLabel(label);
const box = (page: Page, label: string) => page.getByRole("checkbox", { name: label });

const texts = {
  "First name": "Andre",
  "Last name": "Wells",
  Email: "andre@example.com",
  Phone: "7735550122",
  "Street address": "5301 West Adams Street",
  City: "Chicago",
  State: "IL",
  "ZIP code": "60644",
  Experience: "Ten years of coaching.",
  "Why do you want to volunteer?": "My sons learned to read here.",
  "Emergency contact": "Ruth Wells (773) 555-0123",
};
const boxes = ["Weekday evenings", "Mentoring", "I agree to a background check."];

const fill = async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await field(page, "Age range").selectOption("35-44");
  for (const label of boxes) await box(page, label).check();
};

/** Everything the form holds, read at once. */
const contents = (page: Page) =>
  main(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String));

test("the form has four sections and every option, and starts empty", async ({ page }) => {
  await visit(page, "/volunteer");
  for (const name of [
    "Personal Information",
    "Address",
    "Volunteer Preferences",
    "Additional Information",
  ])
    await expect(page.getByRole("group", { name, exact: true })).toBeVisible();
  await expect(field(page, "Age range").getByRole("option")).toHaveText([
    "Choose your age range",
    "16-17",
    "18-24",
    "25-34",
    "35-44",
    "45-54",
    "55-64",
    "65+",
  ]);
  const ticks = page.getByRole("checkbox");
  await expect(ticks).toHaveCount(7 + 10 + 1);
  for (const tick of await ticks.all()) await expect(tick).not.toBeChecked();
  for (const name of ["Make an Impact", "Build Community", "Grow Together"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a whole application goes to the console and nowhere else, and the form is cleared", async ({
  page,
}) => {
  const requests: string[] = [];
  const logged: unknown[][] = [];
  page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
  page.on("console", async (line) => {
    if (line.text().startsWith("Volunteer application:"))
      logged.push(await Promise.all(line.args().map((argument) => argument.jsonValue())));
  });
  await visit(page, "/volunteer");
  await expect(page.getByText("stays on this page and is not sent")).toBeVisible();
  const emptyContents = await contents(page);
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting Application..." })).toBeDisabled();
  await expect(notice(page, "Application Submitted!")).toContainText(
    "Thank you for your interest in volunteering. We'll contact you within 5-7 business days.",
  );
  await expect
    .poll(() => logged)
    .toEqual([
      [
        "Volunteer application:",
        {
          firstName: "Andre",
          lastName: "Wells",
          email: "andre@example.com",
          phone: "7735550122",
          address: "5301 West Adams Street",
          city: "Chicago",
          state: "IL",
          zipCode: "60644",
          age: "35-44",
          availability: ["Weekday evenings"],
          interests: ["Mentoring"],
          experience: "Ten years of coaching.",
          motivation: "My sons learned to read here.",
          emergencyContact: "Ruth Wells (773) 555-0123",
          backgroundCheck: true,
        },
      ],
    ]);
  expect(requests).toEqual([]);
  await expect(submit(page)).toBeEnabled();
  expect(await contents(page)).toEqual(emptyContents);
});

test("a role comes along by a link, by a click and by keyboard, and leaves with the application", async ({
  page,
}) => {
  const choice = main(page).getByRole("group", { name: "Role you would like" });
  const none = choice.getByRole("radio", { name: "No particular role" });
  const role = (title: string) =>
    main(page).getByRole("radio", { name: `Apply for this role ${title}` });
  await visit(page, "/volunteer?role=bouncer");
  await expect(choice.getByText("is not open anymore")).toBeVisible();
  await visit(page, "/volunteer?role=front-desk");
  await expect(choice.getByText("Front Desk")).toBeVisible();
  await role("Pantry Packing").click();
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
  await expect(choice.getByText("Pantry Packing")).toBeVisible();
  await expect(choice.getByText("Front Desk")).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  // Whoever reads on by keyboard stays in the list.
  await role("Pantry Packing").focus();
  await page.keyboard.press("ArrowDown");
  await expect(role("Homework Tables")).toBeFocused();
  await expect(choice.getByText("Homework Tables")).toBeVisible();
  await fill(page);
  await submit(page).click();
  await expect(notice(page, "Application Submitted!")).toBeVisible();
  await expect(none).toBeChecked();
  await expect(choice.getByText("Homework Tables")).toBeHidden();
});

test("what somebody looks for in the list is answered in the application, until they answer it there", async ({
  page,
}) => {
  await visit(page, "/volunteer");
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  await choose("Saturday");
  await choose("Morning");
  await choose("16 or 17");
  await expect(box(page, "Weekend mornings")).toBeChecked();
  await expect(field(page, "Age range")).toHaveValue("16-17");
  await choose("Tuesday");
  await expect(box(page, "Weekday mornings")).toBeChecked();
  await expect(box(page, "Weekend mornings")).not.toBeChecked();
  await box(page, "Weekday evenings").check();
  await field(page, "Age range").selectOption("18-24");
  await choose("Any time");
  await choose("18 or older");
  await expect(box(page, "Weekday mornings")).toBeChecked();
  await expect(field(page, "Age range")).toHaveValue("18-24");
});

test("the day that somebody looks for goes along to the form for groups", async ({ page }) => {
  await visit(page, "/volunteer");
  await page.getByRole("radio", { name: "Saturday", exact: true }).check();
  await main(page).getByRole("link", { name: "Sign up a group" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Volunteer as a Group");
  const day = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect(day("Saturday")).toBeChecked();
  await expect(day("Sunday")).not.toBeChecked();
});

/** What is typed, or the box that is unticked, in an otherwise whole application. */
const rules: { label: string; text?: string; box?: string; message: string }[] = [
  { label: "First name", text: "A", message: "First name must be at least 2 characters" },
  { label: "Last name", text: "W", message: "Last name must be at least 2 characters" },
  { label: "Email", text: "andre@", message: "Please enter a valid email address" },
  { label: "Phone", text: "555-0122", message: "Please enter a valid phone number" },
  { label: "Street address", text: "5301", message: "Please enter your address" },
  { label: "City", text: "C", message: "Please enter your city" },
  { label: "State", text: "I", message: "Please enter your state" },
  { label: "ZIP code", text: "6064", message: "Please enter your ZIP code" },
  {
    label: "Weekday mornings",
    box: "Weekday evenings",
    message: "Please select at least one availability option",
  },
  {
    label: "Youth programs",
    box: "Mentoring",
    message: "Please select at least one area of interest",
  },
  {
    label: "Why do you want to volunteer?",
    text: "Because..",
    message: "Please share why you want to volunteer",
  },
  {
    label: "Emergency contact",
    text: "Ruth",
    message: "Please provide emergency contact information",
  },
  {
    label: "I agree to a background check.",
    box: "I agree to a background check.",
    message: "Background check consent is required",
  },
];

test("every rule is held, leads to its field and loses nothing", long, async ({ page }) => {
  test.slow();
  await visit(page, "/volunteer");
  await fill(page);
  for (const { label, text = "", box: unticked, message } of rules)
    await test.step(`${label}: ${message}`, async () => {
      if (unticked) await box(page, unticked).uncheck();
      else await field(page, label).fill(text);
      const before = await contents(page);
      await submit(page).click();
      const summary = page.getByRole("region", { name: "One thing needs your attention" });
      await expect(summary).toBeFocused();
      expect(await contents(page)).toEqual(before);
      await summary.getByRole("link", { name: message }).click();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
      if (unticked) await box(page, unticked).check();
      else await field(page, label).fill(texts[label as keyof typeof texts]);
    });
  await field(page, "Age range").selectOption("");
  await submit(page).click();
  await expect(field(page, "Age range")).toHaveAccessibleDescription(
    "Please select your age range",
  );
});

test("an empty form names all fourteen, and experience is optional", async ({ page }) => {
  await visit(page, "/volunteer");
  await submit(page).click();
  const summary = page.getByRole("region", { name: "14 things need your attention" });
  await expect(summary.getByRole("link")).toHaveCount(14);
  await fill(page);
  await field(page, "Experience").fill("");
  await submit(page).click();
  await expect(notice(page, "Application Submitted!")).toBeVisible();
});

test(
  "an error that is thrown on the way shows the failure and keeps the text",
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      console.log = () => {
        throw new Error("thrown by a test");
      };
    });
    await visit(page, "/volunteer");
    await fill(page);
    const before = await contents(page);
    await submit(page).click();
    await expect(notice(page, "Submission Error")).toContainText(
      "Failed to submit application. Please try again.",
    );
    await expect(submit(page)).toBeEnabled();
    expect(await contents(page)).toEqual(before);
  },
);
