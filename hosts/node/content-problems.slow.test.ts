import { expect, onTestFinished, test, vi } from "vitest";
import { addRevision, setPublished } from "#backend/content/published.ts";
import { silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { notice } from "#content/notice.ts";
import { fakeBuildWithBundle } from "./testing/fake-bundle.ts";
import { ask } from "./testing/http.ts";
import { startSiteProcess } from "./testing/site-process.ts";

test("a document that does not fit keeps no page from being shown, and /readyz names it", async () => {
  const build = await fakeBuildWithBundle();
  const url = await migratedPostgresUrl();
  const db = openPostgres(url, silentLog);
  const site = await startSiteProcess(build.root, { DATABASE_URL: url });
  onTestFinished(async () => {
    await site.end("SIGKILL");
    await Promise.all([db.close(), build.remove()]);
  });
  /** Past every check, as an older version of the site could have left it. */
  const publish = (text: string) =>
    db.transaction(async (tx) => {
      const written = { by: { id: null, name: "Ada Sample" }, now: new Date() };
      const content = { ...notice.defaults, text };
      const revision = { document: "notice", version: 1, content, note: "" };
      const number = await addRevision(tx, revision, written);
      await setPublished(tx, [{ document: "notice", number }], "", written);
    });
  const readiness = async () => {
    const { status, body } = await ask(site.port, "/readyz");
    return { status, ...(JSON.parse(body.toString()) as { ok: boolean; problems: string[] }) };
  };
  const patience = { timeout: 60_000, interval: 50 };

  expect(await readiness()).toEqual({ status: 200, ok: true, problems: [] });
  await publish("x".repeat(1_000));
  await vi.waitFor(async () => expect((await readiness()).problems).toHaveLength(1), patience);
  const { status, ok, problems } = await readiness();
  expect({ status, ok }).toEqual({ status: 200, ok: true });
  expect(problems[0]).toContain('"notice" shows the original text: Notice: This is longer than ');
  expect((await ask(site.port, "/about")).status).toBe(200);

  await publish("Closed today because of snow");
  await vi.waitFor(async () => {
    expect((await ask(site.port, "/about")).body.toString()).toContain("because of snow");
  }, patience);
  expect((await readiness()).problems).toEqual([]);
});
