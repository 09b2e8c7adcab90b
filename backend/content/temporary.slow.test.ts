import { expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import type { TodayCard } from "#rules/desk.ts";
import { shipped } from "./testing/editor.ts";
import { testHours } from "./testing/hours.ts";

const [pglite] = testDatabases;
const setUp = async () => {
  const hours = await testHours((pglite as (typeof testDatabases)[number]).open);
  const today = async () => {
    const answer = await hours.site.read("today", hours.ada.token);
    const { cards } = (await answer.json()) as { cards: TodayCard[] };
    return cards.find(({ id }) => id === "pages");
  };
  return { ...hours, bea: await hours.site.editor("Bea"), today };
};

test("what is temporary goes back although a colleague changed another field meanwhile", async () => {
  const { ada, bea, inHours, publish, said, pass, today } = await setUp();
  await publish({ office: "Usual" });
  await publish({ office: "Closed" }, { until: inHours(3) });
  await publish({ note: "A mended note." }, {}, bea);
  expect([await said(), await said("note")]).toEqual(["Closed", "A mended note."]);
  expect((await ada.list()).schedules).toMatchObject([{ state: "live" }]);
  await pass(3);
  expect([await said(), await said("note")]).toEqual(["Usual", "A mended note."]);
  expect((await ada.list()).schedules).toEqual([]);
  expect(await today()).toBeUndefined();
});

test("what shipped comes back, too, beside what a colleague changed", async () => {
  const { bea, inHours, publish, said, pass } = await setUp();
  await publish({ office: "Closed" }, { until: inHours(3) });
  await publish({ note: "A mended note." }, {}, bea);
  await pass(3);
  expect([await said(), await said("note")]).toEqual([shipped("hours").office, "A mended note."]);
});

test("taken back before its time, it leaves a colleague's other field alone", async () => {
  const { ada, bea, inHours, publish, said } = await setUp();
  const { body } = await publish({ office: "Closed" }, { until: inHours(3) });
  await publish({ note: "A mended note." }, {}, bea);
  await ada.ask("cancel-schedule", { id: body.schedule });
  expect([await said(), await said("note")]).toEqual([shipped("hours").office, "A mended note."]);
});

test("newer words for the same field stay at its end, and staff are told until they have seen it", async () => {
  const { ada, bea, inHours, publish, said, pass, today } = await setUp();
  await publish({ office: "Usual", note: "Old" });
  await publish({ office: "Closed", note: "Snow" }, { until: inHours(3) });
  await publish({ office: "Open again" }, {}, bea);
  await pass(3);
  expect([await said(), await said("note")]).toEqual(["Open again", "Old"]);
  const [over] = (await ada.list()).schedules;
  expect(over).toMatchObject({
    state: "over",
    reason: expect.stringMatching(/Office, in a sentence.*newer words stay/),
  });
  expect(await today()).toMatchObject({ tone: "trouble", sentence: over?.reason });
  expect((await ada.ask("cancel-schedule", { id: over?.id })).status).toBe(200);
  expect((await ada.list()).schedules).toEqual([]);
  expect((await ada.open("hours")).draft).toBeNull();
  expect(await said()).toBe("Open again");
});

test("what is scheduled meanwhile for the same field comes after the temporary words have gone", async () => {
  const { ada, inHours, publish, said, pass } = await setUp();
  await publish({ office: "Usual" });
  await publish({ office: "Closed until Friday" }, { until: inHours(3) });
  await publish({ office: "New hours" }, { from: inHours(6) });
  await pass(3);
  expect(await said()).toBe("Usual");
  await pass(3);
  expect(await said()).toBe("New hours");
  expect((await ada.list()).schedules).toEqual([]);
});

test("a later change of another field does not bring the temporary words back", async () => {
  const { inHours, publish, said, pass } = await setUp();
  await publish({ office: "Usual" });
  await publish({ office: "Closed until Friday" }, { until: inHours(3) });
  await publish({ note: "From Monday on" }, { from: inHours(6), until: inHours(8) });
  await pass(3);
  await pass(3);
  expect([await said(), await said("note")]).toEqual(["Usual", "From Monday on"]);
  await pass(2);
  expect([await said(), await said("note")]).toEqual(["Usual", shipped("hours").note]);
});

test("of two that overlap the later one wins at its time, and nothing of either is left", async () => {
  const { ada, inHours, publish, said, pass, today } = await setUp();
  await publish({ office: "Usual" });
  await publish({ office: "First" }, { from: inHours(1), until: inHours(4) });
  await publish({ office: "Second" }, { from: inHours(2), until: inHours(6) });
  const heard = [];
  for (let passed = 0; passed < 6; passed += 1) {
    await pass(1);
    heard.push(await said());
  }
  expect(heard).toEqual(["First", "Second", "Second", "Second", "Second", "Usual"]);
  expect((await ada.list()).schedules).toEqual([]);
  expect(await today()).toBeUndefined();
});

test("one that stands inside another gives way to it again", async () => {
  const { bea, inHours, publish, said, pass, today } = await setUp();
  await publish({ office: "Usual" });
  await publish({ office: "Outer" }, { until: inHours(6) });
  await publish({ office: "Inner" }, { from: inHours(2), until: inHours(4) });
  await pass(2);
  await publish({ note: "A mended note." }, {}, bea);
  expect(await said()).toBe("Inner");
  await pass(2);
  expect(await said()).toBe("Outer");
  await pass(2);
  expect([await said(), await said("note")]).toEqual(["Usual", "A mended note."]);
  expect(await today()).toBeUndefined();
});

test("before publishing one is told what of the document is temporary, and what will change by itself", async () => {
  const { bea, inHours, publish } = await setUp();
  await publish({ office: "Closed" }, { until: inHours(3) });
  await publish({ note: "From Monday on" }, { from: inHours(6) });
  const content = shipped("hours", { office: "Closed", note: "Mine" });
  const { body } = await bea.changes([{ name: "hours", content }]);
  expect(body.byTheClock).toEqual([
    {
      name: "hours",
      state: "live",
      fields: ["Office, in a sentence"],
      both: [],
      from: inHours(0),
      until: inHours(3),
      by: "Ada Sample",
    },
    {
      name: "hours",
      state: "waiting",
      fields: ["Below the opening hours"],
      both: ["Below the opening hours"],
      from: inHours(6),
      until: null,
      by: "Ada Sample",
    },
  ]);
});
