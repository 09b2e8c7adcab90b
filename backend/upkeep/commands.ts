import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { printFindings } from "#backend/doctor/finding.ts";
import { table } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { doubtByHistory } from "#backend/storage/clock.ts";
import type { Database } from "#backend/storage/database.ts";
import { noteUpkeep } from "#backend/storage/upkeep.ts";
import { act, readArgs, type StaffCommand } from "#backend/terminal/command.ts";
import { writeBackup } from "./backup.ts";
import { checkData } from "./check-data.ts";
import { restoreBackup, tryBackup } from "./restore.ts";
import { believeDate, removeOldData } from "./retention.ts";

export const backup: StaffCommand = {
  help: [["backup FILE", "write everything into one file; the site can keep running"]],
  async run({ db, now, cwd }, args) {
    const [name, ...rest] = args;
    if (!name || rest.length > 0) throw invalid("Which file should it go into? backup FILE");
    const file = resolve(cwd, name);
    const total = await writeBackup(db, file, now);
    await act({ db, now }, async (tx) => {
      await noteUpkeep(tx, "backup", total, now);
      return { action: "made a backup", about: `${total} rows` };
    });
    return `${total} rows are in ${file}. It holds personal data: keep it as safe as the site.\n`;
  },
};

const isTrial = (args: string[]) => args.includes("--trial");

export const restore: StaffCommand = {
  help: [
    ["restore FILE", "read a backup into an empty database, embedded or PostgreSQL"],
    ["restore --trial FILE", "test a backup in a separate database, which is then deleted"],
  ],
  alone: (args) => !isTrial(args),
  begins: (args) => !isTrial(args),
  async run({ db, cwd, now }, args) {
    const { values, positionals } = readArgs(args, { trial: "boolean" });
    const [name, ...rest] = positionals;
    if (!name || rest.length > 0) throw invalid("Which file? restore FILE");
    const file = resolve(cwd, name);
    const total = values.trial ? await tryBackup(file, now) : await restoreBackup(db, file, now);
    // No trial shows more than the restore itself.
    await noteUpkeep(db, "trial", total, now);
    if (!values.trial)
      return `${total} rows are restored. What was waiting to be sent is held: an owner decides about it on Today.\n`;
    return `The backup can be restored: ${total} rows. Nothing was changed.\n`;
  },
};

/** What is removed by a wrong date is gone for good, so a person names the date. */
const checkDate = async (db: Database, now: Date, today: string | undefined) => {
  const date = now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
  if (today && today !== date) throw invalid(`The clock says ${date}. Please set the clock first.`);
  const doubt = today ? undefined : await doubtByHistory(db, now);
  if (doubt)
    throw invalid(
      `Nothing was removed: ${doubt}. If today is ${date}, confirm it: npm run staff -- retention --today ${date}`,
    );
  if (today) await believeDate(db, now);
};

export const retention: StaffCommand = {
  help: [
    [
      "retention [--older-than AGE] [--dry-run] [--today YYYY-MM-DD]",
      "remove personal data older than we promise to keep it, or than AGE (2y, 18m, 6w, 90d); gifts and current subscribers stay; --today confirms the date after a long pause",
    ],
  ],
  async run({ db, now, mailFolder }, args) {
    const { values } = parseArgs({
      args,
      options: {
        "older-than": { type: "string" },
        "dry-run": { type: "boolean" },
        today: { type: "string" },
      },
    });
    const dryRun = values["dry-run"] ?? false;
    if (!dryRun) await checkDate(db, now, values.today);
    const removed = await removeOldData(db, { now, age: values["older-than"], dryRun, mailFolder });
    const gone = removed.filter(({ n }) => n > 0).map(({ what, n }) => `${what}: ${n}`);
    if (!dryRun && gone.length > 0)
      await act({ db, now }, async () => ({ action: "removed old data", about: gone.join(", ") }));
    const list = table(
      [dryRun ? "Would be removed" : "Removed", "From before", "Number"],
      removed.map(({ what, before, n }) => [what, before.toISOString().slice(0, 10), String(n)]),
      60,
    );
    return `${list}\n`;
  },
};

/** Only of the data: the embedded database answers through the running site alone. */
export const doctor: StaffCommand = {
  help: [["doctor [--json]", "what is wrong with the data; npm run doctor checks everything"]],
  async run({ db, settings, now }, args) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    const findings = await checkData(db, settings.siteUrl, now);
    return values.json ? `${JSON.stringify(findings)}\n` : printFindings(findings);
  },
};
