import type { Database } from "#backend/storage/database.ts";
import type { Actor, Done } from "./endpoint.ts";

/** The staff command acts for whoever may use the machine itself. */
export const staffCommand: Actor = { id: null, name: "Staff command" };

/** Anybody can ask for anybody's link: who it was is not known before it is used. */
export const signInPage: Actor = { id: null, name: "Sign-in page" };

/** For a log that keeps everything for ever: enough to recognize an address. */
export const masked = (email: string) => `${email.slice(0, 1)}…${email.slice(email.indexOf("@"))}`;

/** Far more than anybody else writes while one person reads a list or types a text. */
const entriesLookedAt = 500;

const anHourMs = 3_600_000;

const hasEntry = async (tx: Database, by: Actor, { action, about }: Done, now: Date) => {
  const [known] = await tx.query(
    `select 1 from (select * from staff_audit order by id desc limit ${entriesLookedAt}) as latest
     where actor_id = $1 and action = $2 and about is not distinct from $3 and at > $4`,
    [by.id, action, about ?? null, new Date(now.getTime() - anHourMs)],
  );
  return known !== undefined;
};

/**
 * Does something and writes it into the log, both or neither. A sign-in names who did it itself:
 * before it nobody is known.
 */
export const recorded = <D extends Done & { actor?: Actor }>(
  db: Database,
  actor: Actor | undefined,
  now: Date,
  work: (tx: Database) => Promise<D>,
): Promise<D> =>
  db.transaction(async (tx) => {
    const done = await work(tx);
    const by = done.actor ?? actor;
    if (!by) throw new Error(`Nobody is named who ${done.action}.`);
    if (done.hourly && (await hasEntry(tx, by, done, now))) return done;
    await tx.query(
      "insert into staff_audit (at, actor_id, actor, action, about) values ($1, $2, $3, $4, $5)",
      [now, by.id, by.name, done.action, done.about ?? null],
    );
    return done;
  });
