import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inSpanish, limits, people, summarise, weigh } from "./budget.ts";
import { compressFolder, readPages } from "./files.ts";

const html =
  '<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/app.css">' +
  '<script>import "/assets/a.js";import "/assets/b.js"</script>';

const site = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), "circle-budget-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
};

test("each script that a page can bring, and each style, counts once, as compressed", async () => {
  const folder = await site({
    "index.html": html,
    "assets/a.js": "a".repeat(5_000),
    "assets/b.js": `import("./late.js");${"b".repeat(4_980)}`,
    "assets/late.js": `import"./a.js";${"l".repeat(4_985)}`,
    "assets/other-page.js": "o".repeat(5_000),
    "assets/app.css": "c".repeat(5_000),
  });
  const before = (await readPages(folder)).map((page) => weigh(folder, page));
  expect(before).toEqual([{ path: "/", script: 15_000, document: 5_000 + html.length, people: 0 }]);
  await compressFolder(folder);
  const [after] = (await readPages(folder)).map((page) => weigh(folder, page));
  expect(after?.script).toBeLessThan(100);
  expect(after?.document).toBeLessThan(200);
});

test("a page in Spanish counts as its English one, with room for its words", () => {
  const form = { path: "/es/give", script: limits.working.script + inSpanish.script, document: 1 };
  expect(summarise([form]).over).toEqual([]);
  expect(summarise([{ ...form, path: "/give" }]).over).toHaveLength(1);
  expect(summarise([{ ...form, path: "/es/events" }]).over).toHaveLength(1);
});

test("a page over its limit is named, with or without a form", () => {
  const light = { path: "/about", script: 1_000, document: 1_000 };
  const heavy = {
    path: "/news",
    script: limits.content.script + 1,
    document: limits.content.document + 1,
  };
  const form = { ...light, path: "/give", script: limits.content.script + 2 };
  const heavyForm = { ...light, path: "/volunteer", script: limits.working.script + 1 };
  expect(summarise([light, form]).over).toEqual([]);
  expect(summarise([light, heavy, form]).over).toHaveLength(2);
  expect(summarise([light, form, heavyForm]).over).toEqual([
    expect.stringMatching(/^\/volunteer: .* of script$/),
  ]);
  const text = summarise([light, heavy, form]).lines.join();
  expect(text).toContain("(/news)");
  expect(text).toContain("(/give)");
});

test("a page may grow by the words about each person more, and by no more", async () => {
  const card = "<button>SEE BIO<span> of Ada</span></button>";
  const folder = await site({ "about/leadership/index.html": card.repeat(people.within + 1) });
  const [page] = (await readPages(folder)).map((built) => weigh(folder, built));
  const weighing = (document: number, shown = page?.people ?? 0) =>
    summarise([{ path: "/about/leadership", script: 1_000, document, people: shown }]).over;
  const seven = limits.content.document + people.more;
  expect(weighing(seven)).toEqual([]);
  expect(weighing(seven + 1)).toHaveLength(1);
  expect(weighing(seven, people.within)).toHaveLength(1);
});

test("pages are found by their path", async () => {
  const folder = await site({
    "index.html": "",
    "about/history/index.html": "",
    "404/index.html": "",
    "other.html": "",
  });
  const pages = await readPages(folder);
  expect(pages.map(({ path }) => path)).toEqual(["/", "/404", "/about/history"]);
});
