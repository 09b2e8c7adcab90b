import type { Rendering } from "#backend/content/rendering.ts";
import type { Settings } from "#backend/deps.ts";
import type { StripeGateway } from "#backend/giving/stripe.ts";
import type { Database } from "#backend/storage/database.ts";

export type StaffContext = {
  db: Database;
  settings: Settings;
  now: Date;
  /** Where the person stands who typed the command: file names are meant from there. */
  cwd: string;
  /** Mail kept as files, where there is no mail server. */
  mailFolder?: string | undefined;
  /** The card provider, when there is an account. */
  openStripe?: () => Promise<StripeGateway | undefined>;
  /** Whether pages can be drawn from a content; only where a site that draws pages is running. */
  renderCheck?: Rendering["renderCheck"] | undefined;
};

/** What a command prints. It throws a StaffError when it cannot be done as it was written. */
export type StaffCommand = {
  /** How to write it, and what it does: the lines of the help. */
  help: [usage: string, meaning: string][];
  /** Written so, it needs the embedded database to itself: the site has to be stopped. */
  alone?(args: string[]): boolean;
  /** Written so, it may begin with an empty database. */
  begins?(args: string[]): boolean;
  run(context: StaffContext, args: string[]): Promise<string>;
};
