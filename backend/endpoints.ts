import { z } from "zod";
import { type Endpoint, reads } from "./desk/endpoint.ts";
import { countShown } from "./desk/exports.ts";
import { headerText } from "./mail/mail.ts";
import { personalDataEndpoints } from "./personal/personal-data.ts";
import { integer, nullable, text, timestamp } from "./storage/columns.ts";
import type { Database } from "./storage/database.ts";
import { type AnySubject, subjects } from "./subjects.ts";
import { today } from "./today.ts";

const entriesPerPage = 50;

const page = z.object({ before: z.coerce.number<number | string>().int().positive().optional() });

const namesIn = async (db: Database, entries: string) => {
  const names = await Promise.all(subjects.map(({ logNames }) => logNames?.(db, entries)));
  return new Map(names.flatMap((some) => [...(some ?? [])]));
};

/**
 * Names are what strangers typed: each stands on its line, and a reference in one stays what it is.
 * Filled in turn, a few names that hold one another's references would grow without end.
 */
const withNames = (names: ReadonlyMap<string, string>) => {
  const references = new RegExp(`\\b(?:${[...names.keys()].join("|")})\\b`, "g");
  return (about: string) =>
    names.size === 0
      ? about
      : about.replace(references, (reference) => headerText(names.get(reference) ?? reference));
};

/**
 * What stands in the log for ever names nobody who is not on the staff, only a reference to them;
 * whoever reads it sees the name that the reference has today.
 */
const audit = reads("audit", "owner", page, async (request) => {
  const { db, input } = request;
  const rows = await db.rows(
    { id: integer, at: timestamp, actor: text, action: text, about: nullable(text) },
    `select id, at, actor, action, about from staff_audit
     where $1::bigint is null or id < $1 order by id desc limit $2`,
    [input.before ?? null, entriesPerPage + 1],
  );
  const shown = rows.slice(0, entriesPerPage);
  const names = await namesIn(db, shown.map(({ about }) => about).join("\n"));
  await countShown(request, "names in the log", [...names.keys()]);
  const named = withNames(names);
  return {
    entries: shown.map((entry) => ({ ...entry, about: entry.about && named(entry.about) })),
    more: rows.length > entriesPerPage,
  };
});

/** Everything the desk answers, as data: the tests walk it with every role and with none. */
export const endpoints: readonly Endpoint[] = [
  today,
  ...subjects.flatMap(({ desk = [] }) => desk),
  ...personalDataEndpoints,
  audit,
];

type Jsonified<Value> = Value extends { toJSON(): infer Text }
  ? Text
  : Value extends object
    ? { [Key in keyof Value]: Jsonified<Value[Key]> }
    : Value;

type AnswerOf<E extends Endpoint> = Awaited<ReturnType<E["answer"]>>["body"];

type ApiOf<E extends Endpoint> = {
  [M in E["method"]]: {
    [One in Extract<E, { method: M }> as One["path"]]: {
      input: z.input<One["input"]>;
      answer: AnswerOf<One> extends Response ? Response : Jsonified<AnswerOf<One>>;
    };
  };
};

/** For the browser: what each endpoint is sent, and what it answers. A Response is a file. */
export type DeskApi = ApiOf<
  | typeof today
  | typeof audit
  | (typeof personalDataEndpoints)[number]
  | Extract<AnySubject, { desk: unknown }>["desk"][number]
>;
