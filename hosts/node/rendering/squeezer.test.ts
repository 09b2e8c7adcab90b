import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { loadSiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuild } from "#hosts/node/testing/fake-build.ts";
import { createSqueezer } from "./squeezer.ts";

const about = "/about/index.html";
const home = "/index.html";

const squeezing = async (calmMs: number) => {
  const build = await fakeBuild();
  onTestFinished(build.remove);
  let current = await loadSiteFiles(build.directory, { siteUrl: "http://localhost:3000" });
  const shown: string[][] = [];
  const lines: string[] = [];
  const compress = vi.fn(async ({ address }: { address: string }) => Buffer.from(address));
  const squeezer = createSqueezer({
    compress,
    files: () => current,
    show(files) {
      current = files;
      shown.push([...files.files.values()].flatMap(({ br }) => br?.body.toString() ?? []));
    },
    calmMs,
    log: jsonLog((line) => lines.push(line)),
  });
  return { squeezer, compress, shown, lines };
};

test("what an earlier publication changed is made smaller with what the next one changes", async () => {
  const { squeezer, compress, shown } = await squeezing(0);
  squeezer.resume([about]);
  squeezer.pause();
  squeezer.resume([home]);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toEqual(expect.arrayContaining([about, home]));
  expect(compress).toHaveBeenCalledTimes(2);
});

test("whoever publishes ends it at once, and it begins again afterwards", async () => {
  const { squeezer, compress, shown } = await squeezing(0);
  const first = Promise.withResolvers<Buffer>();
  compress.mockReturnValueOnce(first.promise as never);
  squeezer.resume([about, home]);
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1));
  squeezer.pause();
  first.resolve(Buffer.from("too late"));
  await turn();
  expect([compress.mock.calls.length, shown.length]).toEqual([1, 0]);
  squeezer.resume([]);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toEqual(expect.arrayContaining([about, home]));
});

test("a thread that fails at it leaves what is served, and is named in the log", async () => {
  const { squeezer, compress, shown, lines } = await squeezing(0);
  compress.mockRejectedValueOnce(new Error("no memory"));
  squeezer.resume([about]);
  await vi.waitFor(() => expect(lines.join()).toContain("no memory"));
  expect(shown).toEqual([]);
});
