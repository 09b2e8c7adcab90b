import { masked } from "#backend/desk/audit.ts";
import type { Actor, Done } from "#backend/desk/endpoint.ts";
import { invalid, notFound } from "#backend/refused.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const keyOf = (email: string) => email.trim().toLowerCase();

export const addressesOf = async (db: Database, email: string): Promise<string[]> => {
  const rows = await db.rows(
    { key: text },
    `select email_key as key from donor_addresses
     where donor = (select donor from donor_addresses where email_key = $1) order by email_key`,
    [keyOf(email)],
  );
  return rows.length > 0 ? rows.map(({ key }) => key) : [keyOf(email)];
};

export const linkAddresses = async (
  tx: Database,
  { email: one, with: other }: { email: string; with: string },
  { now, actor }: { now: Date; actor: Actor },
): Promise<Done> => {
  if (keyOf(one) === keyOf(other))
    throw invalid("Please enter a different email address for the same person.");
  await tx.query("lock table donor_addresses in share row exclusive mode");
  const keys = [...(await addressesOf(tx, one)), ...(await addressesOf(tx, other))];
  await tx.query(
    `insert into donor_addresses (email_key, donor, linked_at, linked_by, linked_by_id)
     select key, coalesce(
         (select donor from donor_addresses where email_key = any($1) limit 1), $2), $3, $4, $5
     from unnest($1::text[]) as key group by key
     on conflict (email_key) do update set donor = excluded.donor`,
    [keys, crypto.randomUUID(), now, actor.name, actor.id],
  );
  return {
    action: "linked two email addresses of a donor",
    about: `${masked(keyOf(one))} and ${masked(keyOf(other))}`,
  };
};

const unlink = async (tx: Database, key: string) => {
  const gone = await tx.row(
    { donor: text },
    "delete from donor_addresses where email_key = $1 returning donor",
    [key],
  );
  if (!gone) return false;
  // An address that is left alone is linked to nothing.
  await tx.query(
    `delete from donor_addresses where donor = $1
       and (select count(*) from donor_addresses where donor = $1) = 1`,
    [gone.donor],
  );
  return true;
};

export const unlinkAddress = async (tx: Database, { email }: { email: string }): Promise<Done> => {
  if (!(await unlink(tx, keyOf(email))))
    throw notFound("This email address isn't linked to another one.");
  return { action: "unlinked an email address of a donor", about: masked(keyOf(email)) };
};

/** When an address that no gift is under was linked. */
export const linkedWithoutGifts = (db: Database, key: string) =>
  db.row(
    { at: timestamp },
    `select linked_at as at from donor_addresses where email_key = $1
       and not exists (select from gifts g where lower(g.donor_email) = $1)`,
    [key],
  );

/** Without gifts it may be a stranger's: it opens nobody's pages. */
export const forgetIfWithoutGifts = async (tx: Database, email: string) => {
  const key = keyOf(email);
  if ((await tx.count("select count(*) as n from gifts where lower(donor_email) = $1", [key])) > 0)
    return false;
  await tx.query("delete from donor_sessions where email_key = $1", [key]);
  await tx.query("delete from donor_links where email_key = $1 and used_at is null", [key]);
  return unlink(tx, key);
};
