import type { Database } from "#backend/storage/database.ts";

export type Actor = { id: string | null; name: string };

export type Entry = {
  /** "invited", "removed the passkey": what follows the person's name in the log. */
  action: string;
  about?: string;
  /** The same by the same person has one entry an hour: the log stays readable. */
  hourly?: true;
  /** What was done with several things at once has an entry for each: these after the first. */
  also?: readonly Entry[];
};

/** The staff command acts for whoever may use the machine itself. */
export const staffCommand: Actor = { id: null, name: "Staff command" };

/** Anybody can ask for anybody's link: who it was is not known before it is used. */
export const signInPage: Actor = { id: null, name: "Sign-in page" };

export const shownName = ({ name, email }: { name: string; email: string }) =>
  name ? `${name} (${email})` : email;

export const actorOf = (person: { id: string; name: string; email: string }): Actor => ({
  id: person.id,
  name: shownName(person),
});

/** For a log that keeps everything for ever: enough to recognize an address. */
export const masked = (email: string) => `${email.slice(0, 1)}…${email.slice(email.indexOf("@"))}`;

/** Far more than anybody else writes while one person reads a list or types a text. */
const entriesLookedAt = 500;

/** Both or neither. A sign-in names who did it itself: before it nobody is known. */
export const recorded = <D extends Entry & { actor?: Actor }>(
  db: Database,
  actor: Actor | undefined,
  now: Date,
  work: (tx: Database) => Promise<D>,
): Promise<D> =>
  db.transaction(async (tx) => {
    const done = await work(tx);
    const by = done.actor ?? actor;
    if (!by) throw new Error(`Nobody is named who ${done.action}.`);
    for (const { action, about = null, hourly = false } of [done, ...(done.also ?? [])])
      await tx.query(
        `insert into staff_audit (at, actor_id, actor, action, about)
       select $1::timestamptz, $2::uuid, $3::text, $4::text, $5::text
       where not ($6 and exists (
         select from (select * from staff_audit order by id desc limit ${entriesLookedAt}) as latest
         where actor_id = $2 and action = $4 and about is not distinct from $5
           and at > $1::timestamptz - interval '1 hour'))`,
        [now, by.id, by.name, action, about, hourly],
      );
    return done;
  });
