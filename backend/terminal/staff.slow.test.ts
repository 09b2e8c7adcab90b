import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { addSave } from "#backend/content/drafts.ts";
import { storeCut, storeUpload } from "#backend/content/pictures.ts";
import { addRevision, setPublished } from "#backend/content/published.ts";
import { addSchedule } from "#backend/content/schedules.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { keptTables } from "#backend/upkeep/tables.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-staff-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Site = Awaited<ReturnType<typeof testSite>>;

const staff = (site: Site, command: string) =>
  runStaffCommand(
    {
      db: site.db,
      settings: site.deps.settings,
      site: site.deps.site,
      now: site.deps.now(),
      cwd: folder,
      mailFolder: join(folder, "mail"),
    },
    command.split(" "),
  );

const siteWithEverything = async (db?: Database) => {
  const site = await testSite(db ? { db } : {});
  await site.post("send-contact-form", aContactMessage);
  await site.post("send-contact-form", { ...aContactMessage, firstName: "Bot", leaveBlank: "x" });
  await site.post("send-volunteer-application", anApplication);
  await site.post("create-payment", { amount: 25, frequency: "monthly" });
  await site.post("subscribe-newsletter", { email: "reader@visitor.example" });
  const mails = await site.mails();
  const confirmation = mails.find(({ kind }) => kind === "newsletter-confirmation");
  const path = confirmation?.text.match(/confirm-newsletter\?token=\w+/)?.[0] ?? "";
  await site.request(path, { method: "POST" });
  return site;
};

/** What staff published, with a picture, a draft and a schedule. */
const publishWithPicture = async ({ db, deps }: Site) => {
  const written = { by: { id: null, name: "Sample Person" }, now: deps.now() };
  const files = [{ width: 208, type: "jpg" as const, bytes: Uint8Array.from([0, 255, 92, 120]) }];
  const original = { width: 300, height: 300, bytes: new Uint8Array(3_000_000).fill(7) };
  await db.transaction(async (tx) => {
    for (const fingerprint of ["a", "b", "c"]) {
      const id = await storeUpload(tx, { ...original, fingerprint, alt: "x" }, written);
      const cut = { width: 208, height: 208, widths: [208], focus: { x: 0.5, y: 0 }, files };
      await storeCut(tx, id, cut, written.now);
    }
    const hours = { document: "hours", version: 1, content: { office: "é" }, note: "" };
    const number = await addRevision(tx, hours, written);
    const revision = { document: "hours", number };
    await setPublished(tx, [revision], "", written);
    const schedule = { from: written.now, until: undefined, note: "" };
    await addSchedule(tx, { ...schedule, documents: [{ ...revision, base: 0 }] }, written);
    await addSave(tx, { ...hours, revision: 1, base: 0 }, written);
  });
};

const contentsOf = async (db: Database) =>
  Object.fromEntries(
    await Promise.all(
      (await keptTables(db)).map(async (name) => [
        name,
        await db.query(`select to_jsonb(t) as row from ${name} as t order by 1`),
      ]),
    ),
  );

test("staff read messages and applications, and see what is marked as spam", async () => {
  const site = await siteWithEverything();
  const { output } = await staff(site, "messages");
  expect(output).toContain("A place for my mother");
  expect(output).toContain("Volunteer application");
  expect(output).toContain("1 more are marked as spam");
  expect(output).not.toContain("Bot");
  const spam = await staff(site, "messages --spam");
  expect(spam.output).toContain("filled in the hidden field");
});

test("a message taken for spam by mistake can be released", async () => {
  const site = await siteWithEverything();
  await site.mails();
  const [row] = await storedRows<{ id: string }>(
    site.db,
    "select id from contact_messages where suspicion is not null",
  );
  expect(await staff(site, `messages release ${row?.id}`)).toMatchObject({ exitCode: 0 });
  expect(await site.mails()).toMatchObject([{ kind: "contact", replyTo: aContactMessage.email }]);
  expect(await staff(site, `messages release ${row?.id}`)).toMatchObject({ exitCode: 1 });
  const { output } = await staff(site, `messages ${row?.id}`);
  expect(output).toContain("Can somebody call me?");
});

test("what strangers wrote cannot command the terminal", async () => {
  const site = await testSite();
  await site.post("send-contact-form", {
    ...aContactMessage,
    subject: "\u001b[2J\u001b]0;hi\u0007",
  });
  const { output } = await staff(site, "messages");
  expect(output).not.toContain("\u001b");
  expect(output).not.toContain("\u0007");
});

test("staff see a mail that was given up, and send it again", async () => {
  const site = await testSite();
  const mail = {
    from: sender,
    key: "k",
    kind: "contact",
    to: "x@y.example",
    subject: "s",
    text: "t",
  };
  await enqueueMail(site.db, mail, site.deps.now());
  await site.db.query("update mails set state = 'failed', attempts = 14, last_error = '451 busy'");
  const { output } = await staff(site, "mail");
  expect(output).toContain("451 busy");
  expect(output).toContain("0 queued, 0 sending, 0 delivered, 1 failed.");
  expect(await staff(site, "mail retry")).toMatchObject({
    output: "1 email goes out again now.\n",
  });
  expect(await site.mails()).toHaveLength(1);
  expect((await staff(site, "mail --all")).output).toContain("delivered");
});

