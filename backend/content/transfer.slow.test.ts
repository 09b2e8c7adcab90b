import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import type { Database } from "#backend/storage/database.ts";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { pictureMaker } from "./make-pictures.ts";
import { takeUpload } from "./pictures.ts";
import { addRevision, publishedState, setPublished } from "./published.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-content-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Site = Awaited<ReturnType<typeof testEditors>>;

const staff = ({ db, deps }: Site, ...command: string[]) =>
  runStaffCommand(
    {
      db,
      settings: deps.settings,
      site: deps.site,
      now: deps.now(),
      cwd: folder,
      renderCheck: deps.rendering?.renderCheck,
    },
    command,
  );

/** A site with a notice and hours of its own, which show a picture. */
const editedSite = async (db: Database) => {
  const site = await testEditors({ db });
  const ada = await site.editor("Ada");
  const file = await sharp({
    create: { width: 300, height: 300, channels: 3, background: "#a33" },
  })
    .jpeg()
    .toBuffer();
  const wish = { alt: "Garden", focus: { x: 0.5, y: 0.5 }, aspect: undefined };
  const written = { by: { id: null, name: "Ada Sample" }, now: site.deps.now() };
  const parts = { db, pictures: pictureMaker };
  const store = await takeUpload(parts, async () => file, wish, written);
  const { picture } = await db.transaction(store);
  await db.transaction(async (tx) => {
    const content = shipped("hours", { office: "New hours", picture });
    const number = await addRevision(
      tx,
      { document: "hours", version: 1, content, note: "" },
      written,
    );
    await setPublished(tx, [{ document: "hours", number }], "", written);
  });
  await ada.ask("put-up-notice", { text: "Snow", published: 0 });
  return { site, picture };
};

const texts = async (db: Database) => {
  const { documents } = await publishedState(db);
  return Object.fromEntries(documents.map(({ name, content }) => [name, content]));
};

const picturesIn = (db: Database) =>
  db.query(
    `select name, width, type, encode(bytes, 'hex') as bytes from content_picture_files
     order by width, type`,
  );

describe.each(testDatabases)("from $name", ({ open: openSource }) => {
  test.each(testDatabases)("everything edited moves to a site on $name", async ({ open }) => {
    const { site, picture } = await editedSite(await openSource());
    const before = await texts(site.db);
    const exported = await staff(site, "content", "export", "site.json");
    expect(exported.output).toContain("Edited documents: 2, pictures: 1.");
    const filesBefore = await picturesIn(site.db);

    const other = await testEditors({ db: await open() });
    const tried = await staff(other, "content", "import", "--dry-run", "site.json");
    expect(tried).toMatchObject({
      exitCode: 0,
      output: "It fits. It would change:\n  hours\n  notice\n",
    });
    expect((await publishedState(other.db)).revision).toBe(0);
    const done = await staff(other, "content", "import", "site.json");
    expect(done.output).toBe("Published, as version 1 of the site:\n  hours\n  notice\n");
    expect(await texts(other.db)).toEqual(before);
    expect(await picturesIn(other.db)).toEqual(filesBefore);
    expect(await staff(other, "content", "import", "site.json")).toMatchObject({
      output: "The site already says all of this.\n",
    });
    expect(await other.log()).toMatchObject([{ actor: "Staff command", action: "imported" }]);

    await staff(other, "content", "pictures", "static");
    const made = await readdir(join(folder, "static/media", picture.upload));
    expect(made.sort()).toEqual(["208.avif", "208.jpg", "300.avif", "300.jpg"]);
  });
});

