import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inputsDigest, programFiles } from "./inputs.ts";

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), "circle-inputs-"));
  onTestFinished(() => rm(path, { recursive: true }));
  await writeFile(join(path, "page.tsx"), "one");
  return path;
};

test("the same sources and settings have the same digest", async () => {
  const path = await folder();
  const before = await inputsDigest({ SITE_URL: "a" }, [path]);
  await writeFile(join(path, "page.tsx"), "one");
  expect(await inputsDigest({ SITE_URL: "a" }, [path, "no-such-file"])).toBe(before);
});

test("a changed, new or renamed source changes it", async () => {
  const path = await folder();
  const digests = [await inputsDigest({}, [path])];
  await writeFile(join(path, "page.tsx"), "two");
  digests.push(await inputsDigest({}, [path]));
  await writeFile(join(path, "more.tsx"), "");
  digests.push(await inputsDigest({}, [path]));
  expect(new Set(digests).size).toBe(3);
});

test("a changed setting changes it, a changed test does not", async () => {
  const path = await folder();
  const before = await inputsDigest({ SITE_URL: "a" }, [path]);
  expect(await inputsDigest({ SITE_URL: "b" }, [path])).not.toBe(before);
  await writeFile(join(path, "page.test.ts"), "test");
  expect(await inputsDigest({ SITE_URL: "a" }, [path])).toBe(before);
});

test("a changed module of the build changes it, however far away it is imported", async () => {
  const path = await folder();
  await writeFile(join(path, "build.ts"), 'import { draw } from "./draw.ts";');
  await writeFile(join(path, "draw.ts"), 'export { type } from "./content-type.ts";');
  await writeFile(join(path, "content-type.ts"), "export const type = 1;");
  const digest = () => inputsDigest({}, [], join(path, "build.ts"));
  const before = await digest();
  await writeFile(join(path, "content-type.ts"), "export const type = 2;");
  expect(await digest()).not.toBe(before);
});

test("the build's own program includes what draws the pages", async () => {
  expect([...(await programFiles("scripts/build.ts"))]).toEqual(
    expect.arrayContaining(["hosts/node/rendering/draw.ts", "hosts/node/site-addresses.ts"]),
  );
});