test("old personal data is counted by a dry run and removed by the real one", async () => {
  const site = await siteWithEverything();
  await site.mails();
  await mkdir(join(folder, "mail"));
  const file = join(folder, "mail", "old.eml");
  await writeFile(file, "old");
  await utimes(file, site.deps.now(), site.deps.now());
  site.wait(3 * 366 * 86_400);
  await site.post("send-contact-form", aContactMessage);

  const before = await contentsOf(site.db);
  const counted = await staff(site, "retention --older-than 2y --dry-run");
  expect(await contentsOf(site.db)).toEqual(before);
  expect(await readdir(join(folder, "mail"))).toEqual(["old.eml"]);

  const removed = await staff(site, "retention --older-than 2y");
  const numbers = ({ output }: typeof removed) =>
    Object.fromEntries(
      [...output.matchAll(/^(.*?) {2,}\S+ +(\d+)$/gm)].map(([, what = "", n]) => [what, Number(n)]),
    );
  expect(numbers(removed)).toEqual(numbers(counted));
  const gone = Object.entries(numbers(removed)).filter(([, n]) => n > 0);
  expect(Object.fromEntries(gone)).toEqual({
    "contact messages": 2,
    "volunteer applications": 1,
    "newsletter links that ran out": 1,
    "emails delivered or given up on": 4,
    "newsletter emails delivered or given up on": 2,
    "email files": 1,
  });
  const after = await contentsOf(site.db);
  expect(after.contact_messages).toHaveLength(1);
  expect(after.newsletter_subscribers).toHaveLength(1);
  expect(after.gifts).toEqual(before.gifts);
  expect(await readdir(join(folder, "mail"))).toEqual([]);
});

test("without an age, each kind goes when the notes beside the forms say so", async () => {
  const site = await siteWithEverything();
  await site.db.query(
    `insert into newsletter_subscribers (email, email_key, state, created_at)
     values ('never@visitor.example', 'never@visitor.example', 'pending', $1)`,
    [site.deps.now()],
  );
  await site.mails();
  // After so long a pause a person says that the date is right.
  const retain = () =>
    staff(site, `retention --today ${site.deps.now().toISOString().slice(0, 10)}`);
  site.wait(31 * 86_400);
  await retain();
  const month = await contentsOf(site.db);
  expect(month.newsletter_subscribers).toHaveLength(1);
  const kinds: string[] = month.mails.map(({ row }: { row: { kind: string } }) => row.kind);
  expect(kinds).not.toEqual([]);
  expect(kinds.filter((kind) => kind.startsWith("newsletter-"))).toEqual([]);
  expect(month.contact_messages).toHaveLength(2);
  expect(month.volunteer_applications).toHaveLength(1);

  site.wait(2 * 366 * 86_400);
  await retain();
  const later = await contentsOf(site.db);
  expect(later.contact_messages).toEqual([]);
  expect(later.volunteer_applications).toEqual([]);
  expect(later.newsletter_subscribers).toHaveLength(1);
  expect(later.gifts).toEqual(month.gifts);
});

test.each(["", "2", "y", "0d", "2 years"])("%j is no age", async (age) => {
  const site = await testSite();
  const command = ["retention", "--older-than", age, "--dry-run"];
  const context = { ...site.deps, now: site.deps.now(), cwd: folder };
  expect(await runStaffCommand(context, command)).toMatchObject({ exitCode: 1 });
});

test("an unknown command and an unknown option are answered with the help", async () => {
  const site = await testSite();
  for (const command of ["constructor", "messages --nonsense"]) {
    const { exitCode, output } = await staff(site, command);
    expect(exitCode).toBe(2);
    expect(output).toContain("npm run staff -- COMMAND");
  }
});

describe.each(testDatabases)("from $name", ({ open: openSource }) => {
  test.each(testDatabases)("a backup is restored whole into $name", async ({ open }) => {
    const site = await siteWithEverything(await openSource());
    await publishWithPicture(site);
    // What waits to be sent or published is held after a restore.
    await site.mails();
    await site.db.query("update content_schedules set state = 'live'");
    const before = await contentsOf(site.db);
    expect(await staff(site, "backup all.backup")).toMatchObject({ exitCode: 0 });
    expect(await readdir(folder)).toEqual(["all.backup"]);

    const other = await testSite({ db: await open() });
    expect(await staff(other, "restore all.backup")).toMatchObject({ exitCode: 0 });
    expect(await contentsOf(other.db)).toEqual(before);

    // Life goes on: new rows get new numbers.
    expect((await other.post("send-contact-form", aContactMessage)).status).toBe(200);
    expect(await staff(other, "restore all.backup")).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("only be restored into an empty database"),
    });
  });
});

test("a file that is no backup, or half of one, leaves the database empty", async () => {
  const source = await siteWithEverything();
  await staff(source, "backup all.backup");
  const packed = await readFile(join(folder, "all.backup"));
  const lines = gunzipSync(packed).toString().split("\n");
  await writeFile(join(folder, "cut.backup"), packed.subarray(0, packed.length / 2));
  await writeFile(join(folder, "short.backup"), gzipSync(lines.slice(0, -3).join("\n")));
  await writeFile(join(folder, "text.backup"), "hello");
  await writeFile(
    join(folder, "newer.backup"),
    gzipSync('{"format":"circle-backup","migrations":["9999_future.sql"]}\n{"end":true,"rows":0}'),
  );
  const site = await testSite();
  for (const name of ["cut", "short", "text", "newer", "absent"]) {
    expect(await staff(site, `restore ${name}.backup`)).toMatchObject({ exitCode: 1 });
    expect(Object.values(await contentsOf(site.db)).flat()).toEqual([]);
  }
});
