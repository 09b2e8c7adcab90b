import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Install = { isTooOld(version: string): boolean };
const { isTooOld } = (await import("./install.mjs" as string)) as Install;

type Locked = {
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

test("the lock file names the builds of every system, so that an install leaves it as it is", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

/** Whether a range of versions, as packages write it, has Node 20.19 in it. */
const takes = (range: string) =>
  [...range.matchAll(/(\^|>=) ?(\d+)(?:\.(\d+))?/g)].some(([, sign, major, minor = 0]) => {
    if (Number(major) === 20) return Number(minor) <= 19;
    return sign === ">=" && Number(major) < 20;
  });

test("Node 20.19 is enough for every native package, and the guide and the package say so", () => {
  expect(["18.20.8", "20.18.3", "20.19.0", "22.22.0", "26.1.0"].map(isTooOld)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const [name, { optional, engines }] of Object.entries(packages))
    if (optional && engines?.node)
      expect(takes(engines.node), `${name}: ${engines.node}`).toBe(true);
  expect(readFileSync("package.json", "utf8")).toContain('"node": ">=20.19.0"');
  for (const document of ["README.md", "docs/deploying.md"])
    expect(readFileSync(document, "utf8")).toMatch(/Node 20\.19 or newer/);
});
