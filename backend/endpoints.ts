import { z } from "zod";
import { type Endpoint, reads } from "./desk/endpoint.ts";
import { integer, nullable, text, timestamp } from "./storage/columns.ts";
import { type AnySubject, subjects } from "./subjects.ts";
import { today } from "./today.ts";

const entriesPerPage = 50;

const page = z.object({ before: z.coerce.number<number | string>().int().positive().optional() });

const audit = reads("audit", "owner", page, async ({ db, input }) => {
  const rows = await db.rows(
    { id: integer, at: timestamp, actor: text, action: text, about: nullable(text) },
    `select id, at, actor, action, about from staff_audit
     where $1::bigint is null or id < $1 order by id desc limit $2`,
    [input.before ?? null, entriesPerPage + 1],
  );
  return { entries: rows.slice(0, entriesPerPage), more: rows.length > entriesPerPage };
});

/** Everything the desk answers, as data: the tests walk it with every role and with none. */
export const endpoints: readonly Endpoint[] = [
  today,
  ...subjects.flatMap(({ desk = [] }) => desk),
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
  typeof today | typeof audit | Extract<AnySubject, { desk: unknown }>["desk"][number]
>;
