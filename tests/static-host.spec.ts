import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { addRevision, setPublished } from "../backend/content/published.ts";
import { readEnv } from "../backend/env.ts";
import { silentLog } from "../backend/log.ts";
import { openStorage } from "../backend/storage/open.ts";
import { fillDataFolder } from "../backend/testing/made-database.ts";
import { hours } from "../content/hours.ts";
import { privacy } from "../content/legal.ts";
import { blocksIn } from "../scripts/guides/blocks.ts";
import { serveFolder } from "../scripts/guides/static-server.ts";
import { mailsAbout } from "./mailbox.ts";
import { long } from "./swept.ts";
import { notice, visit } from "./visit.ts";

// One worker builds the pages once for all tests of this file.
test.describe.configure({ mode: "serial" });

const folder = ".cache/static-host";
/** The site's own process, asked from the pages of another host. */
const functionsUrl = `http://127.0.0.1:${process.env.E2E_PORT}/functions/v1`;

/** The database of another site than the one that runs here, with what staff published there. */
const dataDir = `${folder}/data`;

const publish = async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await fillDataFolder(dataDir);
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  const written = { by: { id: null, name: "Ada Sample" }, now: new Date() };
  const edited = {
    hours: {
      ...hours.defaults,
      pantry: { ...hours.defaults.pantry, days: ["Monday"], opens: "05:30" },
    },
    privacy: {
      ...privacy.defaults,
      sections: [{ heading: "What we keep", paragraphs: ["Only what you write to us."] }],
    },
  };
  await db.transaction(async (tx) => {
    const set = [];
    for (const [document, content] of Object.entries(edited)) {
      const revision = { document, version: 1, content, note: "" };
      set.push({ document, number: await addRevision(tx, revision, written) });
    }
    await setPublished(tx, set, "", written);
  });
  await db.close();
};

let host: Awaited<ReturnType<typeof serveFolder>>;

/** The guide's own line, with the addresses that this machine has. */
const build = async (data: string) => {
  const line = blocksIn(readFileSync("docs/deploying.md", "utf8"))
    .filter(({ section }) => section === "Pages on a static host")
    .flatMap(({ lines }) => lines)
    .find((typed) => typed.endsWith(" npm run build:static"));
  const here = line
    ?.replace("SITE_URL=https://circleurban.example ", "")
    .replace("https://api.circleurban.example/functions/v1", functionsUrl);
  const child = spawn("bash", ["-c", here ?? "exit 1"], {
    env: {
      ...process.env,
      DATA_DIR: data,
      BUILD_DIRECTORY: folder,
      VITE_VOLUNTEER_DELIVERY: "server",
    },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
};

test.beforeAll(async () => {
  test.setTimeout(420_000);
  await publish();
  await build(`${folder}/no-data`);
  host = await serveFolder(`${folder}/static`, Number(process.env.E2E_STATIC_PORT));
});
test.afterAll(() => host?.close());

const complaints = (page: Page) => {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(message.text());
  });
  page.on("pageerror", (error) => seen.push(error.message));
  return seen;
};

