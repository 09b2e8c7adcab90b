import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { lockFolder } from "#backend/storage/folder-lock.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { ask } from "./testing/http.ts";

let build: Awaited<ReturnType<typeof fakeBuild>>;
beforeAll(async () => {
  build = await fakeBuild();
});
afterAll(() => build.remove());

const startProcess = async (
  env: Record<string, string> = {},
  untilItSays = "Circle is running at",
) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "circle-data-"));
  await fillDataFolder(dataDirectory);
  const port = await freePort();
  const child = spawn(process.execPath, ["hosts/node/main.ts", build.root], {
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDirectory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  // A process may have ended while its last words are still on the way.
  const closed = once(child, "close");
  const running = new Promise<void>((resolve) => {
    child.stdout.on("data", () => output.includes(untilItSays) && resolve());
    child.once("exit", () => resolve());
  });
  const exited = async () => {
    await closed;
    await rm(dataDirectory, { recursive: true, force: true });
    return child.exitCode;
  };
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited();
  });
  await running;
  return { child: child as ChildProcess, port, output: () => output, exited };
};

test("the process serves pages and functions, says what is embedded, and ends on SIGTERM", async () => {
  const site = await startProcess();
  expect(site.output()).toContain(`Circle is running at http://localhost:${site.port}`);
  expect(site.output()).toMatch(/data: embedded database/);
  expect(site.output()).toMatch(/email: files in/);

  expect((await ask(site.port, "/about")).status).toBe(200);
  expect((await ask(site.port, "/readyz")).status).toBe(200);
  const refused = await ask(site.port, "/functions/v1/no-such-function", { method: "POST" });
  expect(refused.status).toBe(404);
  expect(refused.headers["x-request-id"]).toBeTruthy();

  // As some proxies send it: in chunks, without a length.
  const chunked = await ask(site.port, "/functions/v1/send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    body: JSON.stringify(aContactMessage),
  });
  expect(chunked.status).toBe(200);
  const deleted = await ask(site.port, "/functions/v1/send-contact-form", { method: "DELETE" });
  expect(deleted.status).toBe(405);

  // As when a terminal and npm both pass it on.
  site.child.kill("SIGINT");
  site.child.kill("SIGTERM");
  expect(await site.exited()).toBe(0);
  expect(site.output()).toContain('"event":"stopped"');
});

test("a wrong setting stops the start with a sentence that names it", async () => {
  const site = await startProcess({ SITE_URL: "circle.example" });
  expect(await site.exited()).toBe(1);
  expect(site.output()).toContain("SITE_URL must be an address");
  expect(site.output()).not.toContain("    at ");
});

test("a port in use stops the start with a sentence, and leaves the data unlocked", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const site = await startProcess({ PORT: String(port) });
  expect(await site.exited()).toBe(1);
  expect(site.output()).toContain("PORT is already in use");
  other.close();
});

test("a data folder that a staff command has is waited for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-data-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await fillDataFolder(folder);
  const lock = lockFolder(folder);
  const site = await startProcess({ DATA_DIR: folder }, "Circle waits");
  expect(site.output()).toContain(`in use by another process (process ${process.pid})`);
  lock.release();
  await vi.waitFor(() => expect(site.output()).toContain("Circle is running at"), 300_000);
  expect(site.output().match(/Circle waits/g)).toHaveLength(1);
});

test("a data folder that cannot be written stops the start with a sentence", async () => {
  const site = await startProcess({ DATA_DIR: join(build.root, "client/robots.txt/data") });
  expect(await site.exited()).toBe(1);
  expect(site.output()).toContain("DATA_DIR must be a folder with room that can be written to");
  expect(site.output()).not.toContain("    at ");
});
