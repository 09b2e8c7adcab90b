import { countMessages, exportMessages, listMessages } from "#backend/inbox/list.ts";
import type { Database } from "#backend/storage/database.ts";
import { type MessageFilter, messageFilter } from "#rules/inbox.ts";
import type { Subject } from "./subject.ts";

const words = `array['housing','mother','room','winter','program','youth','food','pantry','job',
  'rent','school','church','summer','garden','help','family','health','clinic','book','music']`;
const firstNames = `array['Ruth','José','Ada','Omar','Denise','Lorraine','Iván','Grace','Noah','Mei']`;
const lastNames = `array['Banks','García','Okoro','Diaz','O''Neil','Petrov','Chen','Müller']`;

/** Picks by the row's own number: the same rows on every run. */
const pick = (list: string, by: string) => `(${list})[1 + (${by}) % array_length(${list}, 1)]`;

const text = `(select string_agg(${pick(words, "(n * 7 + w * w * 31)")}, ' ')
  from generate_series(1, 40) as w)`;

const progress = "(array['open','waiting','done','done','done','done'])[1 + n % 6]";
const received = "timestamptz '2022-01-01' + n * interval '50 minutes'";

const person = `${pick(firstNames, "n")}, ${pick(lastNames, "n / 3")} || ' ' || n % 1000,
  'person' || n % 20000 || '@visitor.example'`;

/** Nine messages for each application, one in fifty of them spam. */
const fill = async (db: Database, rows: number) => {
  await db.query(
    `insert into contact_messages (first_name, last_name, email, subject, message, suspicion,
                                   progress, created_at)
     select ${person}, ${pick(words, "n / 5")} || ' ' || ${pick(words, "n / 11")}, ${text},
            case when n % 50 = 0 then 'filled in the hidden field' end, ${progress}, ${received}
     from generate_series(1, $1::int) as n where n % 10 <> 0`,
    [rows],
  );
  await db.query(
    `insert into volunteer_applications (first_name, last_name, email, application, progress,
                                         stage, created_at)
     select ${person}, jsonb_build_object('phone', '(773) 555-0100', 'motivation', ${text}),
            ${progress}, (array['new','called','visited','active','not-now'])[1 + n / 10 % 5],
            ${received}
     from generate_series(1, $1::int) as n where n % 10 = 0`,
    [rows],
  );
};

const screen = (name: string, asked: Partial<MessageFilter>) => {
  const filter = { ...messageFilter.parse({}), ...asked };
  return {
    name,
    async ask(db: Database) {
      await countMessages(db, filter);
      const rows = await listMessages(db, filter);
      if (rows.length === 0) throw new Error(`${name} found nothing.`);
    },
  };
};

export const messages: Subject = {
  name: "messages",
  rows: 50_000,
  fill,
  questions: [
    screen("the list as it opens", {}),
    screen("everything, its last page", { status: "all", page: 2000 }),
    screen("done, page 100", { status: "done", page: 100 }),
    screen("volunteers in a stage", { status: "all", kind: "volunteer", stage: "visited" }),
    screen("search: one person's name", { status: "all", q: "garcia 123" }),
    screen("search: a mail address", { status: "all", q: "person777@vis" }),
    screen("search: a word in most texts", { status: "all", q: "housing" }),
    screen("search: two letters", { status: "all", q: "ho" }),
    screen("search with a filter", { status: "done", q: "garcia" }),
  ],
  export: (db) => exportMessages(db, { ...messageFilter.parse({}), status: "all" }),
};
