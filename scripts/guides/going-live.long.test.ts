import { copyFileSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { createAuthor } from "./author.ts";
import { settingsIn, variantsOf, withoutRemark } from "./blocks.ts";
import { createMachine, type Machine } from "./machine.ts";
import { blocksOf, createReader, guide, linesOf } from "./reader.ts";
import { bringCheck, createVisitors } from "./visitors.ts";

/**
 * A newcomer puts the site on a machine, an author changes it with the editing guides, and it is
 * updated and worked with: every line of these sections is typed in its order, on one machine and
 * with two builds for all of them.
 */

const cleanUp: (() => unknown)[] = [];
let folder = "";
let machine: Machine;
let reader: ReturnType<typeof createReader>;
let author: ReturnType<typeof createAuthor>;
let visitors: ReturnType<typeof createVisitors>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let databaseUrl = "";
let port = 0;
let db: OpenDatabase;

const page = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" })).text();

const mailAbout = (subject: RegExp) =>
  expect.poll(() => mail.taken.some((raw) => subject.test(raw)), { timeout: 60_000 }).toBe(true);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-guides-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  const repository = join(folder, "circle.git");
  author = createAuthor(join(folder, "author"), repository);
  port = await freePort();

  machine = createMachine(join(folder, "machine"), port, {
    http: await freePort(),
    https: await freePort(),
  });
  cleanUp.push(machine.shutDown);
  reader = createReader(machine, { REPOSITORY: repository, EMAIL: "owner@circleurban.example" });
  visitors = createVisitors(port);
  mail = await startMailServer();
  cleanUp.push(mail.stop);
  databaseUrl = await newPostgresUrl();
});
afterAll(async () => {
  for (const work of cleanUp.reverse()) await work();
});

/** What the guide says that `/readyz` answers when all is well. */
const ready = /`(\{"ok":.*?\})`/.exec(guide("deploying"))?.[1] ?? "";

test("One machine: from nothing to a running site, a proxy and PostgreSQL", async () => {
  let edits = 0;
  for (const block of blocksOf("deploying", "One machine")) {
    const settings = settingsIn(block);
    if (settings) {
      const DATA_DIR = machine.here(`${settings.DATA_DIR}/`);
      reader.set({ ...settings, DATA_DIR, SMTP_URL: mail.url });
      continue;
    }
    for (const line of block.lines) {
      // Sample data still stands, and nobody outside can reach this machine.
      const { output } = await reader.type(line, line.includes("npm run doctor") ? [1, 2] : [0]);
      if (line.startsWith("curl ")) expect(output).toContain(ready);
      if (line.includes("--send-test")) await mailAbout(/^Subject: .*test/im);
      if (line.includes(" invite ")) {
        expect(output).toContain("https://circleurban.example/desk");
        await visitors.write();
      }
      if (line === "sudoedit .env" && ++edits === 2) reader.set({ DATABASE_URL: databaseUrl });
      if (line.includes(" restore ")) expect(output).toMatch(/\d+ rows/);
    }
  }
  expect(await page("/about")).toContain("https://circleurban.example/about");
  expect(machine.serviceOutput()).toContain("data: PostgreSQL");
  db = openPostgres(databaseUrl, silentLog);
  cleanUp.push(() => db.close());
  const messages = await storedRows<{ id: string }>(db, "select id from contact_messages");
  expect(messages).toHaveLength(1);
  reader.own.ID = messages[0]?.id ?? "";
});

test("One machine: the unit is in order, and both proxies pass visitors on and hide the inside", async () => {
  const verified = await machine.verifyUnit();
  expect(verified.code, verified.output).toBe(0);
  const caddy = readFileSync(machine.there("etc/caddy/Caddyfile"), "utf8");
  expect(caddy.match(/circleurban\.example/g)).toHaveLength(3);
  expect(caddy).toContain("reverse_proxy 127.0.0.1:3000 {");
  expect(caddy).toMatch(/@inside path \/metrics \/readyz\n\s*respond @inside 404/);
  if (!machine.nginx.isInstalled) return;
  expect(await machine.nginx.visit("/about")).toBe(200);
  for (const hidden of ["/metrics", "/readyz"]) expect(await machine.nginx.visit(hidden)).toBe(404);
});

