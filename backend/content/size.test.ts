import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { openedDocuments } from "./desk.ts";

const setUp = async (parts = {}) => {
  const site = await testEditors(parts);
  const ada = await site.editor("Ada");
  const save = (content: unknown, revision = 0) =>
    ada.ask("save-draft", { name: "terms", revision, base: 0, content });
  return { site, ada, save };
};

const numbers = Array.from({ length: 10_000 }, (_, n) => n % 10);
const section = (paragraphs: unknown) => ({ sections: [{ heading: "H", paragraphs }] });

test.each([
  ["where a text belongs", shipped("terms", { lead: numbers })],
  ["where a list belongs", shipped("terms", section(numbers))],
  ["where nothing belongs", shipped("terms", { more: numbers })],
  [
    "under many names",
    shipped("terms", { more: Object.fromEntries(numbers.map((n, at) => [at, n])) }),
  ],
])("a list that no form has is refused with a sentence: %s", async (_, content) => {
  const { site, ada, save } = await setUp();
  const refused = { status: 400, body: { error: expect.stringMatching(/long|many/) } };
  expect(await ada.changes([{ name: "terms", content }])).toMatchObject(refused);
  expect(await save(content)).toMatchObject(refused);
  const documents = [{ name: "terms", content }];
  expect(await ada.ask("preview", { path: "/terms", documents })).toMatchObject(refused);
  const [{ n } = { n: -1 }] = await storedRows<{ n: number }>(
    site.db,
    "select (select count(*) from content_drafts) + (select count(*) from content_previews) as n",
  );
  expect(n).toBe(0);
});

test("a document has a limit of its own, with room for what somebody pastes", async () => {
  const { ada } = await setUp();
  const asked = (name: string, content: object) => ada.changes([{ name, content }]);
  const text = "It is open. ".repeat(1_000);
  expect((await asked("notice", shipped("notice", { text }))).status).toBe(200);
  const long = shipped("notice", { text: text.repeat(2) });
  expect(await asked("notice", long)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("20,000") },
  });
  const paragraphs = Array.from({ length: 30 }, () => "x".repeat(3_000));
  const terms = shipped("terms", section(paragraphs));
  expect((await asked("terms", terms)).status).toBe(200);
});

test("saves of one person replace each other, and others still learn what they missed", async () => {
  const { site, ada, save } = await setUp();
  for (const n of Array.from({ length: 20 }, (_, at) => at)) {
    expect((await save(shipped("terms", { lead: `Lead ${n}` }), n)).status).toBe(200);
    site.wait(10);
  }
  const rows = await site.db.query("select revision from content_drafts");
  expect(rows.length).toBeLessThanOrEqual(5);
  const bob = await site.editor("Bob");
  const stale = { name: "terms", revision: 18, base: 0, content: shipped("terms") };
  const refused = await bob.ask("save-draft", stale);
  expect(refused.body.details?.conflict?.changes).toMatchObject([
    { label: "Text below the title" },
  ]);
  expect((await ada.open("terms")).draft).toMatchObject({ content: { lead: "Lead 19" } });
});

test("one person's drafts leave room for those of others", async () => {
  const { site, save } = await setUp();
  const bob = await site.editor("Bob");
  expect((await save(shipped("terms"))).status).toBe(200);
  await site.db.query(
    `insert into content_drafts (document, revision, base, version, content, at, actor_id, actor)
     select 'letter/' || n, 1, 0, 1, to_jsonb(repeat('x', 300000)), at, actor_id, actor
     from content_drafts, generate_series(1, 15) as n`,
  );
  expect(await save(shipped("terms"), 1)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("You have too many drafts") },
  });
  expect(await bob.save("privacy", shipped("privacy"))).toBe(1);
  await site.db.query("delete from content_drafts where document like 'letter/%'");
  expect((await save(shipped("terms"), 1)).status).toBe(200);
});

test("whoever saves without end has to wait, and colleagues go on", async () => {
  const { site, ada } = await setUp();
  const bob = await site.editor("Bob");
  const save = (who: typeof ada, name: string, revision: number) =>
    who.ask("save-draft", { name, revision, base: 0, content: shipped(name) });
  let revision = 0;
  for (;;) {
    const answer = await save(ada, "terms", revision);
    if (answer.status === 429) break;
    expect(answer.status).toBe(200);
    revision += 1;
    expect(revision).toBeLessThan(1_000);
  }
  expect(revision).toBeGreaterThan(60);
  expect((await save(bob, "privacy", 0)).status).toBe(200);
});

test("one person opens every document a few times over, but not endlessly", async () => {
  const { site, ada } = await setUp();
  const open = async () => (await ada.look("/document", { name: "terms" })).status;
  const [me] = await storedRows<{ id: string }>(site.db, "select id from staff_accounts");
  const beforeLast = openedDocuments.most - 1;
  await countCalls(site.db, openedDocuments, me?.id ?? "", beforeLast);
  expect(await open()).toBe(200);
  await countCalls(site.db, openedDocuments, me?.id ?? "", openedDocuments.most);
  expect(await open()).toBe(429);
});
