import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { documents } from "#content/documents.ts";
import { organisation } from "#rules/organisation.ts";
import { searches } from "./desk.ts";
import { searchTexts } from "./search.ts";

type Found = DeskApi["GET"]["pages/search"]["answer"];

const search = async (editor: Awaited<ReturnType<Editors["editor"]>>, q: string) => {
  const { body } = await editor.look<Found>("/search", { q });
  return body.documents;
};
type Editors = Awaited<ReturnType<typeof testEditors>>;

test("what documents say is found with its document, its field and the words around it", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const denise = await search(ada, "denise");
  expect(denise.map(({ name }) => name)).toContain("people");
  const people = denise.find(({ name }) => name === "people");
  expect(people?.hits.find(({ path }) => path.at(-1) === "name")).toEqual({
    path: ["leaders", expect.any(Number), "name"],
    label: "Leaders: Denise Calloway, Name",
    where: "both",
    before: "",
    found: "Denise",
    after: " Calloway",
  });

  // One document cannot fill the whole list.
  const [crowded] = (await search(ada, "circle")).filter(({ more }) => more > 0);
  expect(crowded?.hits).toHaveLength(6);

  const pantry = (await search(ada, "pantry")).flatMap(({ name, hits }) =>
    hits.map(({ path, before, found, after }) => ({
      at: `${name}: ${path.join(".")}`,
      text: before + found + after,
    })),
  );
  // The day is a fact: the text is found as pages say it.
  expect(pantry.find(({ at }) => at === "need-help: lines.0.text.en")?.text).toContain(
    `Our pantry at ${organisation.address.street}: Thursdays`,
  );
});

test("a field is found by its name, and by the heading under which it stands", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const called = async (q: string) =>
    (await ada.look<Found>("/search", { q })).body.fields.flatMap(({ name, hits }) =>
      hits.map(({ path, label, after }) => ({ at: `${name}: ${path.join(".")}`, label, after })),
    );
  expect(await called("food pantry day")).toEqual([
    { at: "hours: pantry.days", label: "Food pantry, Days", after: "Thursday" },
  ]);
  expect(await called("working with us")).toContainEqual({
    at: "about/staff: careers.email",
    label: "Working with us, Email",
    after: expect.stringContaining("@"),
  });
  // A field without words, inside an item of a list.
  expect(await called("staff 1 photo")).toEqual([
    { at: "people: staff.0.photo", label: "Staff: Yolanda Price, Photo", after: "" },
  ]);
  // What is one field at the desk is one line, however much is in it.
  expect(await called("social networks")).toEqual([
    { at: "organisation: social", label: "Social networks", after: "" },
  ]);
  expect(await called("order of the sections")).toEqual([
    { at: "home: sections", label: "Order of the sections", after: "" },
  ]);
});

test.each(["pantry hours", "food pantry hours", "When is the pantry open?"])(
  "%j finds first where they are kept, and says what is there",
  async (q) => {
    const site = await testEditors();
    const ada = await site.editor("Ada");
    const [first] = (await ada.look<Found>("/search", { q })).body.fields;
    expect(first).toMatchObject({ name: "hours", title: "Hours" });
    expect(first?.hits).toContainEqual(
      expect.objectContaining({ label: "Food pantry, Opens", after: "1:00 PM" }),
    );
  },
);

test("a Spanish page is found by what it says in Spanish, facts included", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const inSpanish = async (q: string) =>
    (await search(ada, q)).filter(({ name }) => name.startsWith("es/")).map(({ name }) => name);
  expect(await inSpanish("pantry")).toEqual([]);
  expect(await inSpanish("Thursdays")).toEqual([]);
  expect(await inSpanish("jueves")).toContain("es/programs/health");
});

test("names of files and in links are neither searched nor shown", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const looked = async (q: string) => (await ada.look<Found>("/search", { q })).body;
  const slug = "pantry-packing";
  expect(await search(ada, slug)).toEqual([]);
  const packing = (await looked("pantry packing name in links")).fields;
  expect(packing.flatMap(({ hits }) => hits)).toMatchObject([{ after: "" }]);
  const { fields } = await looked("walter jimerson photo");
  expect(fields.flatMap(({ hits }) => hits)).toMatchObject([{ after: "" }]);
});

test("words that stand near each other are found before words of one long text", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const message = "The next shift in our pantry is on Thursday";
  await ada.save("not-found", shipped("not-found", { message }));
  const [first, ...others] = await search(ada, "pantry shift");
  expect(first).toMatchObject({ name: "not-found", hits: [{ found: "shift in our pantry" }] });
  expect(others.map(({ name }) => name)).toContain("people");
});

test("accents, capitals and apostrophes are found as people type them", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  for (const q of ["VILLASENOR", "villaseñor elena", "west side", "chicago's west side"])
    expect(await search(ada, q), q).not.toEqual([]);
  expect(await search(ada, "no such words here")).toEqual([]);
  expect(await search(ada, "  ")).toEqual([]);
});

test("a draft is searched too, and says what the site does not say yet or still says", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  await ada.save("hours", shipped("hours", { sundayService: "Zumba at noon" }));
  const [hours] = await search(ada, "zumba");
  expect(hours).toMatchObject({
    name: "hours",
    title: "Hours",
    hits: [{ path: ["sundayService"], where: "draft", found: "Zumba" }],
  });
  const before = (await search(ada, "10:30 AM-12:00")).find(({ name }) => name === "hours");
  expect(before?.hits).toContainEqual(
    expect.objectContaining({ path: ["sundayService"], where: "site" }),
  );
});

test("a draft of any shape breaks no search", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  await ada.save("hours", { opening: "soon", pantry: null, note: 7, clinic: ["zumba"] });
  expect(await search(ada, "pantry")).not.toEqual([]);
});

test("others are answered while one person searches", async () => {
  const site = await testEditors();
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await searchTexts(site.db, "pantry");
  isOver = true;
  expect(turns).toBeGreaterThan(documents.length);
});

test("one person searches once a second, and colleagues go on", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const [me] = await storedRows<{ id: string }>(site.db, "select id from staff_accounts");
  const ask = async (who: typeof ada) => (await who.look("/search", { q: "pantry" })).status;
  await countCalls(site.db, searches, me?.id ?? "", searches.most - 1);
  expect(await ask(ada)).toBe(200);
  await countCalls(site.db, searches, me?.id ?? "", searches.most);
  expect(await ask(ada)).toBe(429);
  expect(await ask(await site.editor("Bob"))).toBe(200);
});

test("only those who may edit pages search them", async () => {
  const site = await testEditors();
  const token = await site.signedIn({ permissions: ["messages", "gifts"] }, "cy@circle.example");
  expect((await site.read("pages/search?q=pantry", token)).status).toBe(403);
});
