import { describe, expect, test } from "vitest";
import type { TodayCard } from "#backend/desk/today-card.ts";
import { checkReadiness } from "#backend/readiness.ts";
import { testHours } from "#backend/testing/content/hours.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { carryOutSchedules } from "./carry-out.ts";

const removed = "gone-with-an-upgrade";

/** As an upgrade leaves it that no longer has the document. */
const removeDocument = async (db: Awaited<ReturnType<typeof testHours>>["site"]["db"]) => {
  for (const sql of [
    `insert into content_revisions (document, number, version, content, note, at, actor)
     values ('${removed}', 1, 1, '{}', '', now(), 'Ada')`,
    `update content_schedule_documents set document = '${removed}', number = 1 where schedule_id =
       (select id from content_schedules order by from_at limit 1)`,
  ])
    await db.query(sql);
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a document that an upgrade removed keeps no other schedule back", async () => {
    const { site, ada, inHours, publish, said, pass } = await testHours(open);
    await publish({ note: "Gone." }, { from: inHours(1) });
    await removeDocument(site.db);
    await publish({ office: "Holiday" }, { from: inHours(2) });
    await pass(2);
    expect(await said()).toBe("Holiday");
    const [failed] = (await ada.list()).schedules;
    expect(failed).toMatchObject({ state: "failed", reason: expect.stringContaining(removed) });
    const today = (await (await site.read("today", ada.token)).json()) as { cards: TodayCard[] };
    expect(today.cards.find(({ id }) => id === "pages")).toMatchObject({ tone: "trouble" });
    expect((await checkReadiness(site.db, site.deps.now())).problems.join()).toMatch(
      /: 1 to look at/,
    );
    expect((await ada.ask("cancel-schedule", { id: failed?.id })).status).toBe(200);
    expect((await checkReadiness(site.db, site.deps.now())).problems).toEqual([]);
  });

  test("a failure that nobody foresaw is tried a few times and then put aside", async () => {
    const { site, ada, inHours, publish } = await testHours(open);
    await publish({ office: "Breaks" }, { from: inHours(1) });
    await ada.ask("put-up-notice", { text: "Fine.", from: inHours(2), published: 0 });
    let tried = 0;
    const deps = {
      ...site.deps,
      rendering: {
        liveIn: "seconds" as const,
        async renderCheck(snapshot: { documents: Record<string, unknown> }) {
          const { office } = snapshot.documents.hours as { office: string };
          if (office === "Breaks") {
            tried += 1;
            throw new URIError("URI malformed");
          }
          return { changed: [], failed: [] };
        },
      },
    };
    site.wait(2 * 3_600);
    expect(await carryOutSchedules(deps)).toBe(1);
    expect((await ada.open("notice")).content).toMatchObject({ text: "Fine." });
    expect(tried).toBe(1);
    // Not every second.
    site.wait(1);
    await carryOutSchedules(deps);
    expect(tried).toBe(1);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      site.wait(60);
      await carryOutSchedules(deps);
    }
    expect(tried).toBe(3);
    const [failed] = (await ada.list()).schedules;
    expect(failed).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("URI malformed"),
    });
  });

  test("a schedule that is canceled while its last try fails stays canceled", async () => {
    const { site, ada, inHours, publish } = await testHours(open);
    const { body } = await publish({ office: "Breaks" }, { from: inHours(1) });
    const canceled: number[] = [];
    const deps = {
      ...site.deps,
      rendering: {
        liveIn: "seconds" as const,
        async renderCheck() {
          const answer = await ada.ask("cancel-schedule", { id: body.schedule });
          canceled.push(answer.status);
          throw new URIError("URI malformed");
        },
      },
    };
    await site.db.query("update content_schedules set tries = 2");
    site.wait(3_600);
    await carryOutSchedules(deps);
    expect(canceled).toEqual([200]);
    expect((await ada.list()).schedules).toEqual([]);
  });
});
