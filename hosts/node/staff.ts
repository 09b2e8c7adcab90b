import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { commands, helpInstead, type Outcome, runStaffCommand } from "#backend/commands.ts";
import { currentContent, siteFrom } from "#backend/content/open.ts";
import { EnvError, readEnv, settingsFrom } from "#backend/env.ts";
import { checkoutFrom } from "#backend/giving/checkout/providers.ts";
import { jsonLog, silentLog } from "#backend/log.ts";
import { mailFolder } from "#backend/mail/open-transport.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { FolderInUse } from "#backend/storage/folder-lock.ts";
import { hasStorage, openStorage } from "#backend/storage/open.ts";
import { askRunningSite } from "./running-site.ts";

const settingsFile = join(import.meta.dirname, "../../.env");
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

/** A wrong folder would be answered from a database made just now, as if nothing had ever come in. */
const mayBegin = ([name = "", ...rest]: string[]) => commands[name]?.begins?.(rest) ?? false;

/** Does what was asked with the database itself or, where the site holds it, through the site. */
const run = async (args: string[]): Promise<Outcome> => {
  const help = helpInstead(args);
  if (help) return help;
  const env = readEnv(process.env);
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const dataDirectory = resolve(env.DATA_DIR);
  if (!hasStorage(env) && !mayBegin(args))
    return {
      exitCode: 1,
      output: `There is no site here: DATA_DIR is ${dataDirectory}, and no database lies in it. Set DATA_DIR as the site has it, or DATABASE_URL.\n`,
    };
  const log = jsonLog((line) => process.stderr.write(`${line}\n`));
  let db: Awaited<ReturnType<typeof openStorage>>;
  try {
    db = await openStorage(env, log);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const outcome = await askRunningSite(dataDirectory, { args, cwd });
    if (outcome) return outcome;
    throw error;
  }
  try {
    return await runStaffCommand(
      {
        db,
        settings: settingsFrom(env),
        // A document that no longer fits is named in the site's own log.
        site: siteFrom(currentContent(db, silentLog)),
        now: new Date(),
        cwd,
        mailFolder: mailFolder(env),
        openStripe: async () => (await checkoutFrom(env)).stripe,
      },
      args,
    );
  } finally {
    await db.close();
  }
};

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable)
    return `The database does not answer. Please try again in a minute. (${error.message})`;
  return error instanceof EnvError || error instanceof FolderInUse ? error.message : error.stack;
};

try {
  const { exitCode, output } = await run(process.argv.slice(2));
  (exitCode === 0 ? process.stdout : process.stderr).write(output);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
