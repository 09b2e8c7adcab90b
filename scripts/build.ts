import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { EnvError, readBuildEnv, readEnv } from "#backend/env.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { type BuildFacts, buildFactsFile } from "#hosts/node/build-facts.ts";
import { robots } from "#hosts/node/rendering/found.ts";
import { summarise, weigh } from "./build/budget.ts";
import { compressFolder, drawInto, readPages } from "./build/files.ts";
import { inputsDigest } from "./build/inputs.ts";
import { leaksIn } from "./build/leaks.ts";
import { volunteerDelivery } from "./build/volunteer-delivery.ts";
import { run } from "./run.ts";

process.chdir(resolve(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");

const output = process.env.BUILD_DIRECTORY || "build";
const client = join(output, "client");
const stampFile = join(output, "stamp");

/** The settings that end up in the pages. */
const pageSettings = (siteUrl: string) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"))),
  VITE_SITE_URL: siteUrl,
  VITE_VOLUNTEER_DELIVERY: volunteerDelivery(siteUrl, process.env.VITE_VOLUNTEER_DELIVERY),
});

const build = async (siteUrl: string, functionsUrl: string | undefined) => {
  console.log("Building…");
  await rm(output, { recursive: true, force: true });
  const code = await run("vite", ["build", "--app", "--logLevel", "error"], pageSettings(siteUrl));
  if (code !== 0) throw new Error("The pages could not be built.");
  await drawInto(client, { directory: resolve(output), siteUrl }, defaultSnapshot);
  const pages = await readPages(client);
  const facts: BuildFacts = {
    siteUrl,
    functionsUrl,
  };
  await Promise.all([
    writeFile(join(client, "robots.txt"), robots(siteUrl)),
    writeFile(join(output, buildFactsFile), JSON.stringify(facts, null, 2)),
  ]);
  // After the pages were read: the desk is in no sitemap and counts against no page.
  const desk = await run("vite", [
    "build",
    "--config",
    "desk/vite.config.ts",
    "--logLevel",
    "error",
  ]);
  if (desk !== 0) throw new Error("The desk could not be built.");
  await compressFolder(client);

  const { lines, over } = summarise(pages.map((page) => weigh(client, page)));
  console.log([`Built ${pages.length} pages for ${siteUrl}`, ...lines].join("\n  "));
  const leaks = leaksIn(client);
  if (leaks.length > 0)
    throw new Error(`Content or its checks got into scripts:\n  ${leaks.join("\n  ")}`);
  if (over.length > 0) throw new Error(`Over the limit:\n  ${over.join("\n  ")}`);
};

const main = async () => {
  // Only the address: the build needs no key, and has to be possible without one.
  const { SITE_URL } = readEnv({ SITE_URL: process.env.SITE_URL, PORT: process.env.PORT });
  const { VITE_FUNCTIONS_URL } = readBuildEnv(process.env);
  const digest = await inputsDigest(pageSettings(SITE_URL));
  const current = existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest;
  if (current && process.argv.includes("--if-changed")) return;
  await build(SITE_URL, VITE_FUNCTIONS_URL);
  await writeFile(stampFile, digest);
};

main().catch((error: Error) => {
  console.error(error instanceof EnvError ? error.message : (error.stack ?? error.message));
  process.exit(1);
});
