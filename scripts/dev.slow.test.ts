import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#backend/testing/free-port.ts";
import { bareEnvironment, whenReady } from "#hosts/testing/child.ts";

test("npm run dev serves the site, its functions and the desk at the first address it prints", async () => {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "circle-dev-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const child = spawn("npm", ["run", "dev"], {
    env: { ...bareEnvironment(), NO_COLOR: "1", PORT: String(port), DATA_DIR: data },
    detached: true,
  });
  const dev = await whenReady(child, `127.0.0.1:${port}`);
  onTestFinished(() => {
    // npm passes no signal on to what it started.
    process.kill(-(child.pid ?? 0), "SIGTERM");
  });
  const [address = ""] = /https?:\/\/\S+/.exec(dev.output()) ?? [];
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  expect(await (await fetch(address)).text()).toContain("Where Impossible Becomes Inevitable");
  expect(await (await fetch(`${address}desk/`)).text()).toContain('<div id="desk">');
  const functionsAnswer = () =>
    fetch(`${address}functions/v1/send-contact-form`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    }).then(({ status }) => status);
  await expect.poll(functionsAnswer, { timeout: 60_000 }).toBe(400);
});
