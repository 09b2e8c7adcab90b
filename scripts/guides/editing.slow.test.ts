import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pasted, stepsIn } from "./steps.ts";

const root = resolve(import.meta.dirname, "../..");
const guides = ["docs/editing.md", "docs/adding-a-page.md"];

let copy = "";
const inCopy = (path: string) => join(copy, path);
const read = (path: string) => readFileSync(inCopy(path), "utf8");

/** What somebody has who cloned the repository and installed. */
const cloneHere = async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-guide-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root });
  for (const file of files.toString().split("\0"))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
};

const npm = (args: string[], env: Record<string, string> = {}) => {
  const { PATH, HOME } = process.env;
  const ran = spawnSync("npm", args, {
    cwd: copy,
    env: { PATH, HOME, NO_COLOR: "1", ...env },
    encoding: "utf8",
  });
  return { code: ran.status, output: ran.stdout + ran.stderr };
};

const follow = (guide: string) => {
  const steps = stepsIn(read(guide));
  for (const step of steps) {
    const file = inCopy(step.file);
    mkdirSync(dirname(file), { recursive: true });
    if (step.kind === "write") writeFileSync(file, `${step.block}\n`);
    else writeFileSync(file, pasted(readFileSync(file, "utf8"), step.under, step.block));
  }
  return steps.length;
};

/** The pictures that the guide asks for; any picture will do. */
const drawPictures = () => {
  const names = [...read("docs/editing.md").matchAll(/`(raised-beds-\d+\.(?:avif|jpg))`/g)];
  for (const [, name = ""] of names) {
    const like = name.endsWith(".avif") ? "garden-1280.avif" : "garden-1280.jpg";
    copyFileSync(inCopy(`public/pictures/${like}`), inCopy(`public/pictures/${name}`));
  }
  return names.length;
};

beforeAll(async () => {
  copy = await cloneHere();
  expect(guides.map(follow)).toEqual([4, 4]);
  expect(drawPictures()).toBe(4);
}, 120_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test("after every example of the guides, the files are in order and hold together", () => {
  const formatted = npm(["run", "format"]);
  expect(formatted.code, formatted.output).toBe(0);
  const typed = npm(["run", "typecheck"]);
  expect(typed.code, typed.output).toBe(0);
  const tested = npm(["run", "unit", "--", "--mode", "fast", "content"]);
  expect(tested.code, tested.output.slice(-8000)).toBe(0);
}, 300_000);

test("the site is built with all of it, for the port that was asked for", () => {
  const built = npm(["run", "build"], { PORT: "4100" });
  expect(built.code, built.output.slice(-8000)).toBe(0);
  const page = (path: string) => read(join("build/client", path, "index.html"));
  expect(page("about/leadership")).toContain("Naomi Whitfield");
  expect(page("events")).toContain("Spring Art Show");
  expect(page("news")).toContain("Twelve Raised Beds for Spring");
  expect(page("news")).toContain("/pictures/raised-beds-1280.avif");
  expect(page("programs/jobs")).toMatch(/<h1[^>]*>Jobs</);
  expect(page("programs/jobs")).toContain(
    '<link rel="canonical" href="http://localhost:4100/programs/jobs"',
  );
  expect(read("build/client/sitemap.xml")).toContain(
    "<loc>http://localhost:4100/programs/jobs</loc>",
  );
  expect(read("build/client/robots.txt")).toContain("http://localhost:4100/sitemap.xml");
}, 300_000);
