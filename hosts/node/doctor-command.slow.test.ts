import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSettingNames, settingNames } from "#backend/env.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";
import { askRunningSite } from "./running-site.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { startSiteProcess } from "./testing/site-process.ts";

const runNode = (script: string, args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [`hosts/node/${script}.ts`, ...args],
      { env: { ...bareEnvironment(), ...env } },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test("no secret is printed, whatever is wrong with it", async () => {
  const port = await freePort();
  const secret = (name: string) => `planted-${name.toLowerCase().replaceAll("_", "-")}`;
  const secrets = [...settingNames, ...buildSettingNames].map(secret);
  const readable = {
    DATA_DIR: await aFolder(),
    STRIPE_SECRET_KEY: `sk_test_${secret("STRIPE_SECRET_KEY")}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret("STRIPE_WEBHOOK_SECRET")}`,
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://user:${secret("SMTP_URL")}@127.0.0.1:${port}`,
    DATABASE_URL: `postgres://user:${secret("DATABASE_URL")}@127.0.0.1:${port}/circle`,
    METRICS_TOKEN: secret("METRICS_TOKEN"),
    FUNCTIONS_URL: `http://127.0.0.1:${port}/functions/v1`,
  };
  const unreadable = Object.fromEntries(settingNames.map((name) => [name, secret(name)]));
  for (const [env, ...args] of [
    [readable, "--send-test"],
    [readable, "--json"],
    [{ ...unreadable, DATA_DIR: readable.DATA_DIR }],
  ] as const) {
    const { code, output } = await runNode("doctor", args, env);
    expect(code, output).toBe(2);
    for (const planted of secrets) expect(output).not.toContain(planted);
  }
});

test("the doctor looks at the data of a running site through it, and the site says so at its start", async () => {
  const build = await fakeBuild();
  onTestFinished(build.remove);
  const env = { DATA_DIR: join(await aFolder(), "data"), SITE_URL: "https://www.circle.internal" };
  await fillDataFolder(env.DATA_DIR);
  const site = await startSiteProcess(build.root, env);
  onTestFinished(() => site.end("SIGKILL"));
  await expect
    .poll(site.output, { timeout: 30_000 })
    .toMatch(/\d+ things to look at: npm run doctor/);

  const { code, output } = await runNode("doctor", ["--json"], env);
  expect(code).toBe(2);
  const { exitCode, findings } = JSON.parse(output) as {
    exitCode: number;
    findings: { about: string }[];
  };
  expect(exitCode).toBe(2);
  const abouts = findings.map(({ about }) => about);
  expect(abouts).toContain("backup");
  expect(abouts).not.toContain("no-site");

  const file = join(env.DATA_DIR, "trial.backup");
  for (const command of [
    ["backup", file],
    ["restore", "--trial", file],
  ])
    expect(await askRunningSite(env.DATA_DIR, { args: command, cwd: "." })).toMatchObject({
      exitCode: 0,
    });
  const again = await runNode("doctor", ["--json"], env);
  expect(again.output).not.toContain('"backup');
});

test("where no site ever ran, the doctor says so and makes nothing", async () => {
  const folder = await aFolder();
  const env = { DATA_DIR: join(folder, "data"), BUILD_DIRECTORY: join(folder, "build") };
  const { code, output } = await runNode("doctor", [], env);
  expect(code, output).toBe(1);
  expect(output).toContain("The pages are not built.");
  expect(output).toContain("There is no site in");
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test.each([["messages"], ["backup", "x.backup"]])(
  "a wrong DATA_DIR is refused instead of answering from a database made just now: %s",
  async (...args) => {
    const DATA_DIR = join(await aFolder(), "typing-mistake");
    const { code, output } = await runNode("staff", args, { DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain("There is no site here");
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

test("the list of staff commands is shown without a site, and makes none", async () => {
  const DATA_DIR = join(await aFolder(), "data");
  for (const [args, code] of [
    [[], 0],
    [["mesages"], 2],
  ] as const) {
    const shown = await runNode("staff", [...args], { DATA_DIR });
    expect(shown.code, shown.output).toBe(code);
    expect(shown.output).toContain("npm run staff -- COMMAND");
  }
  expect(existsSync(DATA_DIR)).toBe(false);
});
