import { resolve } from "node:path";
import { oneLine } from "#backend/doctor/finding.ts";
import type { Env } from "#backend/env.ts";
import type { Database } from "#backend/storage/database.ts";
import { checkData } from "#backend/upkeep/check-data.ts";
import { checkSettings } from "#backend/upkeep/check-settings.ts";
import { checkMachine, thisMachine } from "./machine.ts";
import { checkPages } from "./pages.ts";

type Started = { env: Env; db: Database; buildDirectory: string };

/** What can be seen without asking the network: a start waits for nobody. */
export const startupChecks = async ({ env, db, buildDirectory }: Started) => {
  const root = resolve(import.meta.dirname, "../../..");
  try {
    return oneLine([
      ...checkSettings(env),
      ...(await checkMachine(thisMachine(root, resolve(env.DATA_DIR)))),
      ...checkPages(buildDirectory, env.SITE_URL),
      ...(await checkData(db, env.SITE_URL, new Date())),
    ]);
  } catch {
    return "Not everything could be checked: npm run doctor";
  }
};
