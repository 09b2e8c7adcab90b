import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#backend/testing/free-port.ts";
import { bareEnvironment, whenReady } from "#hosts/testing/child.ts";
import { createAuthor } from "./guides/author.ts";
import { openInBrowser } from "./guides/browser.ts";

test("npm start in a fresh clone builds, serves, and leaves the clone as it was", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { folder: clone } = createAuthor(join(folder, "clone"), join(folder, "circle.git"));
  const port = await freePort();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...bareEnvironment(), PORT: String(port) },
    detached: true,
  });
  onTestFinished(() => {
    // npm passes no signal on to what it started.
    process.kill(-(child.pid ?? 0), "SIGTERM");
  });
  const site = await whenReady(child, "Circle is running at");
  expect(site.output()).toContain(`http://localhost:${port}`);
  expect(await openInBrowser(`http://127.0.0.1:${port}/`)).toEqual({
    heading: "Where Impossible Becomes Inevitable",
    complaints: [],
  });
  expect(execFileSync("git", ["status", "--porcelain"], { cwd: clone }).toString()).toBe("");
});
