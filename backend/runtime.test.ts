import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { FolderInUse } from "#backend/storage/folder-lock.ts";
import { migrate } from "#backend/storage/migrate.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { readEnv } from "./env.ts";
import { silentLog } from "./log.ts";
import { checkReadiness } from "./readiness.ts";
import { type Backend, openBackend, openStorage } from "./runtime.ts";
import { readMigrations } from "./storage/read-migrations.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-backend-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});

const open = async (settings: Record<string, string>) => {
  const backend = await openBackend(readEnv({ DATA_DIR: folder, ...settings }), silentLog);
  cleanups.push(() => backend.close());
  return backend;
};

const send = (backend: Backend, fields: object = {}) =>
  backend.fetch(
    new Request("http://localhost/functions/v1/send-contact-form", {
      method: "POST",
      body: JSON.stringify({ ...aContactMessage, ...fields }),
    }),
    "203.0.113.7",
  );

const until = async (condition: () => boolean | Promise<boolean>, seconds = 30) => {
  for (const end = Date.now() + seconds * 1000; !(await condition()); ) {
    if (Date.now() > end) throw new Error("It did not happen in time.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test("with the mail server down the visitor sees success, and staff get the mail afterwards", async () => {
  const down = await startMailServer();
  await down.stop();
  const backend = await open({ DATABASE_URL: await newPostgresUrl(), SMTP_URL: down.url });
  const answer = await send(backend);
  expect(await answer.json()).toEqual({ success: true, error: null });
  await new Promise((resolve) => setTimeout(resolve, 500));

  const up = await startMailServer(down.port);
  cleanups.push(up.stop);
  const began = Date.now();
  await until(() => up.taken.length === 2, 60);
  console.log(
    `mail server down and up again: staff have the mail after ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
});

test("with the database unavailable nothing claims success, and afterwards all is well", async () => {
  const url = await newPostgresUrl();
  const name = new URL(url).pathname.slice(1);
  const backend = await open({ DATABASE_URL: url });
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  cleanups.push(() => admin.end());
  expect(await backend.readiness()).toEqual({ ok: true, problems: [] });

  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    name,
  ]);
  const refused = await send(backend);
  expect(refused.status).toBe(500);
  expect(await refused.json()).toEqual({
    success: false,
    error: "Something went wrong on our side. Please try again in a moment.",
  });
  expect(await backend.readiness()).toEqual({
    ok: false,
    problems: ["The database does not answer."],
  });

  await admin.query(`alter database ${name} with allow_connections true`);
  expect((await send(backend)).status).toBe(200);
  expect(await backend.readiness()).toMatchObject({ ok: true });
});

test("line breaks and header-like text in every field add no header to the raw mail", async () => {
  const server = await startMailServer();
  cleanups.push(server.stop);
  const backend = await open({ DATABASE_URL: await newPostgresUrl(), SMTP_URL: server.url });
  await send(backend);
  await until(() => server.taken.length === 2);
  const injection = "x\r\nBcc: all@victim.example\r\nX-Injected: yes\r\n\r\n<b>body</b>";
  for (const field of ["firstName", "lastName", "phone", "subject", "message"])
    await send(backend, { [field]: field === "phone" ? injection.slice(0, 40) : injection });
  await until(() => server.taken.length >= 9);

  const namesOf = async (raw: string) =>
    (await PostalMime.parse(raw)).headers
      .map(({ key }) => key)
      .sort()
      .join(" ");
  const clean = new Set(await Promise.all(server.taken.slice(0, 2).map(namesOf)));
  for (const raw of server.taken) {
    expect(clean).toContain(await namesOf(raw));
    expect((await PostalMime.parse(raw)).html).not.toContain("<b>body");
  }
  console.log(`header injection: ${server.taken.length} raw mails, no extra header in any`);
});

test("the embedded data serve one process; staff ask that process while it runs", async () => {
  const backend = await open({ SITE_URL: "https://circleurban.example" });
  await send(backend);
  await until(async () => (await readdir(join(folder, "mail")).catch(() => [])).length === 2);
  await expect(openBackend(readEnv({ DATA_DIR: folder }), silentLog)).rejects.toThrow(FolderInUse);

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
    spawn(process.execPath, [join(import.meta.dirname, "../hosts/node/staff.ts"), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, INIT_CWD: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });

  expect((await staff("messages")).stdout).toContain("A place for my mother");
  expect((await staff("mail")).stdout).toContain("2 delivered");
  expect(await staff("backup", "all.backup")).toMatchObject({ status: 0 });
  expect(await staff("restore", "all.backup")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Please stop the site first"),
  });

  await backend.close();
  cleanups.length = 1;
  expect((await staff("messages")).stdout).toContain("A place for my mother");
});

test("a database lock left empty by a killed start does not keep the next one out", async () => {
  const killed = await open({});
  await send(killed);
  await killed.close();
  cleanups.length = 1;
  await writeFile(join(folder, "database/postmaster.pid"), "");
  const { db } = await open({});
  expect(await db.query("select subject from contact_messages")).toHaveLength(1);
});

test("a queue that has stopped moving is reported", async () => {
  const db = await openStorage(readEnv({ DATABASE_URL: await newPostgresUrl() }), silentLog);
  cleanups.push(() => db.close());
  await migrate(db, await readMigrations());
  // Taken long ago by a process that died, and by nobody since: no mail loop runs here.
  await db.query(
    `insert into mails (key, kind, recipient, subject, body_text, message_id, state, next_attempt_at,
                        created_at, leased_until)
     values ('a', 'contact', 'x@y.example', '', '', '<a>', 'sending', now() - interval '3 hours',
             now() - interval '3 hours', now() - interval '2 hours'),
            ('b', 'contact', 'x@y.example', '', '', '<b>', 'failed', now(), now(), null)`,
  );
  expect(await checkReadiness(db, new Date())).toEqual({
    ok: false,
    problems: [
      "Mail delivery has stopped: 1 overdue.",
      "Mail is not being taken: 1 waiting for over an hour.",
      "Mail was given up: 1 need a person.",
    ],
  });
});
