import type { z } from "zod";
import { masked } from "#backend/desk/audit.ts";
import type { Actor, Done, DoneWith } from "#backend/desk/endpoint.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { linkChange } from "#rules/gifts.ts";

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

type By = { now: Date; actor: Actor };
export type LinkChange = z.infer<typeof linkChange>;

const lock = (tx: Database) => tx.query("lock table donor_addresses in share row exclusive mode");

/** Who linked an address stays with it when its group becomes another one. */
const join = (tx: Database, keys: string[], { now, actor }: By) =>
  tx.query(
    `insert into donor_addresses (email_key, donor, linked_at, linked_by, linked_by_id)
     select distinct key, $2::uuid, $3::timestamptz, $4::text, $5::uuid
     from unnest($1::text[]) as key
     on conflict (email_key) do update set donor = excluded.donor`,
    [keys, crypto.randomUUID(), now, actor.name, actor.id],
  );

export const linkAddresses = async (
  tx: Database,
  { email: one, with: other }: { email: string; with: string },
  by: By,
): Promise<DoneWith<LinkChange>> => {
  if (keyOf(one) === keyOf(other))
    throw invalid("Please enter a different email address for the same person.");
  await lock(tx);
  const [ones, others] = [await addressesOf(tx, one), await addressesOf(tx, other)];
  const before = ones.includes(keyOf(other)) ? [ones] : [ones, others];
  const after = [before.flat()];
  await join(tx, before.flat(), by);
  return {
    action: "linked two email addresses of a donor",
    about: `${masked(keyOf(one))} and ${masked(keyOf(other))}`,
    answer: { before, after },
  };
};

const unlink = async (tx: Database, key: string): Promise<LinkChange | undefined> => {
  const group = await addressesOf(tx, key);
  const gone = await tx.row(
    { donor: text },
    "delete from donor_addresses where email_key = $1 returning donor",
    [key],
  );
  if (!gone) return undefined;
  // An address that is left alone is linked to nothing.
  await tx.query(
    `delete from donor_addresses where donor = $1
       and (select count(*) from donor_addresses where donor = $1) = 1`,
    [gone.donor],
  );
  return { before: [group], after: [[key], group.filter((other) => other !== key)] };
};

export const unlinkAddress = async (
  tx: Database,
  { email }: { email: string },
): Promise<DoneWith<LinkChange>> => {
  const answer = await unlink(tx, keyOf(email));
  if (!answer) throw notFound("This email address isn't linked to another one.");
  return { action: "unlinked an email address of a donor", about: masked(keyOf(email)), answer };
};

const listed = (keys: string[]) => keys.map(keyOf).sort().join();

/** Takes a change back, as its answer named it: whoever was linked before is linked again. */
export const restoreLinks = async (
  tx: Database,
  { before, after }: LinkChange,
  by: By,
): Promise<Done> => {
  if (listed(before.flat()) !== listed(after.flat()))
    throw invalid("These are not the same email addresses.");
  await lock(tx);
  for (const group of after)
    if (listed(await addressesOf(tx, group[0] ?? "")) !== listed(group))
      throw new Refused(
        "changed-meanwhile",
        "Someone else changed the linked email addresses in the meantime. Please look at them again.",
      );
  for (const group of before)
    if (group.length > 1) await join(tx, group.map(keyOf), by);
    else
      await tx.query("delete from donor_addresses where email_key = any($1)", [group.map(keyOf)]);
  return {
    action: "took back a change to a donor's linked email addresses",
    about: after.flat().map(keyOf).map(masked).join(" and "),
  };
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
    return undefined;
  await tx.query("delete from donor_sessions where email_key = $1", [key]);
  await tx.query("delete from donor_links where email_key = $1 and used_at is null", [key]);
  return unlink(tx, key);
};
