import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { notice } from "#content/notice.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";
import { fakeBuildWithBundle } from "./testing/fake-bundle.ts";
import { ask } from "./testing/http.ts";
import { startSiteProcess } from "./testing/site-process.ts";

const document = { name: "notice", version: 1, number: 1, note: "", by: "Ada Sample" };
const made = "2026-06-01T09:00:00Z";

test("what a terminal beside PostgreSQL imports, the running site shows", async () => {
  const build = await fakeBuildWithBundle();
  const env = { DATABASE_URL: await newPostgresUrl(), SITE_URL: "http://localhost:3999" };
  const site = await startSiteProcess(build.root, env);
  onTestFinished(async () => {
    await site.end("SIGKILL");
    await build.remove();
  });
  const content = { ...notice.defaults, text: "Number 7" };
  const file = join(build.root, "site.json");
  const documents = [{ ...document, at: made, content }];
  await writeFile(
    file,
    JSON.stringify({ format: "circle-content", madeAt: made, documents, pictures: [] }),
  );
  const command = ["hosts/node/staff.ts", "content", "import", file];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...bareEnvironment(), ...env },
  });
  expect(stdout).toContain("Published, as version 1 of the site:");
  await vi.waitFor(
    async () => expect((await ask(site.port, "/about")).body.toString()).toContain("Number 7"),
    { timeout: 60_000, interval: 50 },
  );
});
