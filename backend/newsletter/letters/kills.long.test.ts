import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { letterTrial } from "#backend/testing/newsletter/letter-trial.ts";

const readers = Number(process.env.LETTER_READERS ?? 20_000);
const kills = 10;

const databases = [
  { name: "PostgreSQL", where: async () => ({ DATABASE_URL: await migratedPostgresUrl() }) },
  {
    name: "PGlite",
    where: async (folder: string) => {
      await fillDataFolder(folder);
      return { DATABASE_URL: undefined };
    },
  },
];

describe.each(databases)("on $name", ({ name, where }) => {
  test(`a letter to ${readers} readers survives ${kills} kills: nobody twice, nobody left out`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "circle-letter-"));
    const began = performance.now();
    try {
      const place = { DATA_DIR: folder, ...(await where(folder)) };
      const outcome = await letterTrial(place, readers, kills);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`letter on ${name}: ${JSON.stringify({ readers, ...outcome, seconds })}`);
      expect(outcome).toMatchObject({ killed: kills, sent: 1, rows: true, twice: 0, leftOut: 0 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 3_600_000);
});
