import { expect, test } from "vitest";

type Install = { installation(platform: string): string[] };
const { installation } = (await import("./install.mjs" as string)) as Install;

test("the lock file decides what is installed on Linux, whose builds it names, and only there", () => {
  expect(installation("linux")).not.toContain("--no-package-lock");
  for (const other of ["darwin", "win32"])
    expect(installation(other)).toContain("--no-package-lock");
});
