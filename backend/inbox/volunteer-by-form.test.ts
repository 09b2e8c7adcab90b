import { expect, test } from "vitest";
import { anApplication, formEntries, literally } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const submit = (site: Site, changes: Record<string, unknown> = {}) =>
  site.submit("send-volunteer-application", formEntries({ ...anApplication, ...changes }));

test("an application sent as a form is stored whole, with all its boxes", async () => {
  const site = await testSite();
  const answer = await submit(site);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("https://circleurban.example/volunteer#sent");
  expect(await site.db.query("select application from volunteer_applications")).toEqual([
    { application: anApplication },
  ]);
  expect(await site.mails()).toHaveLength(2);
});

test.each([
  ["firstName", "A", "First name must be at least 2 characters"],
  ["lastName", "", "Last name must be at least 2 characters"],
  ["email", "jose@", "Please enter a valid email address"],
  ["phone", "555-0122", "Please enter a valid phone number"],
  ["address", "12", "Please enter your address"],
  ["city", "C", "Please enter your city"],
  ["state", "I", "Please enter your state"],
  ["zipCode", "6064", "Please enter your ZIP code"],
  ["age", "", "Please select your age range"],
  ["age", "12-15", "Please select your age range"],
  ["availability", [], "Please select at least one availability option"],
  ["availability", ["At midnight"], "Please select at least one availability option"],
  ["interests", undefined, "Please select at least one area of interest"],
  ["motivation", "Because", "Please share why you want to volunteer"],
  ["emergencyContact", "Ana", "Please provide emergency contact information"],
  ["backgroundCheck", false, "Background check consent is required"],
])("%s %j: a page with the reason and every box as it was", async (field, value, sentence) => {
  const site = await testSite();
  const answer = await submit(site, { [field]: value });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(`<a href="#${field}">${sentence}</a>`);
  const ticked = (option: string) =>
    new RegExp(`<input[^>]*value="${literally(option)}"[^>]*checked`).test(page);
  if (field !== "availability")
    for (const option of anApplication.availability) expect(ticked(option)).toBe(true);
  if (field !== "interests") {
    expect(ticked("Mentoring")).toBe(true);
    expect(ticked("Youth programs")).toBe(false);
  }
  if (field !== "age") expect(page).toContain("<option selected>25-34</option>");
  if (field !== "backgroundCheck") expect(page).toMatch(/name="backgroundCheck"[^>]*checked/);
  expect(await site.db.query("select 1 from volunteer_applications")).toEqual([]);
});