test("as it ships, a page opens and links to no page that nobody wrote", async ({ page }) => {
  const seen = complaints(page);
  await visit(page, `${host.address}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Circle");
  await expect(page.getByRole("contentinfo").getByText("Privacy Policy")).toBeVisible();
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveCount(0);
  expect((await page.request.get(`${host.address}/privacy/`)).status()).toBe(404);
  expect(seen).toEqual([]);
});

test("pages work on another host and send to functions elsewhere", async ({ page }) => {
  const seen = complaints(page);
  const told = page.waitForRequest(`${functionsUrl}/count-visit`);
  await visit(page, `${host.address}/contact?utm_source=letter`);
  expect((await told).postDataJSON()).toMatchObject({ words: "?utm_source=letter" });
  const main = page.getByRole("main");
  for (const [label, text] of [
    ["First name", "Dolores"],
    ["Last name", "Banks"],
    ["Email", "static@example.com"],
    ["Subject", "From another host"],
    ["Message", "Do these pages reach you from elsewhere?"],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(text);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/send-contact-form")),
    page.getByRole("button", { name: "Send Message" }).click(),
  ]);
  expect(answer.url()).toBe(`${functionsUrl}/send-contact-form`);
  await expect(notice(page, "Message Sent Successfully!")).toBeVisible();
  expect(seen).toEqual([]);
});

/** Somebody with nothing but Saturday mornings: they find a role, and apply for it. */
const applyOnSaturday = async (page: Page) => {
  const email = `static-${Date.now()}-${Math.random()}@example.com`;
  await page.goto(`${host.address}/volunteer/`);
  const main = page.getByRole("main");
  const role = (name: string) => main.getByRole("heading", { name, exact: true });
  await expect(role("Homework Tables")).toBeVisible();
  await main.getByRole("radio", { name: "Saturday", exact: true }).check();
  await main.getByRole("radio", { name: "Morning" }).check();
  await expect(role("Homework Tables")).toBeHidden();
  await main.getByRole("radio", { name: "Apply for this role Pantry Packing" }).check();
  const choice = main.getByRole("group", { name: "Role you would like" });
  // Script is there already.
  const goOn = main.getByRole("link", { name: "Fill out the application" });
  if (!page.url().endsWith("#application")) await goOn.click();
  await expect(choice).toBeInViewport();
  await expect(choice.getByText("Pantry Packing")).toBeVisible();
  await expect(choice.getByText("Homework Tables")).toBeHidden();
  for (const [label, text] of [
    ["First name", "Andre"],
    ["Last name", "Wells"],
    ["Email", email],
    ["Phone", "7735550122"],
    ["Street address", "5301 West Adams Street"],
    ["City", "Chicago"],
    ["State", "IL"],
    ["ZIP code", "60644"],
    ["Why do you want to volunteer?", "My sons learned to read here."],
    ["Emergency contact", "Ruth Wells (773) 555-0123"],
  ] as const)
    await main.getByLabel(label).fill(text);
  await main.getByLabel("Age range").selectOption("35-44");
  for (const box of ["Mentoring", "Weekday evenings", "Weekend evenings", "I agree to a"])
    await main.getByRole("checkbox", { name: box }).check();
  await main.getByRole("button", { name: "Submit Volunteer Application" }).click();
  return email;
};

/** What staff read. */
const roleMailedAbout = async (email: string) => {
  const mails = await mailsAbout(email);
  const forStaff = mails.find(({ subject }) => subject === "Volunteer application: Andre Wells");
  return forStaff?.text?.match(/^Role: +(.*)$/m)?.[1] ?? "";
};

test(
  "with script, choosing a role leads to the application, and what fits is counted",
  long,
  async ({ page }) => {
    const email = await applyOnSaturday(page);
    await expect(
      page.getByRole("status").filter({ hasText: "Showing 2 of 5 roles." }),
    ).toBeVisible();
    await expect(notice(page, "Application Submitted!")).toBeVisible();
    await expect.poll(() => roleMailedAbout(email)).toContain("Pantry Packing");
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an application goes to functions elsewhere and comes back to the site", async ({
    page,
  }) => {
    const email = await applyOnSaturday(page);
    await expect(page).toHaveURL(/\/volunteer#sent$/);
    await expect(page.getByText("Application Submitted!")).toBeVisible();
    await expect.poll(() => roleMailedAbout(email)).toContain("Pantry Packing");
  });

  test("a gift goes to functions elsewhere and on to its checkout", async ({ page }) => {
    await page.goto(`${host.address}/give/`);
    await page.getByRole("radio", { name: "$100" }).check();
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
    await expect(page.getByText("no card is charged")).toBeVisible();
  });
});

test("the policy inside the page lets it work and keeps intruders out", async ({ page }) => {
  const seen = complaints(page);
  await visit(page, `${host.address}/`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Leadership Team", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leadership Team");
  expect(seen).toEqual([]);
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.head.append(script);
    const sent = await fetch("https://elsewhere.example/").then(
      () => "sent",
      () => "refused",
    );
    return { intruded: "intruded" in window, sent };
  });
  expect(outcome).toEqual({ intruded: false, sent: "refused" });
  expect(seen.filter((text) => /Content.Security.Policy/i.test(text)).length).toBeGreaterThan(1);
});

test("pages say what staff published, and one that they wrote is there", async ({ page }) => {
  await build(dataDir);
  const seen = complaints(page);
  await visit(page, `${host.address}/contact`);
  await expect(
    page.getByRole("main").getByText("Mondays, 5:30 AM to 5:00 PM").first(),
  ).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await visit(page, `${host.address}/privacy`);
  await expect(page.getByText("Only what you write to us.")).toBeVisible();
  expect(seen).toEqual([]);
});

test("an unknown path shows the not-found page with its status", async ({ page }) => {
  const answer = await page.goto(`${host.address}/news/blog`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${host.address}/`);
});

test("files carry the common headers, and links from before the move arrive", async ({
  request,
}) => {
  const page = await request.get(`${host.address}/about/`);
  expect(page.headers()).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const script = (await page.text()).match(/\/assets\/[^"]+\.js/)?.[0];
  const asset = await request.get(`${host.address}${script}`);
  expect(asset.headers()["cache-control"]).toContain("immutable");

  const link = "/functions/v1/unsubscribe-newsletter?token=x";
  const moved = await request.get(`${host.address}${link}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(307);
  expect(moved.headers().location).toBe(`${functionsUrl}/unsubscribe-newsletter?token=x`);
});
