import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readEnv, settingNames } from "#backend/env.ts";
import { blocksIn } from "../guides/blocks.ts";
import { environmentOf, interpolate } from "./compose.ts";

const root = resolve(import.meta.dirname, "../..");
const file = readFileSync(join(root, "compose.yaml"), "utf8");

const settingsOf = (service: string, env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environmentOf(file, service)).map(([name, value]) => [
      name,
      interpolate(value, env),
    ]),
  );

test("the compose file passes on every setting that the process knows", () => {
  expect(Object.keys(environmentOf(file, "site")).sort()).toEqual(settingNames.toSorted());
});

test("every image is one version, the same tomorrow as today", () => {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const { node } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
  const images = [...file.matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  for (const image of bases) expect(image).toBe(`node:${node}-bookworm-slim`);
});

test("the database's password is asked for before the first start", () => {
  const start = () => interpolate(file, {});
  expect(start).toThrow(/^POSTGRES_PASSWORD: .+ \.env .+docs\/deploying\.md/);
  expect(() => interpolate(file, { POSTGRES_PASSWORD: "long-and-random" })).not.toThrow();
});

test("the first line of the guide writes a password that everything starts with", () => {
  const folder = mkdtempSync(join(tmpdir(), "circle-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const guide = readFileSync(join(root, "docs/deploying.md"), "utf8");
  const [first] = blocksIn(guide).filter(({ section }) => section === "Containers");
  execFileSync("bash", ["-c", first?.lines[0] ?? ""], { cwd: folder });
  const env = parseEnv(readFileSync(join(folder, ".env"), "utf8")) as Record<string, string>;
  expect(env.POSTGRES_PASSWORD).toMatch(/^[0-9a-f]{48}$/);
  expect(() => interpolate(file, env)).not.toThrow();
});

test("the site opens the database with the password the database was given", () => {
  const env = { POSTGRES_PASSWORD: "long-and-random" };
  const { DATABASE_URL } = settingsOf("site", env);
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = settingsOf("database", env);
  expect(DATABASE_URL).toBe(
    `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
  );
});

test("with PORT alone set, the address and the open port follow it", () => {
  const env = { POSTGRES_PASSWORD: "long-and-random", PORT: "4100" };
  expect(readEnv(settingsOf("site", env)).SITE_URL).toBe("http://localhost:4100");
  const started = interpolate(file, env);
  expect(started).toContain("- 127.0.0.1:4100:3000");
  const [, args = ""] = started.match(/ {6}args:\n((?: {8}.*\n)+)/) ?? [];
  expect(args).toContain("SITE_URL: http://localhost:4100\n");
});
