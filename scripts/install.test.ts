import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Install = {
  installation(platform: string): string[];
  isTooOld(version: string): boolean;
};
const { installation, isTooOld } = (await import("./install.mjs" as string)) as Install;

test("the lock file decides what is installed on Linux, whose builds it names, and only there", () => {
  expect(installation("linux")).not.toContain("--no-package-lock");
  for (const other of ["darwin", "win32"])
    expect(installation(other)).toContain("--no-package-lock");
});

test("Node 20.19 is enough for every native package, and the guide and the package say so", () => {
  expect(["18.20.8", "20.18.3", "20.19.0", "22.22.0", "26.1.0"].map(isTooOld)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  type Locked = { optional?: boolean; engines?: { node?: string } };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>;
  };
  for (const [name, { optional, engines }] of Object.entries(packages))
    if (optional && engines?.node)
      expect(engines.node, name).toMatch(/\^20\.(19|1[0-8]|\d)\.|>= ?(20|1\d|\d)\b(?!\.2)/);
  expect(readFileSync("package.json", "utf8")).toContain('"node": ">=20.19.0"');
  for (const document of ["README.md", "docs/deploying.md"])
    expect(readFileSync(document, "utf8")).toMatch(/Node 20\.19 or newer/);
});
