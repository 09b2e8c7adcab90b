import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#backend/testing/free-port.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { createAuthor } from "./author.ts";
import { settingsIn } from "./blocks.ts";
import { openInBrowser } from "./browser.ts";
import { createMachine } from "./machine.ts";
import { blocksOf, createReader } from "./reader.ts";

/** The short form of going-live.long.test.ts: from nothing to the first page that is served. */
test("One machine: what the guide says up to its first curl serves the site", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-one-machine-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const REPOSITORY = join(folder, "circle.git");
  createAuthor(join(folder, "author"), REPOSITORY);
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const port = await freePort();
  const proxies = { http: await freePort(), https: await freePort() };
  const machine = createMachine(join(folder, "machine"), port, proxies);
  onTestFinished(machine.shutDown);
  const reader = createReader(machine, { REPOSITORY });

  for (const block of blocksOf("deploying", "One machine")) {
    const settings = settingsIn(block);
    if (settings) {
      const DATA_DIR = machine.here(`${settings.DATA_DIR}/`);
      reader.set({ ...settings, DATA_DIR, SMTP_URL: mail.url });
      continue;
    }
    for (const line of block.lines) await reader.type(line);
    if (block.lines.some((line) => line.startsWith("curl "))) break;
  }
  expect(await openInBrowser(`http://127.0.0.1:${port}/about`)).toEqual({
    heading: "About Circle",
    complaints: [],
  });
});
