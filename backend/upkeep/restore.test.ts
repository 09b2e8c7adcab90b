import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { checkData } from "./check-data.ts";

test("a site that was moved by a backup knows of it, until that backup is old", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "circle-moved-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const staff = ({ db, deps }: Awaited<ReturnType<typeof testSite>>, ...args: string[]) =>
    runStaffCommand({ db, settings: deps.settings, site: deps.site, now: deps.now(), cwd }, args);

  const before = await testSite();
  await before.post("send-contact-form", aContactMessage);
  await staff(before, "backup", "move.backup");
  const after = await testSite();
  const concerns = async () =>
    (await checkData(after.db, "https://circleurban.example", after.deps.now()))
      .map(({ about }) => about)
      .filter((about) => about.startsWith("backup"));
  expect(await concerns()).toEqual(["backup", "backup-trial"]);
  expect(await staff(after, "restore", "move.backup")).toMatchObject({ exitCode: 0 });
  expect(await concerns()).toEqual([]);
  after.wait(9 * 86_400);
  expect(await concerns()).toEqual(["backup"]);
});

test("a file that cannot be read or written is not called a broken backup", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "circle-unreadable-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { db, deps } = await testSite();
  const context = { db, settings: deps.settings, site: deps.site, now: deps.now(), cwd };
  expect(await runStaffCommand(context, ["restore", "."])).toMatchObject({
    output: expect.stringContaining("This account cannot read"),
  });
  expect(await runStaffCommand(context, ["backup", "nowhere/a.backup"])).toMatchObject({
    output: expect.stringContaining("This account cannot write to"),
  });
});
