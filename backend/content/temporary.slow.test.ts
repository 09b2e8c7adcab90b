import { expect, test } from "vitest";
import type { TodayCard } from "#backend/desk/today-card.ts";
import { shipped } from "#backend/testing/content/editor.ts";
import { testHours } from "#backend/testing/content/hours.ts";
import { testDatabases } from "#backend/testing/databases.ts";

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
    reason: expect.stringMatching(/Office, in a sentence.*the newer text stays/),
  });
  expect(await today()).toMatchObject({ tone: "trouble", sentence: over?.reason });
  expect((await ada.ask("cancel-schedule", { id: over?.id })).status).toBe(200);
  expect((await ada.list()).schedules).toEqual([]);
  expect((await ada.open("hours")).draft).toBeNull();
  expect(await said()).toBe("Open again");
});

test("before publishing one is told what is temporary, and what will change by itself", async () => {
  const { bea, inHours, publish, pass } = await setUp();
  const told = async () => (await bea.open("hours")).document.schedule;
  await publish({ office: "Closed" }, { from: inHours(2), until: inHours(5) });
  const [from, until] = [inHours(2), inHours(5)];
  expect(await told()).toMatchObject({ state: "waiting", from, until, by: "Ada Sample" });
  await pass(2);
  expect(await told()).toMatchObject({ state: "live", from, until, by: "Ada Sample" });
});
