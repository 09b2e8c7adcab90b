import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { defaultSnapshot } from "#content/snapshot.ts";
import { hashSource } from "#hosts/node/headers.ts";
import { fakeBuild } from "#hosts/node/testing/fake-build.ts";
import { fakeBuildWithBundle } from "#hosts/node/testing/fake-bundle.ts";
import { drawPublished } from "./files.ts";
import { readPublished } from "./published.ts";
import { hostHeaders, hostRedirects, withPolicy, writeStaticSite } from "./static-host.ts";

const site = {
  siteUrl: "https://circle.example",
  functionsUrl: "https://functions.example/functions/v1",
};
const page = '<html><head><meta charset="utf-8"/><script>a()</script></head></html>';

test("a page carries its policy before anything that it governs", () => {
  const html = withPolicy(page, site);
  const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/)?.[1];
  expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<script>"));
  expect(policy).toContain(`script-src 'self' ${hashSource("a()")};`);
  expect(policy).toContain("connect-src 'self' https://functions.example;");
  // Browsers complain about it in a page.
  expect(policy).not.toContain("frame-ancestors");
});

test("everything gets the common headers, hashed files a long life", () => {
  const text = hostHeaders(site);
  expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff$/m);
  expect(text).toContain("  X-Frame-Options: DENY\n");
  expect(text).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable$/m);
  for (const folder of ["media", "page-data"])
    expect(text).toContain(
      `\n/${folder}/*\n  Cache-Control: public, max-age=60, must-revalidate\n`,
    );
  // Two policies would both count: the one in the page is enough.
  expect(text).not.toContain("Content-Security-Policy");
});

test("links from before the functions moved lead to them", () => {
  expect(hostRedirects(site)).toContain(
    "/functions/v1/* https://functions.example/functions/v1/:splat 307\n",
  );
  expect(hostRedirects({ siteUrl: site.siteUrl })).not.toContain("/functions/v1");
});

test("the desk's calls are passed on before anything is led away, and its screens are one page", () => {
  const rules = hostRedirects(site).trimEnd().split("\n");
  expect(rules).toEqual([
    "/functions/v1/desk/* https://functions.example/functions/v1/desk/:splat 200",
    "/functions/v1/* https://functions.example/functions/v1/:splat 307",
    "/giving https://functions.example/functions/v1/giving 302",
    "/es/giving https://functions.example/functions/v1/giving?language=es 302",
    // Some hosts apply rules also where there is a file.
    "/desk/assets/* /desk/assets/:splat 200",
    "/desk/* /desk/index.html 200",
  ]);
  expect(hostHeaders(site)).toMatch(/^\/desk\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test("the folder holds pages, a 404.html and the hosts' files, and nothing of our server's", async () => {
  const build = await fakeBuild();
  const target = await mkdtemp(join(tmpdir(), "circle-static-"));
  onTestFinished(async () => {
    await build.remove();
    await rm(target, { recursive: true });
  });
  await writeStaticSite(build.directory, target, site);
  const files = await readdir(target, { recursive: true });
  expect(files).toEqual(
    expect.arrayContaining(["404.html", "es/404.html", "_headers", "_redirects"]),
  );
  expect(files).toContain("about/history/index.html");
  expect(files.filter((name) => /\.(br|gz)$|(^|\/)404\//.test(name))).toEqual([]);
  expect(await readFile(join(target, "404.html"), "utf8")).toContain("http-equiv");
  // The desk calls its own domain alone, wherever the functions are.
  const desk = await readFile(join(target, "desk/index.html"), "utf8");
  expect(desk).toContain("connect-src 'self';");
});

test("what is published stands in the folder, with its pictures, and what is gone does not", async () => {
  const build = await fakeBuildWithBundle();
  const target = await mkdtemp(join(tmpdir(), "circle-static-"));
  onTestFinished(async () => {
    await build.remove();
    await rm(target, { recursive: true });
  });
  const name = "0123456789abcdef0123456789abcdef";
  const content = { ...(defaultSnapshot.documents.notice as object), text: "Our terms changed" };
  const file = join(build.root, "content.json");
  await writeFile(
    file,
    JSON.stringify({
      format: "circle-content",
      documents: [{ name: "notice", version: 1, content }],
      pictures: [
        { cuts: [{ name, files: [{ width: 640, type: "avif", bytes: btoa("picture") }] }] },
      ],
    }),
  );
  const published = await readPublished({ CONTENT_FILE: file });
  if (!published) throw new Error("Nothing was read.");
  await writeStaticSite(build.directory, target, site, (folder) =>
    drawPublished(folder, { directory: build.root, siteUrl: site.siteUrl }, published),
  );
  const read = (path: string) => readFile(join(target, path), "utf8");
  expect(await read("about/index.html")).toContain("Our terms changed");
  expect(await read("about/index.html")).toContain("http-equiv");
  expect(await read("about.data")).toContain("Our terms changed");
  expect(await read("terms/index.html")).toContain("Terms");
  expect(await read("sitemap.xml")).toContain("/terms");
  expect(await read(`media/${name}/640.avif`)).toBe("picture");
  // The small build has no such page any more.
  expect(existsSync(join(target, "about/history/index.html"))).toBe(false);
});

test.each([
  ["no file", undefined, "There is no file"],
  ["another file", "{}", "is no export of a site's content"],
])("%s in CONTENT_FILE is refused with a sentence", async (_name, text, sentence) => {
  const folder = await mkdtemp(join(tmpdir(), "circle-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "content.json");
  if (text) await writeFile(file, text);
  await expect(readPublished({ CONTENT_FILE: file })).rejects.toThrow(sentence);
});
