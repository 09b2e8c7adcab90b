import { resolve } from "node:path";
import { checkSamples } from "#backend/content/doctor.ts";
import type { Finding } from "#backend/doctor/finding.ts";
import { hideSecrets } from "#backend/doctor/secrets.ts";
import { type Env, EnvError, readEnv } from "#backend/env.ts";
import { checkCards, probeWebhook } from "#backend/giving/office/doctor.ts";
import { silentLog } from "#backend/log.ts";
import { checkMailboxes, checkMailServer, sendTestMail } from "#backend/mail/doctor.ts";
import { FolderInUse } from "#backend/storage/folder-lock.ts";
import { hasStorage, openAsItIs } from "#backend/storage/open.ts";
import { checkData } from "#backend/upkeep/check-data.ts";
import { checkSettings } from "#backend/upkeep/check-settings.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { askRunningSite } from "#hosts/node/running-site.ts";
import { checkMachine, type Machine } from "./machine.ts";
import { checkPages } from "./pages.ts";

export type Installation = {
  /** The settings as they are written. */
  source: Record<string, string | undefined>;
  machine: Omit<Machine, "dataDirectory">;
  buildDirectory: string;
  now: Date;
  sendTest?: boolean;
  /** Where tests answer in place of others: a live key starts with no such address. */
  standIns?: Partial<Pick<Env, "FUNCTIONS_URL" | "STRIPE_API_BASE">>;
};

/** Each sentence about a setting by itself. */
const wrongSettings = (error: EnvError): Finding[] =>
  error.message.split("\n").map((says) => ({
    level: "error",
    about: "setting",
    says,
    remedy:
      "Correct it in .env or the environment; .env.example explains each. The rest was not checked.",
  }));

const noSite = (folder: string): Finding => ({
  level: "warning",
  about: "no-site",
  says: `There is no site in ${folder} yet: DATA_DIR is wrong, or the site never ran.`,
  remedy: "Set DATA_DIR as the site has it, or start the site once.",
});

/** The database itself or, where the running site holds it, what the site finds. */
const lookAtData = async (env: Env, now: Date): Promise<Finding[]> => {
  const folder = resolve(env.DATA_DIR);
  if (!hasStorage(env)) return [noSite(folder), ...checkSamples(defaultSnapshot, env.SITE_URL)];
  try {
    const db = await openAsItIs(env, silentLog);
    return await checkData(db, env.SITE_URL, now).finally(() => db.close());
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const answer = await askRunningSite(folder, { args: ["doctor", "--json"], cwd: folder });
    if (answer?.exitCode === 0) return JSON.parse(answer.output) as Finding[];
    return [
      {
        level: "warning",
        about: "site-silent",
        says: "Another process is using the data and does not answer staff commands.",
        remedy: "Restart the site, or wait until the other command is done.",
      },
    ];
  }
};

const failed = (error: unknown): Finding => ({
  level: "error",
  about: "not-looked-at",
  says: `Something could not be checked: ${error instanceof Error ? error.message : error}`,
  remedy: "Run npm run doctor as the account that the site runs under.",
});

/** Looks at everything. One part that cannot be looked at keeps no other from being seen. */
export const runChecks = async (patient: Installation): Promise<Finding[]> => {
  const { source, machine, buildDirectory, now } = patient;
  let env: Env;
  try {
    env = { ...readEnv(source), ...patient.standIns };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return wrongSettings(error);
  }
  const parts = await Promise.allSettled([
    checkSettings(env),
    checkMachine({ ...machine, dataDirectory: resolve(env.DATA_DIR) }),
    (async () => checkPages(buildDirectory, env.SITE_URL))(),
    lookAtData(env, now),
    checkMailServer(env),
    checkMailboxes(env),
    patient.sendTest ? sendTestMail(env, now) : [],
    checkCards(env, now),
    probeWebhook(env),
  ]);
  return parts
    .flatMap((part) => (part.status === "fulfilled" ? part.value : [failed(part.reason)]))
    .map((finding) => ({ ...finding, says: hideSecrets(finding.says, source) }));
};
