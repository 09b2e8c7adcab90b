import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBuildFacts } from "#hosts/node/build-facts.ts";
import { drawPublished } from "./build/files.ts";
import { readPublished } from "./build/published.ts";
import { writeStaticSite } from "./build/static-host.ts";
import { run } from "./run.ts";

process.chdir(resolve(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");

const folder = process.env.BUILD_DIRECTORY || "build";
// A build of its own: it may be for another address than the one that runs here.
const build = join(folder, "export");

const published = await readPublished(process.env);
const code = await run(process.execPath, ["scripts/build.ts", "--if-changed"], {
  BUILD_DIRECTORY: build,
  // No process of ours sees these pages asked for: they tell of visits themselves.
  VITE_STATIC_HOST: "on",
});
if (code !== 0) process.exit(code);
const facts = readBuildFacts(build);
if (!facts) throw new Error("The build left no facts behind.");
const pages = await writeStaticSite(
  join(build, "client"),
  join(folder, "static"),
  facts,
  published &&
    ((target) =>
      drawPublished(target, { directory: resolve(build), siteUrl: facts.siteUrl }, published)),
);
console.log(
  `${folder}/static: ${pages} pages for ${facts.siteUrl}, functions at ${
    facts.functionsUrl ?? "the same address"
  }, ${published ? `edited at the desk: ${published.documents.length}` : "as shipped"}`,
);
