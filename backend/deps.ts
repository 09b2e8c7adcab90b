import type { Database } from "#backend/storage/database.ts";
import type { Log } from "./log.ts";
import type { Site } from "./site.ts";

export type Settings = {
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The public address of the functions, `…/functions/v1`, for links in mail. */
  functionsUrl: string;
  /** Origins of front ends elsewhere that may call the functions. */
  allowedOrigins?: readonly string[] | undefined;
  mailFrom: string;
  /** Where staff read, if it is set; see `staffMailbox`. */
  staffEmail?: string | undefined;
  /** Where monthly donors change or stop their gift, when the card provider offers such a page. */
  donorPortalUrl?: string | undefined;
};

/**
 * All that a function may use. A subject that needs more adds it to this interface beside the code
 * that opens it, so that no shared room has to know of it.
 */
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
