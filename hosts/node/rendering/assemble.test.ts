import { expect, onTestFinished, test } from "vitest";
import { loadSiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuild } from "#hosts/node/testing/fake-build.ts";
import { pageDataAddress } from "#rules/page-data.ts";
import { assemble } from "./assemble.ts";

const fileAt = (address: string) => ({
  address,
  body: Buffer.from(address),
  br: undefined,
  gzip: undefined,
  security: [],
});

/** A publication that changes every page, each with data of its own. */
const publicationOf = (number: number, pages: number) => {
  const data = Array.from({ length: pages }, (_, page) => pageDataAddress(`${number}-${page}`));
  const addresses = ["/index.html", "/404/index.html", ...data];
  return { data, drawn: { addresses, changed: addresses.map(fileAt), failed: [] } };
};

test("the data of earlier publications stay for whoever has their pages, the newest of them", async () => {
  const build = await fakeBuild();
  onTestFinished(build.remove);
  const built = await loadSiteFiles(build.directory, { siteUrl: "http://localhost:3000" });
  const publications = Array.from({ length: 13 }, (_, number) => publicationOf(number, 30));
  const last = publications.reduce((files, { drawn }) => assemble(built, files, drawn), built);
  const here = publications.map(({ data }) => data.filter((one) => last.resources.has(one)).length);
  expect(here).toEqual([0, 0, ...Array.from({ length: 11 }, () => 30)]);
});
