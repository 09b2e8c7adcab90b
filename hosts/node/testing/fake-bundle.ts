import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fakeBuild } from "./fake-build.ts";

const root = join(import.meta.dirname, "../../..");
const from = (file: string) => JSON.stringify(pathToFileURL(join(root, file)).href);

/**
 * A small server half of a build, whose pages print what they were made of. A notice that says
 * "break" and a path keeps that page from being drawn, one that says "hang" lets its drawing never
 * end; /terms is there once the notice names it.
 */
const bundle = `
import { createHash } from "node:crypto";
import { notice, noticeTimes } from ${from("content/notice.ts")};
import { organisation } from ${from("content/organisation.ts")};
import { contentOf } from ${from("content/snapshot.ts")};
import { pageDataAddress, pageDataLink } from ${from("rules/page-data.ts")};

const titles = { "/": "Home", "/about": "About", "/terms": "Terms" };

const shownNotice = (snapshot) => {
  const content = contentOf(snapshot, notice);
  const times = noticeTimes(content);
  return times && times.from <= Date.now() && Date.now() < times.until ? content.text : "";
};

export const renderPage = async (snapshot, path) => {
  const said = contentOf(snapshot, notice).text;
  if (said === "break " + path) throw new Error("It does not add up.");
  if (said === "hang " + path) for (;;);
  const isThere = path in titles && (path !== "/terms" || said.includes("terms"));
  const title = isThere ? titles[path] : "Oops! Page not found";
  const { phone } = contentOf(snapshot, organisation);
  const { revision } = snapshot;
  const text = JSON.stringify({ title, phone, notice: shownNotice(snapshot), revision });
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  const address = pageDataAddress(digest);
  const html =
    "<!doctype html><html><head></head><body><h1>" + title + "</h1><script>data = " + text +
    "</script>" + pageDataLink(address) + "</body></html>";
  return { status: isThere ? 200 : 404, html, data: { address, text } };
};
`;

/** A small built site that can draw its pages anew. */
export const fakeBuildWithBundle = async () => {
  const build = await fakeBuild();
  await mkdir(join(build.root, "server"));
  await writeFile(join(build.root, "server/index.js"), bundle);
  await writeFile(join(build.root, "package.json"), '{ "type": "module" }');
  return build;
};
