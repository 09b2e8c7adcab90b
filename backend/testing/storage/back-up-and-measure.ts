import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { openStorage } from "#backend/storage/open.ts";
import { writeBackup } from "#backend/upkeep/backup.ts";

/** Makes a backup in a process of its own, and tells by how many megabytes that process grew. */
const [dataDirectory = "", file = ""] = process.argv.slice(2);

const peakMegabytes = () => process.resourceUsage().maxRSS / 1000;

const db = await openStorage(readEnv({ DATA_DIR: dataDirectory }), silentLog);
await db.query("select count(*) from content_uploads");
const before = peakMegabytes();
const rows = await writeBackup(db, file, new Date());
console.log(JSON.stringify({ rows, grewBy: peakMegabytes() - before }));
await db.close();
