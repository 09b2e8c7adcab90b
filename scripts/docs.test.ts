import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { commands } from "#backend/commands.ts";
import { readEnv } from "#backend/env.ts";
import { handledEvents } from "#backend/giving/stripe/stripe-facts.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = ["README.md", ...globSync("{docs,desk/guides}/**/*.md", { cwd: root })];

/** The names that links within a page lead to, as code hosts make them from headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("%s: every link leads somewhere", (document) => {
  const links = [...read(document).matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  for (const link of links.filter((address) => !/^[a-z]+:/.test(address))) {
    const [path = "", anchor] = link.split("#");
    const target = path ? join(dirname(document), path) : document;
    expect(existsSync(join(root, target)), link).toBe(true);
    if (anchor) expect(anchorsOf(read(target)), link).toContain(anchor);
  }
});

test.each(documents)("%s: every command exists", (document) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = read(document);
  for (const [, name = ""] of text.matchAll(/npm run (?:--silent )?([a-z\d:]+)/g))
    expect(scripts).toHaveProperty([name]);
  for (const [, name = ""] of text.matchAll(/(?:staff --|server\/staff\.ts) ([a-z]+)/g))
    expect(commands).toHaveProperty([name]);
});

test("the deployment guide names only settings that exist, and the files it sends people to", () => {
  const guide = read("docs/deploying.md");
  const known = read(".env.example") + read("backend/env.ts") + read("compose.yaml");
  for (const [, name = ""] of guide.matchAll(/^\s*([A-Z][A-Z_]+)=/gm))
    expect(known).toContain(name);
  for (const [file] of guide.matchAll(/deploy\/[\w.]+/g))
    expect(existsSync(join(root, file)), file).toBe(true);
});

test("the webhook's events in the guide are those that are acted on", () => {
  const [, list = ""] = read("docs/giving.md").match(/with these events: ([\s\S]*?)\.\n/) ?? [];
  const named = [...list.matchAll(/`([a-z_.]+)`/g)].map(([, name = ""]) => name);
  expect(named.sort()).toEqual([...handledEvents].sort());
});

test("the settings that the deployment guide writes into .env are taken as they stand", () => {
  const blocks = [...read("docs/deploying.md").matchAll(/```\n([\s\S]*?)```/g)]
    .map(([, block = ""]) => block)
    .filter((block) => /^\s*SITE_URL=\S+$/m.test(block));
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  for (const block of blocks) {
    const settings = Object.fromEntries(
      [...block.matchAll(/^\s*([A-Z_]+)=(\S+)$/gm)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    expect(readEnv(settings).SITE_URL).toBe("https://circleurban.example");
  }
});

/** "every 5 seconds", "every hour", as the guide says it. */
const rhythm = (seconds: number) => {
  const [count, unit] =
    seconds < 60 ? [seconds, "second"] : seconds < 3_600 ? [seconds / 60, "minute"] : [1, "hour"];
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
};

test("the clock's steps in the guide are those that run, as often as they run", async () => {
  const db = await emptyPGlite();
  const transport = { deliver: async () => {}, close: () => {} };
  const backend = await open(readEnv({}), { log: silentLog, db, transport });
  const rows = [...read("docs/operating.md").matchAll(/^\| `([a-z-]+)` +\| (every [^|]*?) +\|/gm)];
  expect(rows.map(([, name, often]) => [name, often])).toEqual(
    backend.schedule.map(({ name, everySeconds }) => [name, rhythm(everySeconds)]),
  );
  await backend.close();
});
