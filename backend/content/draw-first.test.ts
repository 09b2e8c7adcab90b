import { expect, test } from "vitest";
import { shipped, testEditors } from "#backend/testing/content/editor.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { carryOutSchedules } from "./carry-out.ts";
import type { Rendering } from "./rendering.ts";
import { exportContent, importContent } from "./transfer.ts";

const nothingFailed = { changed: [], failed: [] };

/** Somebody gives while pages are drawn: on the embedded database there is one connection. */
const setUp = async (whileDrawing: () => Promise<unknown> = async () => {}) => {
  let drawn = 0;
  const rendering: Rendering = {
    liveIn: "seconds",
    async renderCheck() {
      drawn += 1;
      await site.db.query("insert into write_checks (name, written_at) values ($1, now())", [
        `gift ${drawn}`,
      ]);
      await whileDrawing();
      return nothingFailed;
    },
  };
  const site = await testEditors({ rendering });
  const ada = await site.editor("Ada");
  const inHours = (n: number) => new Date(site.deps.now().getTime() + n * 3_600_000).toISOString();
  const publish = async (office: string, times: object = {}) => {
    const revision = await ada.save("hours", shipped("hours", { office }));
    return ada.publish([{ name: "hours", revision }], times);
  };
  return { site, ada, inHours, publish, drawn: () => drawn };
};

test("publishing, returning, notices and schedules draw pages while others use the database", async () => {
  const { site, ada, inHours, publish, drawn } = await setUp();
  expect((await publish("Weekdays until noon.")).status).toBe(200);
  const back = { name: "hours", number: 0, published: 1, note: "" };
  expect((await ada.ask("return", back)).status).toBe(200);
  const notice = { text: "Closed today because of snow", published: 0 };
  expect((await ada.ask("put-up-notice", notice)).status).toBe(200);
  expect((await ada.ask("take-down-notice", { published: 1 })).status).toBe(200);
  const { body } = await publish("Until nine.", { until: inHours(2) });
  expect((await ada.ask("cancel-schedule", { id: body.schedule })).status).toBe(200);
  await publish("Until ten.", { from: inHours(1), until: inHours(3) });
  for (const hours of [1, 2]) {
    site.wait(hours * 3_600);
    expect(await carryOutSchedules(site.deps)).toBe(1);
  }
  expect(drawn()).toBe(9);
  const [{ gifts } = { gifts: 0 }] = await storedRows<{ gifts: number }>(
    site.db,
    "select count(*) as gifts from write_checks where name like 'gift %'",
  );
  expect(gifts).toBe(9);
});

test("an import draws pages while others use the database", async () => {
  const { site, publish } = await setUp();
  await publish("Weekdays until noon.");
  const file = JSON.stringify(await exportContent(site.db, site.deps.now()));
  const other = await testEditors();
  const asked = () => other.db.query("select 1").then(() => nothingFailed);
  const imported = await importContent(other.db, file, other.deps.now(), {
    dryRun: false,
    renderCheck: asked,
  });
  expect(imported).toMatchObject({ documents: ["hours"], siteRevision: 1 });
});

test("what somebody published while pages were drawn is drawn with it", async () => {
  let before: (() => Promise<unknown>) | undefined;
  const { site, ada, publish, drawn } = await setUp(async () => {
    const act = before;
    before = undefined;
    await act?.();
  });
  const bob = await site.editor("Bob");
  before = async () => {
    const notice = { text: "Closed today because of snow", published: 0 };
    expect((await bob.ask("put-up-notice", notice)).status).toBe(200);
  };
  expect(await publish("Weekdays until noon.")).toMatchObject({
    status: 200,
    body: { siteRevision: 2 },
  });
  expect(drawn()).toBe(3);
  expect((await ada.open("notice")).content).toMatchObject({
    text: expect.stringContaining("snow"),
  });
});

test("a page that cannot be drawn keeps the publication back", async () => {
  const rendering: Rendering = {
    liveIn: "seconds",
    renderCheck: async () => ({ changed: [], failed: [{ path: "/about", reason: "No." }] }),
  };
  const site = await testEditors({ rendering });
  const ada = await site.editor("Ada");
  const revision = await ada.save("hours", shipped("hours", { office: "Until noon." }));
  const refused = await ada.publish([{ name: "hours", revision }]);
  expect(refused).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("/about") },
  });
  expect((await ada.open("hours")).document.published).toBe(0);
});
