import { checkContent } from "#backend/content/doctor.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import { checkMailQueue } from "#backend/mail/doctor.ts";
import type { Database } from "#backend/storage/database.ts";
import { checkStorage } from "#backend/storage/doctor.ts";
import type { Finding } from "./finding.ts";

/** What the data tell. A database that does not answer is a finding, not a failure. */
export const checkData = async (db: Database, siteUrl: string, now: Date): Promise<Finding[]> => {
  try {
    const storage = await checkStorage(db, now, { live: !isLocalAddress(siteUrl) });
    const behind = storage.some(({ about }) => about === "migrations-pending");
    return behind
      ? storage
      : [...storage, ...(await checkMailQueue(db, now)), ...(await checkContent(db, siteUrl))];
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
