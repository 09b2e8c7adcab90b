import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { aContactMessage } from "#backend/testing/forms.ts";
import { legalDrafts } from "#content/legal-drafts.ts";
import { accessibilityFaults, guidelines } from "./accessible.ts";
import { signIn, test } from "./desk-site.ts";
import { expectDrawn } from "./page-editor.ts";

test("an owner shows, saves and deletes what is kept about somebody", async ({ page, desk }) => {
  const email = "jane.doe@visitor.example";
  await page.request.post(`${desk.url}/functions/v1/send-contact-form`, {
    data: { ...aContactMessage, email, subject: "When is the pantry open?" },
  });
  await signIn(page, await desk.invite("privacy@circleurban.example", "--owner"), "Pat Owens");
  await page.goto(`${desk.url}/desk/privacy`);
  await page.getByLabel("Email address").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Show what we have" }).click();
  await page.getByText("When is the pantry open?").first().click();
  await expect(page.getByText(aContactMessage.message).first()).toBeVisible();
  expect(await accessibilityFaults(page, { tags: guidelines })).toEqual([]);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a file" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toContain("When is the pantry open?");

  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText(/^We have nothing about/)).toBeVisible();
  await page.goto(`${desk.url}/desk/messages?status=all`);
  await expect(page.getByText("When is the pantry open?")).toHaveCount(0);
});

test("the words at the foot of a page become links once their pages are published", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/about`);
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByText("Privacy Policy")).toBeVisible();
  await expect(foot.getByRole("link", { name: "Privacy Policy" })).toHaveCount(0);

  await signIn(page, await desk.invite("legal@circleurban.example", "--pages"), "Lee Grant");
  await page.goto(`${desk.url}/desk/pages`);
  // One line, that the pages are on the first screen; Today leads to it open.
  const read = page.getByRole("link", { name: "Read and edit Terms of Service" });
  const line = page.getByText(/Terms of Service, and Accessibility: drafts for a lawyer to read/);
  await expect(line).toBeVisible();
  await expect(read).toBeHidden();
  await line.click();
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const all = page.getByRole("button", { name: /^Publish Privacy Policy, / });
  await expect(all).toBeVisible();
  expect(await bottomOf(page.locator("#legal-drafts"))).toBeGreaterThan((await bottomOf(all)) + 8);
  await read.click();
  await expect(page.getByRole("heading", { level: 1, name: /Terms of Service/ })).toBeVisible();
  const draftIn = page.getByText("A draft for a lawyer to read, not on the site yet");
  await expect(draftIn).toBeVisible();
  // The row of the list opens the same as the line above it.
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByRole("link", { name: "Terms of Service", exact: true }).click();
  await expect(draftIn).toBeVisible();
  await expectDrawn(page, legalDrafts.terms.sections[0]?.heading ?? "");
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("heading", { name: "What will change" })).toBeVisible();
  await page.goto(`${desk.url}/desk/pages#legal-drafts`);
  await expect(
    page.getByRole("link", { name: "Open your draft of Terms of Service" }),
  ).toBeVisible();
  expect(await accessibilityFaults(page, { tags: guidelines })).toEqual([]);
  await page.getByRole("button", { name: "Publish Privacy Policy", exact: true }).click();
  const asked = page.getByRole("dialog", { name: "Publish this draft?" });
  await expect(asked.getByText("Privacy Policy will be public")).toBeVisible();
  await asked.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("It is live: visitors see it now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish Accessibility" })).toBeVisible();

  await page.goto(`${desk.url}/about`);
  await foot.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { name: "What you can ask of us" })).toBeVisible();
  for (const name of ["Terms of Service", "Accessibility"])
    await expect(foot.getByRole("link", { name })).toHaveCount(0);

  await page.goto(`${desk.url}/desk/pages/publish/terms`);
  await expect(page.getByText(/^\d+ pages look a little different\. That's fine/)).toBeVisible();
  await expect(page.getByText("Underlined words are facts")).toBeVisible();
});
