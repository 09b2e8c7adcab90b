import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { copyRepository, linkPackages } from "./guides/copy.ts";
import { withPage } from "./render.ts";

// Its own copy: these tests change sources.
const folder = mkdtempSync(join(tmpdir(), "circle-dev-"));
let stop: () => Promise<void>;
let address: string;
let printed = "";

const answers = (path: string) => fetch(address + path).then(({ status }) => status);

beforeAll(async () => {
  copyRepository(folder);
  linkPackages(folder);
  await fillDataFolder(join(folder, "data"));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const dev = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1", PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  dev.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<void>((resolve) => dev.once("exit", () => resolve()));
  stop = async () => {
    dev.kill("SIGTERM");
    await ended;
  };
  await vi.waitFor(async () => expect(await answers("/about")).toBe(200), {
    timeout: 100_000,
    interval: 200,
  });
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
};

const complaintsOf = (page: Page) => {
  const heard: string[] = [];
  page.on("pageerror", ({ message }) => heard.push(message));
  page.on("console", (line) => {
    if (["error", "warning"].includes(line.type())) heard.push(line.text());
  });
  return heard;
};

test("the first address that is printed is the site's, with its functions and the desk", async () => {
  await vi.waitFor(() => expect(printed).toContain("Functions are running"), { timeout: 60_000 });
  expect(/https?:\/\/\S+/.exec(printed)?.[0]).toBe(`${address}/`);
  expect(await answers("/desk")).toBe(200);
  const asked = fetch(`${address}/functions/v1/send-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect((await asked).status).toBe(400);
});

test("pages, their data and what else follows the content answer as they do when built", async () => {
  for (const path of [
    "/",
    "/about.data",
    "/_.data",
    "/sitemap.xml",
    "/feed.xml",
    "/events/golf.ics",
    "/robots.txt",
  ])
    expect([path, await answers(path)]).toEqual([path, 200]);
  for (const path of ["/nothing", "/terms", "/terms.data"])
    expect([path, await answers(path)]).toEqual([path, 404]);
});

test("no page with a form makes React complain", () =>
  withPage(async (page) => {
    const heard = complaintsOf(page);
    for (const path of ["/", "/give", "/contact", "/volunteer"]) {
      await page.goto(address + path);
      await page.locator("html[data-alive]").waitFor();
    }
    expect(heard).toEqual([]);
  }));

test("a changed text, component or style is on the open page, without a reload or a complaint", () =>
  withPage(async (page) => {
    const heard = complaintsOf(page);
    await page.goto(`${address}/about/history`);
    await page.locator("html[data-alive]").waitFor();
    await page.evaluate(() => Object.assign(window, { same: true }));

    edit("content/about/history.ts", 'heading: "Our History"', 'heading: "How it began"');
    await page.getByRole("heading", { level: 1, name: "How it began" }).waitFor();
    edit("app/pages/about/history.tsx", "<RestOfPage>", "<p>A new line</p><RestOfPage>");
    await page.getByText("A new line").waitFor();
    edit("app/app.css", "html:focus-within {", "p { outline: 3px solid }\n    html:focus-within {");
    await page.waitForFunction(() => {
      const line = document.querySelector("main p");
      return line && getComputedStyle(line).outlineWidth === "3px";
    });

    expect(await page.evaluate(() => "same" in window)).toBe(true);
    expect(heard).toEqual([]);
  }));