test("Several processes, Watching: what a balancer and a monitor ask for is answered", async () => {
  const [balancer = ""] = linesOf("deploying", "Several processes");
  expect(balancer).toMatch(/^reverse_proxy( 127\.0\.0\.1:30\d\d){3} \{$/);
  expect(await page("/healthz")).toBe("ok\n");
  reader.own.$METRICS_TOKEN = "a-token-for-the-monitor";
  reader.own["https://circleurban.example/metrics"] = `http://127.0.0.1:${port}/metrics`;
  for (const line of linesOf("deploying", "Watching")) {
    if (line.includes("$METRICS_TOKEN")) {
      reader.set({ METRICS_TOKEN: reader.own.$METRICS_TOKEN });
      await reader.type("sudo systemctl restart circle");
    }
    expect((await reader.type(line)).output).toContain("circle_mail_queue_age_seconds");
  }
});

test("Is everything all right? Every form of the question is answered", async () => {
  for (const line of linesOf("operating", "Is everything all right?")) {
    const { output } = await reader.type(withoutRemark(line), [1, 2]);
    if (line.includes("--json")) expect(output).toContain('"findings"');
    else expect(output).toMatch(/sample/i);
  }
});

test("Staff commands: each does what stands beside it", async () => {
  await visitors.writeAsProgram();
  const FILE = machine.there("var/lib/circle/today.backup");
  const shows: [line: string, output: RegExp, code?: number][] = [
    ["messages", /Ruth O'Neil/],
    ["messages ID", /safe place to stay/],
    ["messages --day", /0 of 0 messages/],
    ["messages --spam", /Ruth Robot/],
    ["messages release ID", /spam|mail/i, 1],
    ["mail", /./],
    ["mail retry", /no email/, 1],
    ["mail retry ID", /./, 1],
    ["content export FILE", /./],
    ["content import FILE", /./],
    ["backup FILE", /rows are in/],
    ["restore FILE", /only be restored into an empty database/, 1],
    ["restore --trial FILE", /rows/],
    ["retention --dry-run", /contact messages/],
    ["invite EMAIL --owner", /https:\/\//],
  ];
  const typed = linesOf("operating", "Staff commands").flatMap((line) =>
    variantsOf(withoutRemark(line)),
  );
  expect(typed).toHaveLength(shows.length);
  for (const [index, line] of typed.entries()) {
    const [expected = "", output = /./, code = 0] = shows[index] ?? [];
    expect(line.replace("npm run staff -- ", "")).toContain(expected);
    expect((await reader.type(line.replace("FILE", FILE), [code])).output, line).toMatch(output);
  }
});

test("Newsletter: its mails carry what every letter has to carry", async () => {
  await visitors.subscribe("reader@visitor.example");
  await mailAbout(/^To: reader@visitor\.example/m);
  const letter = mail.taken.find((raw) => /^To: reader@/m.test(raw))?.replaceAll(/\r\n\s+/g, " ");
  for (const line of linesOf("operating", "Newsletter")) {
    const [start = "", end = ""] = line.split("UNSUBSCRIBE_URL");
    expect(letter).toContain(start);
    expect(letter).toContain(end);
  }
});

test("Upgrading, Backups: what an author published by the editing guides is on the site", async () => {
  expect(["docs/content.md", "docs/adding-a-page.md"].map(author.follow)).toEqual([6, 8]);
  expect(author.drawPictures("docs/content.md")).toBe(4);
  // The tests of content hold with these edits: organisation.long.test.ts.
  for (const line of [
    "npm run format",
    "npm run note:spanish",
    "npm run typecheck",
    ...linesOf("content", "Publish"),
  ]) {
    const { code, output } = await machine.run(`cd ${author.folder} && ${line}`);
    expect(code, `${line}\n${output.slice(-8000)}`).toBe(0);
  }
  for (const line of linesOf("operating", "Upgrading")) await reader.type(line);
  expect(await page("/about/leadership")).toContain("Naomi Whitfield");
  expect(await page("/events")).toContain("Spring Art Show");
  expect(await page("/news")).toContain("Twelve Raised Beds for Spring");
  expect(await page("/news")).toContain("/pictures/raised-beds-1280.avif");
  expect(await page("/programs/jobs")).toMatch(/<h1[^>]*>Jobs</);
  expect(await page("/sitemap.xml")).toContain("https://circleurban.example/programs/jobs");

  for (const line of linesOf("operating", "Backups")) {
    const [, nightly] = /^15 3 \* \* \* (.*)$/.exec(line) ?? [];
    if (nightly) await reader.type(nightly.replaceAll("\\%", "%"));
    else await reader.type(line);
    const made = join(machine.there("var/lib/circle"), "before-upgrade.backup");
    copyFileSync(made, join(machine.there("var/lib/circle"), "backup-15.backup"));
  }
}, 900_000);

test("For staff with a terminal: gifts are exported, checkouts listed and closed", async () => {
  const refused = await machine.run(
    `env -i PATH="$PATH" STRIPE_SECRET_KEY=sk_live_x DATA_DIR=${folder}/none node hosts/node/main.ts`,
  );
  expect(refused.code).toBe(1);
  const [, needed = ""] = /starts only with\s([\s\S]*?)\sand says/.exec(guide("giving")) ?? [];
  for (const [, name = ""] of needed.matchAll(/`([A-Z_]+)`/g))
    expect(refused.output).toContain(name);

  const stripe = await startStripe();
  cleanUp.push(stripe.close);
  reader.set({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  });
  await reader.type("sudo systemctl restart circle");
  await visitors.give(db, 25, "monthly");
  await bringCheck(db, "grace@example.org", 20);
  await bringCheck(db, "ada@example.org", 50);
  const said: string[] = [];
  for (const line of [
    ...linesOf("giving", "For staff with a terminal"),
    ...linesOf("operating", "Very many checkouts at once"),
  ])
    said.push((await reader.type(withoutRemark(line))).output);
  expect(said).toEqual([
    expect.stringContaining("2 payments: $70 received"),
    expect.stringContaining("No checkout is open."),
    expect.stringContaining("Closed 0 checkouts."),
    expect.stringContaining("Closed 0 checkouts."),
  ]);
});
