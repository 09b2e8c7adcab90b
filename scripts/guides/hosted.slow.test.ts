import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readHostedEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { startInDeno } from "#hosts/supabase/testing/deno.ts";
import { startGateway } from "#hosts/supabase/testing/gateway.ts";
import { pushMigrations } from "#hosts/supabase/testing/runtimes.ts";
import { type Block, blocksIn, settingsIn } from "./blocks.ts";
import { openInBrowser } from "./browser.ts";
import { copyRepository, linkPackages } from "./copy.ts";
import { createMachine } from "./machine.ts";
import { serveFolder } from "./static-server.ts";

const guide = readFileSync("docs/deploying.md", "utf8");
const blocks = blocksIn(guide).filter(({ section }) => section === "Hosted functions");
const blockWith = (word: string) =>
  blocks.find(({ lines }) => lines.join("\n").includes(word)) as Block;

/** In the guide keys are cut short. */
const scheduleKey = execFileSync("openssl", ["rand", "-hex", "24"]).toString().trim();
const ownKey = (text: string) => text.replaceAll("8f1c…", scheduleKey);

test("Hosted functions: settings, build, clock, first call and staff commands, in their order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-hosted-guide-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const copy = join(folder, "copy");
  copyRepository(copy);
  linkPackages(copy);
  const ports = { http: await freePort(), https: await freePort() };
  const machine = createMachine(folder, await freePort(), ports);
  await machine.type(`cd ${copy}`);

  const settings = settingsIn(blockWith("SCHEDULE_KEY=")) ?? {};
  settings.SCHEDULE_KEY = ownKey(settings.SCHEDULE_KEY ?? "");
  const SUPABASE_DB_URL = "postgres://postgres@127.0.0.1/postgres";
  expect(readHostedEnv({ ...settings, SUPABASE_DB_URL }).MAIL_FROM).toBe(settings.MAIL_FROM);

  for (const line of blockWith("npm run build:supabase").lines) {
    const { code, output } = await machine.type(line);
    expect(code, `${line}\n${output}`).toBe(0);
  }

  const project = join(copy, "build/supabase");
  const databaseUrl = await pushMigrations(project);
  const db = openPostgres(databaseUrl, silentLog);
  onTestFinished(() => db.close());
  await db.query(`create function vault.create_secret(secret text, name text) returns void
    language sql as 'insert into vault.decrypted_secrets values ($2, $1)'`);
  for (const line of blockWith("vault.create_secret").lines) await db.query(ownKey(line));
  const [job] = await storedRows<{ command: string }>(db, "select command from cron.job");
  await db.query(job?.command ?? "");
  const [call] = blockWith("curl --request POST").lines;
  const [sent] = await storedRows<{ url: string; key: string }>(
    db,
    "select url, headers->>'authorization' as key from net.sent",
  );
  // The clock does every minute what the guide tries by hand.
  expect(ownKey(call ?? "")).toContain(sent?.url);
  expect(ownKey(call ?? "")).toContain(sent?.key);

  const mail = await startMailServer();
  onTestFinished(mail.stop);
  await enqueueMail(db, {
    from: sender,
    key: "a",
    kind: "test",
    to: "a@x.example",
    subject: "a",
    text: "a",
  });
  const hosted = await startInDeno(join(project, "functions/deliver-mail/index.js"), {
    ...settings,
    SMTP_URL: mail.url,
    SUPABASE_DB_URL: databaseUrl,
  });
  onTestFinished(hosted.stop);
  const answered = await machine.type(
    `${ownKey(call ?? "").replace(/https:\S+$/, `http://127.0.0.1:${hosted.port}/deliver-mail`)} --silent`,
  );
  const [, start = "", end = ""] = /answers `(.*?)\{…\}(.*?)`/.exec(guide) ?? [];
  expect(answered.output.startsWith(start) && answered.output.endsWith(end), answered.output).toBe(
    true,
  );
  expect(mail.taken).toHaveLength(1);

  const pagesPort = await freePort();
  const SITE_URL = `http://127.0.0.1:${pagesPort}`;
  const gateway = await startGateway(project, () => ({
    ...settings,
    SITE_URL,
    SMTP_URL: mail.url,
    SUPABASE_DB_URL: databaseUrl,
  }));
  onTestFinished(gateway.stop);
  const built = await machine.type(
    `SITE_URL=${SITE_URL} VITE_FUNCTIONS_URL=${gateway.functionsUrl} VITE_FUNCTIONS_KEY=sample npm run build:static`,
  );
  expect(built.code, built.output).toBe(0);
  const pages = await serveFolder(join(copy, "build/static"), pagesPort);
  onTestFinished(pages.close);
  const seen = await openInBrowser(`${SITE_URL}/contact`, async (page) => {
    const main = page.getByRole("main");
    await main.getByLabel("First name", { exact: true }).fill("Dolores");
    await main.getByLabel("Last name", { exact: true }).fill("Banks");
    await main.getByLabel("Email", { exact: true }).fill("dolores@visitor.example");
    await main.getByLabel("Subject", { exact: true }).fill("From a static page");
    await main.getByLabel("Message", { exact: true }).fill("Do hosted functions hear me?");
    await main.getByRole("button", { name: "Send Message" }).click();
    const notices = page.getByRole("region", { name: "Notifications" });
    await notices.getByText("Message Sent Successfully!").waitFor();
  });
  expect(seen.complaints).toEqual([]);

  const [staff = ""] = blockWith("npm run staff").lines;
  expect(staff).toContain("?uselibpqcompat=true&sslmode=require");
  // The tests' own server knows no TLS, so the connection here is not encrypted.
  const listed = await machine.type(staff.replace(/"postgres:\S+"/, `"${databaseUrl}"`));
  expect(listed.output).toContain("From a static page");
});
