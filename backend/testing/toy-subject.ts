import { z } from "zod";
import { reads } from "#backend/desk/endpoint.ts";
import { silentLog } from "#backend/log.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import type { Subject } from "#backend/subject.ts";
import { subjects } from "#backend/subjects.ts";

/**
 * A subject as a newcomer adds one: its own table and one of everything. It runs in a process of its
 * own, because the application is made from the list when it is loaded, and prints where it was found.
 */
const hymns = {
  name: "hymns",
  functions: [{ method: "GET", name: "hymns", handler: () => (c) => c.json({ hymns: 3 }) }],
  desk: [reads("hymns", "signed-in", z.object({}), async () => ({ hymns: 3 }))],
  today: [
    {
      access: "signed-in",
      place: 1,
      card: async () => ({ id: "hymns", title: "Hymns", sentence: "Three.", tone: "calm" }),
    },
  ],
  clock: [{ name: "hymns", everySeconds: 60, run: async () => ({ sung: 3 }) }],
  commands: { hymns: { help: [["hymns", "how many"]], run: async () => "3\n" } },
  keeps: [{ what: "old hymns", table: "hymns", condition: "at < $1", age: "1d" }],
  personal: [
    {
      what: "Hymns",
      columns: ["hymns.singer_email"],
      show: async (_, key) => [{ at: new Date(), title: `Sung by ${key}`, fields: [] }],
      remove: async () => 1,
    },
  ],
  problems: async () => ["A hymn is missing."],
  doctor: {
    settings: () => [{ level: "note", about: "hymn-settings", says: "…", remedy: "…" }],
    data: async () => [{ level: "note", about: "hymn-data", says: "…", remedy: "…" }],
  },
  outside: async () => ({ trouble: "The organ is silent." }),
  tables: { kept: ["hymns"], passing: ["hymn_drafts"] },
} satisfies Subject;
(subjects as Subject[]).push(hymns);

const { commands } = await import("#backend/commands.ts");
const { endpoints } = await import("#backend/endpoints.ts");
const { functionNames } = await import("#backend/functions.ts");
const { checkReadiness } = await import("#backend/readiness.ts");
const { cardSources } = await import("#backend/today.ts");
const { keptAbout } = await import("#backend/personal/personal-data.ts");
const { open } = await import("#backend/runtime.ts");
const { readEnv } = await import("#backend/env.ts");
const { checkData } = await import("#backend/upkeep/check-data.ts");
const { checkSettings } = await import("#backend/upkeep/check-settings.ts");
const { removeOldData } = await import("#backend/upkeep/retention.ts");
const { keptTables } = await import("#backend/upkeep/tables.ts");

const [, , template] = process.argv;
const db = await openPGlite(undefined, template);
await db.query("create table hymns (at timestamptz)");
await db.query("create table hymn_drafts (at timestamptz)");
await db.query("insert into hymns values ('2020-01-01')");
const now = new Date();
const env = readEnv({});
const site = await open(env, {
  log: silentLog,
  db,
  transport: { deliver: async () => {}, close() {} },
});
const answer = await site.fetch(new Request(`${env.SITE_URL}/functions/v1/hymns`), "203.0.113.7");
const { done } = await site.tick(["hymns"]);
const kept = await keptTables(db);
const removed = await removeOldData(db, { now, dryRun: false });
const findings = [...checkSettings(env), ...(await checkData(db, env.SITE_URL, now))];
const found = {
  function: await answer.json(),
  named: functionNames.includes("hymns"),
  desk: endpoints.some(({ path }) => path === "hymns"),
  today: cardSources.map(({ place }) => place).indexOf(1),
  clock: done,
  command: Object.hasOwn(commands, "hymns"),
  ready: (await checkReadiness(db, now)).problems,
  doctor: findings.map(({ about }) => about).filter((about) => about.startsWith("hymn")),
  personal: (await keptAbout(db, "ada@example.org")).map(({ what }) => what),
  removed: removed.find(({ what }) => what === "old hymns")?.n,
  backup: kept.filter((name) => name.startsWith("hymn")),
};
await site.close();
process.stdout.write(JSON.stringify(found));
