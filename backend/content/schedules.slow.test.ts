import { describe, expect, test } from "vitest";
import type { TodayCard } from "#backend/desk/today-card.ts";
import { shipped } from "#backend/testing/content/editor.ts";
import { hour, testHours } from "#backend/testing/content/hours.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { publishedState } from "./published.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  test("what is scheduled comes at its time, and what stood before returns by itself", async () => {
    const { site, ada, inHours, publish, said, pass } = await testHours(open);
    await publish({ office: "Usual" });
    const answer = await publish({ office: "Holiday" }, { from: inHours(2), until: inHours(5) });
    expect(answer.body.siteRevision).toBeUndefined();
    expect(await pass(1)).toBe(0);
    expect(await said()).toBe("Usual");
    expect((await ada.open("hours")).document.schedule).toMatchObject({ state: "waiting" });
    expect(await pass(1)).toBe(1);
    expect(await said()).toBe("Holiday");
    expect(await pass(3)).toBe(1);
    expect(await said()).toBe("Usual");
    expect(await pass(1)).toBe(0);
    expect((await ada.list()).schedules).toEqual([]);
    expect((await site.log()).map(({ action }) => action)).toEqual([
      "drafted a change to",
      "published",
      "scheduled",
      "published as scheduled",
      "took down as scheduled",
    ]);
  });

  test("several processes carry a schedule out once", async () => {
    const { site, inHours, publish, said } = await testHours(open);
    await publish({ office: "Holiday" }, { from: inHours(1) });
    site.wait(hour);
    const done = await Promise.all([1, 2, 3].map(() => carryOutSchedules(site.deps)));
    expect(done.reduce((sum, n) => sum + n)).toBe(1);
    expect(await said()).toBe("Holiday");
    expect((await publishedState(site.db)).revision).toBe(1);
  });

  test("what was mended after the scheduling stays mended", async () => {
    const { inHours, publish, said, pass } = await testHours(open);
    await publish({ office: "Usual" });
    await publish({ office: "Holiday" }, { from: inHours(2), until: inHours(5) });
    await publish({ note: "A mended note." });
    await pass(2);
    expect([await said(), await said("note")]).toEqual(["Holiday", "A mended note."]);
    await pass(3);
    expect([await said(), await said("note")]).toEqual(["Usual", "A mended note."]);
  });
});

const [pglite] = testDatabases;
const onPGlite = () => testHours((pglite as (typeof testDatabases)[number]).open);

test("a field that both changed is left to people: the schedule fails and says so", async () => {
  const { site, ada, inHours, publish, said, pass } = await onPGlite();
  await publish({ office: "Holiday" }, { from: inHours(2) });
  await publish({ office: "Summer" });
  await pass(2);
  expect(await said()).toBe("Summer");
  const { schedules } = await ada.list();
  expect(schedules).toMatchObject([{ state: "failed" }]);
  expect(schedules[0]?.reason).toContain("Office, in a sentence");
  expect(site.logged.map(({ event }) => event)).toContain("schedule failed");
  const today = (await (await site.read("today", ada.token)).json()) as { cards: TodayCard[] };
  expect(today.cards.find(({ id }) => id === "pages")).toMatchObject({
    tone: "trouble",
    sentence: schedules[0]?.reason,
  });
  expect(await pass(1)).toBe(0);
});

test("a second schedule is refused with the one in its way, whose it is and where to cancel it", async () => {
  const { site, ada, inHours, publish, said, pass } = await onPGlite();
  const bea = await site.editor("Bea");
  const first = await publish({ office: "Holiday" }, { from: inHours(2), until: inHours(5) });
  const refused = (...words: RegExp[]) => ({
    status: 409,
    body: { error: expect.stringMatching(words.map(({ source }) => source).join("")) },
  });
  for (const times of [{ from: inHours(9) }, { until: inHours(1) }])
    expect(await publish({ note: "Mine" }, times, bea)).toMatchObject(
      refused(
        /^Hours is already scheduled, from March 2, 2026 at 11:00\sAM until March 2, 2026 at 2:00\sPM, /,
        /by Ada Sample\. Cancel that first, under Pages, Scheduled changes\.$/,
      ),
    );
  await pass(2);
  expect(await publish({ note: "Mine" }, { from: inHours(9) }, bea)).toMatchObject(
    refused(
      /^Hours is temporary until March 2, 2026 at 2:00\sPM, by Ada Sample\. /,
      /End that first, under Pages, Scheduled changes\.$/,
    ),
  );
  expect(await said()).toBe("Holiday");
  await ada.ask("cancel-schedule", { id: first.body.schedule });
  expect((await publish({ note: "Mine" }, { from: inHours(9) }, bea)).status).toBe(200);
});

