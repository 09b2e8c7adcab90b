import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { defaultSnapshot } from "#content/snapshot.ts";
import { readBuildFacts } from "#hosts/node/build-facts.ts";
import { openBundle } from "#hosts/node/rendering/bundle.ts";
import { drawSite } from "#hosts/node/rendering/draw-site.ts";

test("what is drawn while the site runs is byte for byte what the build wrote", async () => {
  const build = resolve("build");
  const { siteUrl = "" } = readBuildFacts(build) ?? {};
  const bundle = await openBundle(build);
  const { files, failed } = await drawSite(bundle, defaultSnapshot, siteUrl);
  expect(failed).toEqual([]);
  expect(files.size).toBeGreaterThan(2 * 27);
  const other = [...files].filter(
    ([address, body]) => !body.equals(readFileSync(join(build, "client", address))),
  );
  expect(other.map(([address]) => address)).toEqual([]);
});
