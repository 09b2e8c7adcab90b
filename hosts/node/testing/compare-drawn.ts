/** Draws what ships, and prints as JSON which files are not what the build wrote into the folder. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultSnapshot } from "#content/snapshot.ts";
import { readBuildFacts } from "#hosts/node/build-facts.ts";
import { openBundle } from "#hosts/node/rendering/bundle.ts";
import { drawSite } from "#hosts/node/rendering/draw.ts";

const build = resolve(process.argv[2] ?? "build");
const { siteUrl = "" } = readBuildFacts(build) ?? {};
const { files, failed } = await drawSite(await openBundle(build), defaultSnapshot, siteUrl);
const other = [...files].filter(
  ([address, body]) => !body.equals(readFileSync(join(build, "client", address))),
);
const result = { failed, drawn: files.size, other: other.map(([address]) => address) };
process.stdout.write(JSON.stringify(result), () => process.exit());
