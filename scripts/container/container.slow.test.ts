import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { bareEnvironment, whenReady } from "#hosts/testing/child.ts";
import { blocksIn } from "../guides/blocks.ts";
import { openInBrowser } from "../guides/browser.ts";
import { linkPackages } from "../guides/copy.ts";
import { environmentOf, interpolate } from "./compose.ts";
import { copyContext } from "./context.ts";
import { execForm, readDockerfile, stagesOf } from "./dockerfile.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

const [build = [], final = []] = stagesOf(readDockerfile(read("Dockerfile")));
const allOf = (stage: typeof final, name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

const settings = Object.fromEntries(
  allOf(final, "ENV")
    .flatMap((rest) => rest.split(" "))
    .map((pair) => pair.split("=")),
) as Record<string, string>;

/** What the last stage takes from the first: [path in the project, path in the image]. */
const taken = allOf(final, "COPY").map((rest) => {
  const [, from = "", to = ""] = rest.match(/^--from=build \/site\/(\S+) \.\/(\S+)$/) ?? [];
  return [from, to] as const;
});

/** The packages that are left after `npm prune --omit=dev`, as the lock file tells. */
const linkProductionPackages = async (folder: string) => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const kept = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional,
  );
  for (const [path] of kept) {
    if (!existsSync(join(root, path))) continue;
    const link = join(folder, path);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, path), link);
  }
};

/** As Compose fills it in for somebody who asked for another port and nothing else. */
const asked = readEnv({
  SITE_URL: interpolate(environmentOf(read("compose.yaml"), "site").SITE_URL ?? "", {
    PORT: "4100",
  }),
});

/** The first stage: exactly the files of the context, and the Dockerfile's own build command. */
const buildImage = async () => {
  const site = await mkdtemp(join(tmpdir(), "circle-context-"));
  await copyContext(root, site);
  linkPackages(site);
  const step = allOf(build, "RUN").find((command) => command.startsWith("npm run ")) ?? "";
  const defaults = allOf(build, "ARG").map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  const env = { ...bareEnvironment(), ...Object.fromEntries(defaults), SITE_URL: asked.SITE_URL };
  const [command = "", ...args] = step.split(" ");
  const child = spawn(command, args, { cwd: site, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "exit");
  expect(code, output).toBe(0);
  return site;
};

let folder = "";
let context = "";
beforeAll(async () => {
  context = await buildImage();
  folder = await mkdtemp(join(tmpdir(), "circle-image-"));
  for (const [from, to] of taken) {
    if (from === "node_modules") await linkProductionPackages(folder);
    else await cp(join(context, from), join(folder, to), { recursive: true });
  }
});
afterAll(async () => {
  for (const made of [folder, context]) await rm(made, { recursive: true, force: true });
});

const node = (args: string[], env: Record<string, string>) => {
  expect(args[0]).toBe("node");
  return [process.execPath, args.slice(1), { cwd: folder, env }] as const;
};

/** What the guide types into the running container, and into one that only restores. */
const typeStaffLines = async (env: Record<string, string>, data: string) => {
  const lines = blocksIn(read("docs/deploying.md"))
    .filter(({ section }) => section === "Containers")
    .flatMap((block) => block.lines);
  const type = (line: string, volume: string) =>
    new Promise<{ code: number; output: string }>((done) => {
      const typed = line.replace("EMAIL", "owner@example.org").replace("/data/", `${data}/`);
      const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`;
      execFile(
        "bash",
        ["-c", typed.replace("< circle.backup", `< ${data}/circle.backup`)],
        { cwd: folder, env: { ...env, DATA_DIR: volume, PATH } },
        (error, stdout, stderr) =>
          done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  const inSite = lines.filter((line) => line.startsWith("docker compose exec site "));
  expect(inSite).toHaveLength(4);
  for (const line of inSite) {
    const { code, output } = await type(line.replace("docker compose exec site ", ""), data);
    expect(code, `${line}\n${output}`).toBe(0);
    // Worth a note at a local address, and no more.
    if (line.includes("doctor")) expect(output).toContain("still have sample data");
  }
  const restoring = lines.find((line) => line.includes(" restore ")) ?? "";
  const elsewhere = await mkdtemp(join(tmpdir(), "circle-restored-"));
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
  const restored = await type(restoring.replace(/^docker compose run .* site /, ""), elsewhere);
  expect(restored.output).toMatch(/\d+ rows/);
  expect(restored.code).toBe(0);
};

test("the image serves from what was copied, is healthy, and writes only to its volume", async () => {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "circle-volume-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  // The first start on an empty volume is start.slow.test.ts's: this one begins with the tables made.
  await fillDataFolder(data);
  const { NODE_COMPILE_CACHE = "" } = process.env;
  const env = {
    ...settings,
    NODE_COMPILE_CACHE,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: data,
    SITE_URL: asked.SITE_URL,
  };
  const before = await readdir(folder, { recursive: true });
  const isHealthy = () =>
    new Promise<boolean>((done) => {
      const check = execForm(allOf(final, "HEALTHCHECK").join());
      execFile(...node(check, env), (error) => done(error === null));
    });
  expect(await isHealthy()).toBe(false);

  const site = spawn(...node(execForm(allOf(final, "CMD").join()), env));
  onTestFinished(() => {
    site.kill("SIGKILL");
  });
  const started = await whenReady(site, "Circle is running at");
  expect(started.output()).toContain("data: embedded database");
  expect(await isHealthy()).toBe(true);
  const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await page("/about")).toContain('rel="canonical" href="http://localhost:4100/about"');
  expect(await page("/sitemap.xml")).toContain("<loc>http://localhost:4100/about</loc>");
  expect(await page("/robots.txt")).toContain("http://localhost:4100/sitemap.xml");
  expect(await openInBrowser(`http://127.0.0.1:${port}/about`)).toEqual({
    heading: "About Circle",
    complaints: [],
  });
  await typeStaffLines(env, data);

  await started.end("SIGTERM");
  expect(site.exitCode).toBe(0);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  expect(await readdir(data)).toContain("database");
});

test("the process is not root's, and root's files are not its own", () => {
  const names = final.map(({ name }) => name);
  expect(allOf(final, "USER")).toEqual(["node"]);
  expect(names.indexOf("USER")).toBeLessThan(names.indexOf("CMD"));
  expect(allOf(final, "VOLUME")).toEqual([settings.DATA_DIR]);
  expect(allOf(final, "COPY").join()).not.toContain("--chown");
});

test("the build's steps are scripts and files that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  for (const step of allOf(build, "RUN")) {
    const script = step.match(/^npm run (\S+)$/)?.[1];
    if (script) expect(scripts).toHaveProperty(script);
    else expect(step).toMatch(/^npm (ci|prune) /);
  }
  const first = allOf(build, "COPY")[0]?.split(" ").slice(0, -1) ?? [];
  for (const file of first) expect(existsSync(join(root, file))).toBe(true);
  for (const [from] of taken)
    expect(from === "build" || existsSync(join(root, from)), from).toBe(true);
});

test("settings and secrets stay out of the image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(
    expect.arrayContaining([".env", "data", ".git", "node_modules", "build"]),
  );
});
