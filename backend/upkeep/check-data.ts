import type { Finding } from "#backend/doctor/finding.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import type { Database } from "#backend/storage/database.ts";
import { subjects } from "#backend/subjects.ts";
import { checkStorage } from "./check-storage.ts";

/** What the data tell. A database that does not answer is a finding, not a failure. */
export const checkData = async (db: Database, siteUrl: string, now: Date): Promise<Finding[]> => {
  try {
    const storage = await checkStorage(db, now, { live: !isLocalAddress(siteUrl) });
    const behind = storage.some(({ about }) => about === "migrations-pending");
    if (behind) return storage;
    const found = [...storage];
    for (const { doctor } of subjects)
      found.push(...((await doctor?.data?.(db, siteUrl, now)) ?? []));
    return found;
  } catch (error) {
    return [
      {
        level: "error",
        about: "database-away",
        says: `The database does not answer: ${(error as Error).message.split("\n")[0]}`,
        remedy: "See that it runs, and that DATABASE_URL names its machine, user and password.",
      },
    ];
  }
};
