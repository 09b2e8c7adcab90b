import { describe, expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { legalDocuments } from "#content/legal.ts";

const setUp = async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const save = (over: object) =>
    ada.ask<{ revision: number }>("save-draft", {
      name: "terms",
      revision: 0,
      base: 0,
      content: shipped("terms"),
      ...over,
    });
  return { site, ada, save };
};

test("a save that names another than the newest one is refused, also where there is none yet", async () => {
  const { ada, save } = await setUp();
  for (const revision of [1, 7, 2_147_483_646]) {
    const refused = await save({ revision });
    expect(refused).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
    expect(refused.body.details?.conflict).toMatchObject({
      content: shipped("terms"),
      draftRevision: 0,
      base: 0,
      changes: [],
    });
  }
  expect((await ada.open("terms")).draft).toBeNull();
  expect(await save({})).toMatchObject({ status: 200, body: { revision: 1 } });
  expect((await save({ revision: 2_147_483_646 })).status).toBe(409);
  expect(await save({ revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
});

test("a save that was begun from a revision that there is not is refused", async () => {
  const { ada, save } = await setUp();
  const refused = await save({ base: 999 });
  expect(refused).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  expect(refused.body.details?.conflict).toMatchObject({ base: 0, draftRevision: 0, changes: [] });
  expect((await ada.open("terms")).draft).toBeNull();
});

test.each([-1, 1.5, 2 ** 31, 2 ** 53, 1e30])(
  "the number %s is refused, not stumbled over",
  async (n) => {
    const { ada, save } = await setUp();
    expect((await save({ revision: n })).status).toBe(400);
    expect((await save({ base: n })).status).toBe(400);
    expect((await ada.ask("discard-draft", { name: "terms", revision: n })).status).toBe(400);
    expect((await ada.publish([{ name: "terms", revision: n }])).status).toBe(400);
    const back = { name: "terms", number: n, published: 0, note: "" };
    expect((await ada.ask("return", back)).status).toBe(400);
    expect((await ada.look("/revision", { name: "terms", number: String(n) })).status).toBe(400);
    expect((await ada.look("/history", { name: "terms", before: String(n) })).status).toBe(400);
  },
);

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

test("what is nested deeper than any form is refused with a sentence", async () => {
  const { ada, save } = await setUp();
  const content = { lead: nested(2_000) };
  const error = expect.stringContaining("nested too deeply");
  const refused = { status: 400, body: { error } };
  expect(await save({ content })).toMatchObject(refused);
  expect(await ada.changes([{ name: "terms", content }])).toMatchObject(refused);
  const documents = [{ name: "terms", content }];
  expect(await ada.ask("preview", { path: "/", documents })).toMatchObject(refused);
  expect((await save({ content: { lead: nested(10) } })).status).toBe(200);
  expect((await ada.changes([{ name: "terms" }])).status).toBe(200);
});

test("the longest text that a document may hold can be saved, looked at and published", async () => {
  const { ada, save } = await setUp();
  const { sections } = legalDocuments.terms.schema.shape;
  const longest = (mostSections: number, mostParagraphs: number) =>
    shipped("terms", {
      sections: Array.from({ length: mostSections }, () => ({
        heading: "H".repeat(90),
        paragraphs: Array.from({ length: mostParagraphs }, () => "é".repeat(3_000)),
      })),
    });
  const [most, mostEach] = [40, 30];
  const content = longest(3, mostEach);
  expect(sections.safeParse(longest(most, mostEach).sections).success).toBe(true);
  expect(sections.safeParse(longest(most + 1, 1).sections).success).toBe(false);
  expect(sections.safeParse(longest(1, mostEach + 1).sections).success).toBe(false);
  expect(await save({ content })).toMatchObject({ status: 200, body: { revision: 1 } });
  const asked = await ada.changes([{ name: "terms", content }]);
  expect(asked).toMatchObject({ status: 200, body: { problems: [] } });
  expect((await ada.publish([{ name: "terms", revision: 1 }])).status).toBe(200);
});

describe.each(testDatabases)("what $name has no place for", ({ open }) => {
  const unstorable = ["nul \u0000 in it", "half a character \ud83d in it"];

  test.each(unstorable)("%j is left out of a text, and refused as a name", async (text) => {
    const site = await testEditors({ db: await open() });
    const ada = await site.editor("Ada");
    const save = (content: object) =>
      ada.ask<{ revision: number }>("save-draft", { name: "terms", revision: 0, base: 0, content });
    const refused = { status: 400, body: { error: expect.stringContaining("could not be read") } };
    expect(await save({ ...shipped("terms"), [text]: "x" })).toMatchObject(refused);
    const documents = [{ name: "terms", content: { lead: { [text]: "x" } } }];
    expect(await ada.ask("preview", { path: "/terms", documents })).toMatchObject(refused);
    expect(await save(shipped("terms", { lead: text }))).toMatchObject({ status: 200 });
    const lead = expect.stringMatching(/^(nul {2}|half a character \ufffd )in it$/);
    expect((await ada.open("terms")).draft).toMatchObject({ content: { lead } });
  });
});