test("a file with anything wrong in it changes nothing, and says what", async () => {
  const [source] = testDatabases;
  const { site } = await editedSite(await (source as (typeof testDatabases)[number]).open());
  await staff(site, "content", "export", "site.json");
  const good = JSON.parse(await readFile(join(folder, "site.json"), "utf8"));
  const state = await publishedState(site.db);
  const [hours, notice] = good.documents;
  const [picture] = good.pictures;
  const jpg = picture.cuts[0].files.find(({ type }: { type: string }) => type === "jpg");
  const wrong: [string, object, RegExp][] = [
    ["another format", { ...good, format: "circle-backup" }, /not an export/],
    [
      "an unknown document",
      { ...good, documents: [hours, { ...notice, name: "weather" }] },
      /nothing called “weather.”/,
    ],
    [
      "a newer document",
      { ...good, documents: [hours, { ...notice, version: 99 }] },
      /newer version/,
    ],
    [
      "a text that does not fit",
      { ...good, documents: [{ ...hours, content: { ...hours.content, office: "" } }, notice] },
      /hours, Office, in a sentence: This can't be empty\./,
    ],
    [
      "an unknown fact",
      {
        ...good,
        documents: [hours, { ...notice, content: { ...notice.content, text: "{no.fact}" } }],
      },
      /notice, Notice: There is no fact called \{no\.fact\}\./,
    ],
    [
      "a name that no database can hold",
      { ...good, documents: [hours, { ...notice, content: { ...notice.content, "\u0000": "" } }] },
      /not an export/,
    ],
    [
      "a picture under a wrong name",
      { ...good, pictures: [{ ...picture, cuts: [{ ...picture.cuts[0], name: "0".repeat(32) }] }] },
      /“Garden” is damaged/,
    ],
    [
      "a script for a picture",
      { ...good, pictures: [{ ...picture, original: Buffer.from("<svg/>").toString("base64") }] },
      /“Garden” is damaged/,
    ],
    [
      "half a picture",
      {
        ...good,
        pictures: [{ ...picture, cuts: [{ ...picture.cuts[0], files: [jpg] }] }],
      },
      /“Garden” is damaged/,
    ],
  ];
  for (const [name, file, sentence] of wrong) {
    await writeFile(join(folder, "wrong.json"), JSON.stringify(file));
    const { exitCode, output } = await staff(site, "content", "import", "wrong.json");
    expect({ name, exitCode }).toEqual({ name, exitCode: 1 });
    expect(output).toMatch(sentence);
  }
  await writeFile(join(folder, "cut.json"), JSON.stringify(good).slice(0, 500));
  expect(await staff(site, "content", "import", "cut.json")).toMatchObject({ exitCode: 1 });
  expect(await staff(site, "content", "import", "none.json")).toMatchObject({ exitCode: 1 });
  expect(await publishedState(site.db)).toEqual(state);
});

const fileWith = (...contents: { name: string; content: unknown; by?: string }[]) =>
  writeFile(
    join(folder, "site.json"),
    JSON.stringify({
      format: "circle-content",
      madeAt: "2026-06-01T09:00:00Z",
      documents: contents.map((one) => ({
        version: 1,
        number: 1,
        note: "",
        at: "2026-06-01T09:00:00Z",
        by: "Ada Sample",
        ...one,
      })),
      pictures: [],
    }),
  );

test("a file that names a document twice, or takes a fact from a page, is refused in a sentence", async () => {
  const site = await testEditors();
  const hours = { name: "hours", content: shipped("hours", { office: "New hours" }) };
  await fileWith(hours, hours);
  expect(await staff(site, "content", "import", "site.json")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("“hours” is in this file twice."),
  });
  const content = shipped("building-projects", { items: [] });
  await fileWith({ name: "building-projects", content });
  expect(await staff(site, "content", "import", "site.json")).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/programs\/housing, .*no fact called \{building\.project130/),
  });
  expect((await publishedState(site.db)).revision).toBe(0);
});

test("where pages are drawn, an import with which one cannot be drawn is refused", async () => {
  const failed = [{ path: "/contact", reason: "It is torn." }];
  const site = await testEditors({
    rendering: { liveIn: "seconds", renderCheck: async () => ({ changed: [], failed }) },
  });
  await fileWith({ name: "hours", content: shipped("hours", { office: "New hours" }) });
  expect(await staff(site, "content", "import", "site.json")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("the page /contact cannot be shown with it: It is torn."),
  });
  expect((await publishedState(site.db)).revision).toBe(0);
});

test("what no database can hold is left out of the words of an import", async () => {
  const site = await testEditors();
  const content = shipped("hours", { office: "New\u0000 hours" });
  await fileWith({ name: "hours", content, by: "Ada\u0000 Sample" });
  expect(await staff(site, "content", "import", "site.json")).toMatchObject({ exitCode: 0 });
  expect(await texts(site.db)).toMatchObject({ hours: { office: "New hours" } });
});
