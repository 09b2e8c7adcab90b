import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { jsonLog } from "#backend/log.ts";
import { loadSiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuild } from "#hosts/node/testing/fake-build.ts";
import { createIdleCompressor } from "./idle-compressor.ts";

const about = "/about/index.html";
const home = "/index.html";

const compressing = async (calmMs: number) => {
  const build = await fakeBuild();
  onTestFinished(build.remove);
  let current = await loadSiteFiles(build.directory, { siteUrl: "http://localhost:3000" });
  const shown: string[][] = [];
  const lines: string[] = [];
  const compress = vi.fn(async ({ address }: { address: string }) => Buffer.from(address));
  const compressor = createIdleCompressor({
    compress,
    files: () => current,
    show(files) {
      current = files;
      shown.push([...files.files.values()].flatMap(({ br }) => br?.body.toString() ?? []));
    },
    calmMs,
    log: jsonLog((line) => lines.push(line)),
  });
  return { compressor, compress, shown, lines };
};

test("what an earlier publication changed is made smaller with what the next one changes", async () => {
  const { compressor, compress, shown } = await compressing(0);
  compressor.resume([about]);
  compressor.pause();
  compressor.resume([home]);
  await vi.waitFor(() => expect(shown).toHaveLength(1), 60_000);
  expect(shown[0]).toEqual(expect.arrayContaining([about, home]));
  expect(compress).toHaveBeenCalledTimes(2);
});

test("whoever publishes ends it at once, and it begins again afterwards", async () => {
  const { compressor, compress, shown } = await compressing(0);
  const first = Promise.withResolvers<Buffer>();
  compress.mockReturnValueOnce(first.promise as never);
  compressor.resume([about, home]);
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1), 60_000);
  compressor.pause();
  first.resolve(Buffer.from("too late"));
  await turn();
  expect([compress.mock.calls.length, shown.length]).toEqual([1, 0]);
  compressor.resume([]);
  await vi.waitFor(() => expect(shown).toHaveLength(1), 60_000);
  expect(shown[0]).toEqual(expect.arrayContaining([about, home]));
});

test("a thread that fails at it leaves what is served, and is named in the log", async () => {
  const { compressor, compress, shown, lines } = await compressing(0);
  compress.mockRejectedValueOnce(new Error("no memory"));
  compressor.resume([about]);
  await vi.waitFor(() => expect(lines.join()).toContain("no memory"), 60_000);
  expect(shown).toEqual([]);
});
