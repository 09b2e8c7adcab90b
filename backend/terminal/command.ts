import { parseArgs } from "node:util";
import type { Deps } from "#backend/deps.ts";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import type { Database } from "#backend/storage/database.ts";

/** All that a command may use. A subject that needs more adds it here, as it does to `Deps`. */
export interface StaffContext extends Pick<Deps, "db" | "settings" | "site"> {
  now: Date;
  /** Where the person stands who typed the command: file names are meant from there. */
  cwd: string;
  /** Mail kept as files, where there is no mail server. */
  mailFolder?: string | undefined;
}

/** What a command prints. It throws `Refused` when it cannot be done as it was written. */
export type StaffCommand = {
  /** How to write it, and what it does: the lines of the help. */
  help: [usage: string, meaning: string][];
  /** Written so, it needs the embedded database to itself: the site has to be stopped. */
  alone?(args: string[]): boolean;
  /** Written so, it may begin with an empty database. */
  begins?(args: string[]): boolean;
  run(context: StaffContext, args: string[]): Promise<string>;
};

/** In the same log as the desk's, and what the desk would refuse is refused here too. */
export const act = <D extends Done>(
  { db, now }: Pick<StaffContext, "db" | "now">,
  work: (tx: Database) => Promise<D>,
): Promise<D> => recorded(db, staffCommand, now, work);

type Kinds = Record<string, "boolean" | "string">;
type Values<Of extends Kinds> = {
  [Name in keyof Of]?: Of[Name] extends "boolean" ? boolean : string;
};

/** The options of a command by their kinds, and the words between them. */
export const readArgs = <const Of extends Kinds>(args: string[], kinds: Of) => {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  // True: each value is of the kind that its option was read as.
  return { values: values as Values<Of>, positionals };
};
