import type { Database } from "#backend/storage/database.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Site } from "./site.ts";

/** A subject that needs more adds it to this interface, beside the code that opens it. */
export interface Deps {
  db: Database;
  settings: Settings;
  log: Log;
  now: () => Date;
  /** Why nothing may be done because its date has come; undefined when the date can be believed. */
  doubtDate: () => Promise<string | undefined>;
  /** What the site says of itself now. */
  site: () => Promise<Site>;
  /** Has a step of the clock run soon after the answer, where there is a clock. */
  wake?: ((step: string) => void) | undefined;
}
