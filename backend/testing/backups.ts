import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import type { testSite } from "./site.ts";

type Site = Pick<Awaited<ReturnType<typeof testSite>>, "db" | "deps">;

/** One backup on the disk of a test, made and restored as a person would. */
export const backups = async () => {
  const cwd = await mkdtemp(join(tmpdir(), "circle-backup-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const staff = async ({ db, deps }: Site, command: string) => {
    const { settings, site } = deps;
    const context = { db, settings, site, now: deps.now(), cwd };
    const { exitCode, output } = await runStaffCommand(context, [command, "night.backup"]);
    expect(exitCode, output).toBe(0);
  };
  return {
    backUp: (site: Site) => staff(site, "backup"),
    restore: (site: Site) => staff(site, "restore"),
  };
};
