import { describe, expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";

const pantry = shipped("hours").pantry as Record<string, string>;

const withPantry = (changed: Record<string, string>) =>
  shipped("hours", { pantry: { ...pantry, ...changed } });

const later = { hours: "2:00 to 6:00 PM" };
const laterInSpanish = "jueves de 2:00 a 6:00 PM";
const path = ["pantry", "inSpanish"];

describe.each(testDatabases)("on $name", ({ open }) => {
  const site = async () => {
    const editors = await testEditors({ db: await open() });
    const ada = await editors.editor("Ada");
    return {
      ada,
      log: editors.log,
      warned: async (content: unknown) => {
        const { body } = await ada.changes([{ name: "hours", content }]);
        return body.outdated;
      },
      publish: async (content: unknown) => {
        const revision = await ada.save("hours", content);
        const { body, status } = await ada.publish([{ name: "hours", revision }]);
        return { status, ...body };
      },
      outdated: async () =>
        (await ada.list()).documents
          .filter(({ outdatedSpanish }) => outdatedSpanish > 0)
          .map(({ name, outdatedSpanish }) => [name, outdatedSpanish]),
    };
  };

  test("English that changes alone leaves its Spanish marked as older, and is published all the same", async () => {
    const { ada, warned, publish, outdated } = await site();
    expect(await warned(shipped("hours", { office: "By appointment." }))).toEqual([]);
    const [warning, ...others] = await warned(withPantry(later));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      name: "hours",
      path,
      label: "Food pantry, Days and hours in Spanish",
      spanish: "jueves de 1:00 a 5:00 PM",
    });
    const changed = warning?.parts.filter(({ kind }) => kind !== "same");
    expect(changed?.map(({ kind }) => kind)).toEqual(["removed", "added"]);
    // A draft marks nothing.
    expect(await outdated()).toEqual([]);

    expect(await publish(withPantry(later))).toMatchObject({ status: 200 });
    expect(await outdated()).toEqual([["hours", 1]]);
    expect((await ada.open("hours")).document.outdatedSpanish).toBe(1);
    expect(await warned(withPantry({ ...later, door: "the front door" }))).toHaveLength(1);

    await publish(withPantry({ ...later, inSpanish: laterInSpanish }));
    expect(await outdated()).toEqual([]);
    // From then on it is known which English this Spanish was written for.
    expect(await warned(withPantry({ inSpanish: laterInSpanish }))).toHaveLength(1);
    expect(await warned(shipped("hours"))).toEqual([]);
  });

  test("somebody who says “still right” is believed for these words, and named in the log", async () => {
    const { ada, log, warned, publish, outdated } = await site();
    await ada.save("hours", withPantry(later));
    const [pair] = await warned(withPantry(later));
    expect(await ada.ask("still-right", pair)).toMatchObject({ status: 200 });
    expect((await log()).at(-1)).toMatchObject({
      actor: expect.stringContaining("Ada Sample"),
      action: "confirmed the Spanish of",
      about: "Hours: Food pantry, Days and hours in Spanish",
    });
    expect(await warned(withPantry(later))).toEqual([]);
    await publish(withPantry(later));
    expect(await outdated()).toEqual([]);
    expect(await warned(withPantry({ hours: "3:00 to 6:00 PM" }))).toHaveLength(1);
  });
});

test("what nobody has before them cannot be confirmed", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const english = "Thursday\nThursdays\n9:00 PM";
  const { inSpanish: spanish } = pantry;
  const refused = await ada.ask("still-right", { name: "hours", path, english, spanish });
  expect(refused).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
});

test("a line of a list that moves keeps its Spanish", async () => {
  const site = await testEditors();
  const ada = await site.editor("Ada");
  const { lines, ...others } = shipped("need-help") as { lines: Record<string, object>[] };
  const turned = { ...others, lines: lines.toReversed() };
  expect((await ada.changes([{ name: "need-help", content: turned }])).body.outdated).toEqual([]);
  const [first, ...rest] = turned.lines;
  const title = { ...first?.title, en: "Someone to talk to" };
  const content = { ...turned, lines: [{ ...first, title }, ...rest] };
  const { body } = await ada.changes([{ name: "need-help", content }]);
  expect(body.outdated).toMatchObject([{ path: ["lines", 0, "title", "es"] }]);
});
