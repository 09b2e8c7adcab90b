import type { Database } from "#functions/database.ts";
import type { Log } from "#functions/log.ts";

export type Settings = {
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The public address of the functions, `…/functions/v1`, for links in mail. */
  functionsUrl: string;
  mailFrom: string;
  staffEmail: string;
};

/** All that a function may use. Each runtime brings its own. */
export type Deps = {
  db: Database;
  settings: Settings;
  log: Log;
  now: () => Date;
  /** Called after a function answered, in case it queued mail: deliver soon. */
  wakeMail?: () => void;
};
