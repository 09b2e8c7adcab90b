import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { open } from "#backend/runtime.ts";
import { FolderInUse } from "#backend/storage/folder-lock.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { mailsIn } from "#backend/testing/mail-folder.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";
import { openBackend } from "./backend.ts";
import { startTimers } from "./timers.ts";

const longestWaitMs = 30_000;

test("on the timers due mail goes out at the start, and again without anybody asking", async () => {
  const db = await emptyPGlite();
  const taken: string[] = [];
  const transport = {
    async deliver({ key }: { key: string }) {
      taken.push(key);
    },
    close() {},
  };
  const queue = (key: string) =>
    enqueueMail(db, {
      from: sender,
      key,
      kind: "test",
      to: "x@y.example",
      subject: "s",
      text: "t",
    });
  const { tick } = await open(readEnv({}), { log: silentLog, db, transport });
  await queue("at the start");
  const timers = startTimers({ tick, schedule: [{ name: "mail", everySeconds: 0.02 }] });
  onTestFinished(timers.stop);
  await vi.waitFor(() => expect(taken).toEqual(["at the start"]), longestWaitMs);
  await queue("by the timer");
  await vi.waitFor(() => expect(taken).toEqual(["at the start", "by the timer"]), longestWaitMs);
});

test("the embedded data serve one process; staff ask that process while it runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-staff-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await fillDataFolder(folder);
  const env = readEnv({ DATA_DIR: folder });
  const backend = await openBackend(env, silentLog);
  const answer = await backend.fetch(
    new Request("http://localhost/functions/v1/send-contact-form", {
      method: "POST",
      body: JSON.stringify(aContactMessage),
    }),
    "203.0.113.7",
  );
  expect(answer.status).toBe(200);
  await vi.waitFor(
    async () => expect(await mailsIn(join(folder, "mail"))).toHaveLength(2),
    longestWaitMs,
  );
  await expect(openBackend(env, silentLog)).rejects.toThrow(FolderInUse);

  const staff = (...args: string[]) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = spawnStaff(args);
      let stdout = "";
      let stderr = "";
      child.stdout.on("data", (chunk) => {
        stdout += chunk;
      });
      child.stderr.on("data", (chunk) => {
        stderr += chunk;
      });
      child.on("close", (status) => resolve({ status, stdout, stderr }));
    });
  const spawnStaff = (args: string[]) =>
    spawn(process.execPath, [join(import.meta.dirname, "staff.ts"), ...args], {
      env: { ...bareEnvironment(), DATA_DIR: folder, INIT_CWD: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });

  expect((await staff("messages")).stdout).toContain("A place for my mother");
  expect((await staff("mail")).stdout).toContain("2 written to a file");
  expect(await staff("backup", "all.backup")).toMatchObject({ status: 0 });
  expect(await staff("restore", "all.backup")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Please stop the site first"),
  });

  await backend.close();
  expect((await staff("messages")).stdout).toContain("A place for my mother");
});
