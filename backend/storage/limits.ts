import { arrayOf, float, integer, text } from "./columns.ts";
import type { Database } from "./database.ts";
import { networksOf } from "./networks.ts";

/**
 * At most `most` at once, then `most` per `seconds`. Limits that share a name share their count.
 */
export type Limit = { name: string; most: number; seconds: number };

export type LimitResult =
  | { allowed: true }
  | { allowed: false; limit: Limit; retryAfterSeconds: number };

/** How often this process refused a call, by the limit's name: for the figures it shows. */
export const refusedCalls = new Map<string, number>();

/** A row further ahead than its window was written while the database's clock was wrong. */
const clockWasWrong = (windowSeconds: string) =>
  `l.used_until > statement_timestamp() + make_interval(secs => ${windowSeconds}) + interval '1 hour'`;

/** One statement moves the row's time by a step: processes agree, and a refusal costs nothing. */
export const takeFromLimit = async (
  db: Database,
  limit: Limit,
  subject: string,
): Promise<LimitResult> => {
  const key = [limit.name, subject];
  const taken = await db.query(
    `insert into limits as l (name, subject, used_until)
     values ($1, $2, statement_timestamp() + make_interval(secs => $3))
     on conflict (name, subject) do update
       set used_until = greatest(case when ${clockWasWrong("$4")} then null else l.used_until end,
                                 statement_timestamp()) + make_interval(secs => $3)
       where ${clockWasWrong("$4")}
          or greatest(l.used_until, statement_timestamp()) + make_interval(secs => $3)
             <= statement_timestamp() + make_interval(secs => $4)
     returning 1`,
    // A hair wider than the window: rounding must not cost the last of `most` calls.
    [...key, limit.seconds / limit.most, limit.seconds + 0.001],
  );
  if (taken.length > 0) return { allowed: true };
  refusedCalls.set(limit.name, (refusedCalls.get(limit.name) ?? 0) + 1);

  const row = await db.row(
    { wait: float },
    `select extract(epoch from used_until - statement_timestamp())::float8 as wait
     from limits where name = $1 and subject = $2`,
    key,
  );
  const wait = (row?.wait ?? 0) + limit.seconds / limit.most - limit.seconds;
  return { allowed: false, limit, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
};

export const takeFromLimits = async (
  db: Database,
  limits: { limit: Limit; subject: string }[],
): Promise<LimitResult> => {
  for (const { limit, subject } of limits) {
    const taken = await takeFromLimit(db, limit, subject);
    if (!taken.allowed) return taken;
  }
  return { allowed: true };
};

/** Of one address or household, its /56 and its /48: wider networks may belong to many. */
export type NetworkLimits = readonly [Limit, Limit, Limit];

export const networkLimits = (
  name: string,
  [address, customer, largeCustomer]: readonly [number, number, number],
  seconds: number,
): NetworkLimits => [
  { name: `${name} of one address`, most: address, seconds },
  { name: `${name} of one /56`, most: customer, seconds },
  { name: `${name} of one /48`, most: largeCustomer, seconds },
];

export const takeFromNetworks = (
  db: Database,
  limits: NetworkLimits,
  address: string,
): Promise<LimitResult> => {
  const networks = networksOf(address);
  const counted = limits.slice(0, Math.max(1, networks.length));
  return takeFromLimits(
    db,
    counted.map((limit, width) => ({ limit, subject: networks[width] ?? "unknown" })),
  );
};

/** Of these things, those that were not noted within their time, and how many were. */
export const unnoted = (db: Database, name: string, things: readonly string[]) =>
  db.one(
    { added: arrayOf(text), known: integer },
    `with known as (
       select subject from limits where name = $1 and used_until > statement_timestamp())
     select coalesce((select array_agg(distinct thing order by thing) from unnest($2::text[]) as thing
                      where thing not in (select subject from known)), '{}') as added,
            (select count(*) from known) as known`,
    [name, things],
  );

/** The same thing again counts once. */
export const note = (db: Database, name: string, things: readonly string[], seconds: number) =>
  db.query(
    `insert into limits (name, subject, used_until)
     select $1, thing, statement_timestamp() + make_interval(secs => $3)
     from unnest($2::text[]) as thing
     on conflict (name, subject) do update set used_until = excluded.used_until`,
    [name, things, seconds],
  );

/** Addresses are kept only as long as they limit anybody. */
export const forgetUnusedLimits = async (db: Database) => {
  await db.query("delete from limits where used_until < statement_timestamp()");
};