test("what came for good, failed or was told is in nobody's way", async () => {
  const { inHours, publish, said, pass } = await onPGlite();
  await publish({ office: "For good" }, { from: inHours(1) });
  await pass(1);
  expect((await publish({ office: "Temporary" }, { until: inHours(1) })).status).toBe(200);
  await publish({ office: "Over it" });
  await pass(1);
  expect((await publish({ office: "Never" }, { from: inHours(1) })).status).toBe(200);
  await publish({ office: "Over it again" });
  await pass(1);
  expect((await publish({ office: "At last" }, { from: inHours(1) })).status).toBe(200);
  await pass(1);
  expect(await said()).toBe("At last");
});

test("of two documents at one time, the one that is scheduled already keeps both back", async () => {
  const { site, ada, inHours, publish } = await onPGlite();
  await publish({ office: "Holiday" }, { from: inHours(2) });
  const seen = [
    { name: "hours", revision: await ada.save("hours", shipped("hours", { office: "Mine" })) },
    { name: "notice", revision: await ada.save("notice", shipped("notice", { text: "Snow" })) },
  ];
  expect((await ada.publish(seen, { from: inHours(3) })).status).toBe(409);
  expect(await site.db.query("select 1 from content_schedules")).toHaveLength(1);
  expect((await ada.open("notice")).draft).not.toBeNull();
});

test("of two from before, each comes if they change different fields, and people are asked if not", async () => {
  const { site, ada, inHours, publish, said, pass } = await onPGlite();
  const setAll = (state: string) =>
    site.db.query("update content_schedules set state = $1", [state]);
  await publish({ office: "First" }, { from: inHours(1), until: inHours(4) });
  await setAll("cancelled");
  await publish({ note: "Second" }, { from: inHours(2), until: inHours(3) });
  await setAll("cancelled");
  await publish({ office: "Third" }, { from: inHours(2) });
  await setAll("waiting");
  await pass(2);
  expect([await said(), await said("note")]).toEqual(["First", "Second"]);
  // The last two begin together: the list may name either first.
  const states = (await ada.list()).schedules.map(({ state }) => state).sort();
  expect(states).toEqual(["failed", "live", "live"]);
  await pass(2);
  expect([await said(), await said("note")]).toEqual([undefined, undefined]);
});

test("what somebody published over it stays when its time is over", async () => {
  const { inHours, publish, said, pass } = await onPGlite();
  await publish({ office: "Holiday" }, { until: inHours(3) });
  await publish({ office: "Rewritten" });
  await pass(3);
  expect(await said()).toBe("Rewritten");
});

test("a cancelled schedule is a draft again, and a live one is taken back at once", async () => {
  const { ada, inHours, publish, said, pass } = await onPGlite();
  const waiting = await publish({ office: "Holiday" }, { from: inHours(2) });
  await ada.ask("cancel-schedule", { id: waiting.body.schedule });
  await pass(2);
  expect(await said()).toBeUndefined();
  const { draft } = await ada.open("hours");
  expect(draft).toMatchObject({ content: { office: "Holiday" } });
  const live = await ada.publish([{ name: "hours", revision: draft?.revision ?? 0 }], {
    until: inHours(9),
  });
  expect(await said()).toBe("Holiday");
  const cancelled = await ada.ask("cancel-schedule", { id: live.body.schedule });
  expect(cancelled).toMatchObject({ status: 200, body: { siteRevision: 2 } });
  expect(await said()).toBeUndefined();
  expect((await ada.ask("cancel-schedule", { id: live.body.schedule })).status).toBe(404);
});

test("an end before the beginning is refused", async () => {
  const { inHours, publish } = await onPGlite();
  const answer = await publish({ office: "x" }, { from: inHours(3), until: inHours(2) });
  expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining("end") } });
});

test("a notice is put up until its time or from a time on, one at a time, and taken down", async () => {
  const { site, ada, inHours, pass } = await onPGlite();
  const text = async () => {
    const { documents } = await publishedState(site.db);
    return (documents.find(({ name }) => name === "notice")?.content as { text: string })?.text;
  };
  const put = (notice: string, published: number, times: object) =>
    ada.ask("put-up-notice", { text: notice, published, ...times });
  await put("Closed today because of snow", 0, { until: inHours(8) });
  expect(await text()).toBe("Closed today because of snow");
  expect((await ada.open("notice")).content).toMatchObject({ from: "", until: "2026-03-02T17:00" });
  expect(await put("Parade: Central is closed", 1, { from: inHours(9) })).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/until March 2, 2026 at 5:00\sPM, by Ada Sample/) },
  });
  await pass(8);
  expect(await text()).toBeUndefined();
  await put("Parade: Central is closed", 0, { from: inHours(4), until: inHours(6) });
  await pass(4);
  expect(await text()).toBe("Parade: Central is closed");
  await pass(2);
  expect(await text()).toBeUndefined();

  await put("Water main: use the side door", 0, {});
  const { published } = (await ada.open("notice")).document;
  expect((await ada.ask("take-down-notice", { published: 1 })).status).toBe(409);
  expect((await ada.ask("take-down-notice", { published })).status).toBe(200);
  expect(await text()).toBeUndefined();
  expect((await put("", 0, {})).body.error).toBe("Please write the notice");
  expect(shipped("notice")).toMatchObject({ text: "" });
});
