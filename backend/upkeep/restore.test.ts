import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
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

describe.each(testDatabases)("on $name", ({ open }) => {
  test("what people wrote comes back whole, whatever ends a line in it", async () => {
    const cwd = await mkdtemp(join(tmpdir(), "circle-lines-"));
    onTestFinished(() => rm(cwd, { recursive: true }));
    const staff = ({ db, deps }: Awaited<ReturnType<typeof testSite>>, ...args: string[]) =>
      runStaffCommand({ db, settings: deps.settings, site: deps.site, now: deps.now(), cwd }, args);
    const words = "One\u2028two\u2029three\u0085four\u000bfive\rsix\nseven";
    const source = await testSite({ db: await open() });
    await source.post("send-contact-form", { ...aContactMessage, message: words });
    await aGift(source, { name: words });
    await source.db.query(
      `insert into message_events (contact_id, revision, at, actor, kind, text, email, received_id)
       select id, 2, created_at, $1, 'answer', $1, $1, $1 from contact_messages`,
      [words],
    );
    const written = (db: typeof source.db) =>
      db.query(
        `select message as words from contact_messages union all
         select donor_name from gifts union all select text from message_events`,
      );
    const before = await written(source.db);
    expect(before).toEqual(Array(3).fill({ words }));
    expect(await staff(source, "backup", "words.backup")).toMatchObject({ exitCode: 0 });

    const other = await testSite({ db: await open() });
    expect(await staff(other, "restore", "words.backup")).toMatchObject({ exitCode: 0 });
    expect(await written(other.db)).toEqual(before);
  });
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

test.each([`${process.pid}`, `${process.pid}-earlier`])(
  "what a killed process with our own number left half done stops no backup and no trial: %s",
  async (left) => {
    const cwd = await mkdtemp(join(tmpdir(), "circle-killed-"));
    onTestFinished(() => rm(cwd, { recursive: true }));
    const { db, deps } = await testSite();
    const context = { db, settings: deps.settings, site: deps.site, now: deps.now(), cwd };
    const leave = () => writeFile(join(cwd, `night.backup.${left}.draft`), "half a backup");
    await leave();
    const ended = { exitCode: 0 };
    expect(await runStaffCommand(context, ["backup", "night.backup"])).toMatchObject(ended);
    await leave();
    const trial = ["restore", "--trial", "night.backup"];
    expect(await runStaffCommand(context, trial)).toMatchObject(ended);
    expect(await readdir(cwd)).toEqual(["night.backup"]);
  },
);

test("a file that is none of ours, or was tampered with, is refused in a sentence", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "circle-hostile-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { db, deps } = await testSite();
  const context = { db, settings: deps.settings, site: deps.site, now: deps.now(), cwd };
  const head = { format: "circle-backup", madeAt: "2026-01-01T00:00:00Z", migrations: [] };
  const table = "newsletter_subscribers";
  const end = { end: true, rows: 1 };
  const files: unknown[][] = [
    [],
    [null],
    [[]],
    [{ ...head, migrations: 5 }],
    [{ ...head, madeAt: {} }],
    [{ ...head, migrations: [null] }],
    [head, null],
    [head, 5],
    [head, "end"],
    [head, { end: "yes", rows: {} }],
    [head, { table: { name: table }, row: {} }, end],
    [head, { table, row: null }, end],
    [head, { table, row: [1] }, end],
    [head, { table, row: { nothing: 1 } }, end],
    [head, { table, row: { id: "x", email: {} } }, end],
    [head, { table, row: { email: "a\u0000b" } }, end],
    [head, { table, row: { email: "a@visitor.example" } }, end],
    [head, { table: "staff_sessions", row: {} }, end],
  ];
  for (const lines of files) {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    await writeFile(join(cwd, "hostile.backup"), gzipSync(text));
    const { exitCode, output } = await runStaffCommand(context, ["restore", "hostile.backup"]);
    expect([exitCode, output], text).toEqual([1, expect.stringMatching(/^This file .*\.\n$/)]);
  }
  expect(await db.query(`select 1 from ${table}`)).toEqual([]);
});
