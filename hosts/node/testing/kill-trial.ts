import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { type MailServer, surviveKills } from "./kills.ts";

type Survive<Result> = (
  settings: Record<string, string>,
  times: number,
  mailServer: MailServer,
) => Promise<Result>;

/** So many kills in all, on both databases at once, each with a mail server of its own. */
export const onBothDatabases = async <Result>(kills: number, survive: Survive<Result>) => {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "circle-kill-"));
  // Most of a start is compiling what was compiled for the one before.
  const { NODE_COMPILE_CACHE = join(folder, "compiled") } = process.env;
  const cached = { NODE_COMPILE_CACHE };
  const [mailA, mailB] = await Promise.all([startMailServer(), startMailServer()]);
  try {
    // Starting PGlite costs three times as much as connecting to a server.
    const embedded = Math.ceil(kills / 3);
    const served = kills - embedded;
    const DATA_DIR = join(folder, "data");
    await fillDataFolder(DATA_DIR);
    const DATABASE_URL = await migratedPostgresUrl();
    const [a, b] = await Promise.all([
      survive({ ...cached, DATA_DIR }, embedded, mailA),
      survive({ ...cached, DATABASE_URL }, served, mailB),
    ]);
    console.log(`kill -9: ${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return [
      { name: "PGlite", times: embedded, result: a },
      { name: "PostgreSQL", times: served, result: b },
    ];
  } finally {
    await Promise.all([mailA.stop(), mailB.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
};

/** Kills the process so many times on both databases: nothing acknowledged is lost, every mail arrives. */
export const killTrial = async (kills: number) => {
  for (const { name, times, result } of await onBothDatabases(kills, surviveKills)) {
    console.log(
      `kill -9 on ${name}: ${times} times; ${result.acknowledged} of ${result.sent} messages acknowledged, ${result.lost} lost, ${result.unmailed} without mail, ${result.repeated} mails twice under the same Message-ID, ${result.underTwoNames} under another`,
    );
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result).toMatchObject({ lost: 0, doubled: 0, unmailed: 0, underTwoNames: 0 });
  }
};
