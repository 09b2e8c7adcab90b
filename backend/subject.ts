import type { Language } from "#rules/languages.ts";
import type { Deps } from "./deps.ts";
import type { Endpoint } from "./desk/endpoint.ts";
import type { TodayCardSource } from "./desk/today-card.ts";
import type { Finding } from "./doctor/finding.ts";
import type { Env } from "./env.ts";
import type { FileRoute, Route } from "./http/route.ts";
import type { Transport } from "./mail/mail.ts";
import type { Database } from "./storage/database.ts";
import type { Restored } from "./storage/upkeep.ts";
import type { StaffCommand } from "./terminal/command.ts";
import type { Step } from "./tick.ts";

/** Rows that go when they are older than we promise to keep them. */
export type RetentionRule = {
  what: string;
  table: string;
  /** SQL that is true of what goes; `$1` is the moment before which it is old. */
  condition: string;
  /** Such as `2y` or `90d`, unless another is asked for. */
  age: string;
};

/** Moments are put into words for whoever reads them. */
export type PersonalValue = string | Date | readonly (string | Date)[];

/** One thing that is kept about a person, in words that they can read. */
export type PersonalEntry = {
  at: Date;
  title: string;
  fields: readonly [name: string, value: PersonalValue | null][];
  /** In which they wrote, subscribed or gave. */
  language?: Language;
};

/** What is kept about a person, found by their address, or by the telephone of those without one. */
export type PersonalData = {
  /** "Messages": how the desk and the file call it. */
  what: string;
  /** Columns that hold the address, as `table.column`. One that nobody names fails a test. */
  columns: readonly string[];
  /** Who has no address and is called so: their telephones are the keys. */
  named?(db: Database, name: string): Promise<{ name: string; phone: string }[]>;
  /** All of it. The key is the address in small letters, or a telephone's digits (`phoneKey`). */
  show(db: Database, key: string): Promise<PersonalEntry[]>;
} & (
  | {
      /** Deletes all of it, and answers how many entries there were. */
      remove(tx: Database, key: string): Promise<number>;
    }
  | {
      /** What stays although somebody asks for its deletion, and why. */
      stays: string;
    }
);

/** What a step of the clock gets beside what requests get. */
type ClockHost = {
  /** The most emails in one go, where the host measures out its computing. */
  mailsAtOnce: number;
  transport: Transport;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
};

/** "3 emails", and where at the desk somebody decides about them. */
export type Held = { n: number; what: string; to: string };

type ClockStep = Pick<Step, "name" | "everySeconds" | "afterMs"> & {
  run(deps: Deps, host: ClockHost): Promise<Record<string, unknown>>;
};

/**
 * Everything else is made from the list in `subjects.ts`; a shared room never names a subject. One
 * is written with `satisfies Subject`, so that the desk keeps the types of its endpoints.
 */
export type Subject = {
  name: string;
  /** Its tables. A table that nobody names, or that two name, fails a test. */
  tables: {
    /** What must be kept: in every backup. */
    kept: readonly string[];
    /** Counters, sessions and previews of the moment: in none. */
    passing?: readonly string[];
  };
  /** What visitors and providers call, below `/functions/v1`. */
  functions?: readonly Route[];
  /** Files it serves at addresses of their own. */
  files?: readonly FileRoute[];
  desk?: readonly Endpoint[];
  /** Whom references in the log mean, such as `gift 1f0c…`: the log itself keeps no names. */
  logNames?(db: Database, entries: string): Promise<ReadonlyMap<string, string>>;
  today?: readonly TodayCardSource[];
  clock?: readonly ClockStep[];
  /** For whoever has a terminal, by their first word. */
  commands?: Readonly<Record<string, StaffCommand>>;
  keeps?: readonly RetentionRule[];
  /** What it keeps about a person: shown, handed over and deleted when they ask for it. */
  personal?: readonly PersonalData[];
  /**
   * What a backup was about to send may have gone out since it was made: nothing of it goes on by
   * itself after a restore.
   */
  restore?: {
    hold(tx: Database, restored: Restored): Promise<void>;
    /** What waits for somebody's decision since, for Today. */
    held(db: Database, restored: Restored, now: Date): Promise<Held[]>;
  };
  /** What a person should look at, for `/readyz` and Today. */
  problems?(db: Database, now: Date): Promise<string[]>;
  /** For Today: what is wrong outside, or what works. */
  outside?(deps: Deps): Promise<{ trouble: string } | { works: string } | undefined>;
  doctor?: {
    /** What the settings alone tell. */
    settings?(env: Env): Finding[];
    /** What the data tell. */
    data?(db: Database, siteUrl: string, now: Date): Promise<Finding[]>;
  };
};
