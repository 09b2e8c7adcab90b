import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { surviveKills } from "./kills.ts";

/** Kills the process so many times on both databases: nothing acknowledged is lost, every mail arrives. */
export const killTrial = async (kills: number) => {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "circle-kill-"));
  // Most of a start is compiling what was compiled for the one before.
  const { NODE_COMPILE_CACHE = join(folder, "compiled") } = process.env;
  const cached = { NODE_COMPILE_CACHE };
  const [mailA, mailB] = await Promise.all([startMailServer(), startMailServer()]);
  try {
    // Starting PGlite costs three times as much as connecting to a server.
    const embedded = Math.ceil(kills / 3);
    const DATA_DIR = join(folder, "data");
    await fillDataFolder(DATA_DIR);
    const DATABASE_URL = await migratedPostgresUrl();
    const results = await Promise.all([
      surviveKills({ ...cached, DATA_DIR }, embedded, mailA),
      surviveKills({ ...cached, DATABASE_URL }, kills - embedded, mailB),
    ]);
    for (const [index, name] of ["PGlite", "PostgreSQL"].entries()) {
      const result = results[index];
      console.log(
        `kill -9 on ${name}: ${index === 0 ? embedded : kills - embedded} times; ${result?.acknowledged} of ${result?.sent} messages acknowledged, ${result?.lost} lost, ${result?.unmailed} without mail, ${result?.repeated} mails twice under the same Message-ID, ${result?.underTwoNames} under another`,
      );
      expect(result?.acknowledged).toBeGreaterThan(0);
      expect(result).toMatchObject({ lost: 0, doubled: 0, unmailed: 0, underTwoNames: 0 });
    }
    console.log(`kill -9: ${kills} kills in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } finally {
    await Promise.all([mailA.stop(), mailB.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
};
