import type { Compare } from "#backend/content/comparing.ts";
import type { PictureMaker } from "#backend/content/picture-maker.ts";
import type { Rendering } from "#backend/content/rendering.ts";
import type { Checkout } from "#backend/giving/checkout.ts";
import type { StripeGateway } from "#backend/giving/stripe.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Log } from "./log.ts";

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

/** All that a function may use. Each runtime brings its own. */
export type Deps = {
  db: Database;
  settings: Settings;
  log: Log;
  now: () => Date;
  /** Why nothing may be done because its date has come; undefined when the date can be believed. */
  doubtDate: () => Promise<string | undefined>;
  /** What the site says now. */
  content: () => Promise<Snapshot>;
  /** What this host does about publications. */
  rendering?: Rendering | undefined;
  /** Works out differences between contents elsewhere than among visitors, where the host can. */
  compare?: Compare | undefined;
  /** What makes uploaded files into pictures, where the host has it. */
  pictures?: PictureMaker | undefined;
  /** Where donors pay: Stripe's pages or the test page. Absent where online giving is not set up. */
  checkout: Checkout | undefined;
  /** Card payments, when there is an account. */
  stripe?: StripeGateway | undefined;
  /** Called after a function answered, in case it queued mail: deliver soon. */
  wakeMail?: () => void;
  /** Called when somebody asked for a link to the desk: mail it soon after the answer. */
  wakeDesk?: () => void;
  /** Called when statements of a year are to go out: begin now. */
  wakeStatements?: () => void;
};
