import {
  arrayOf,
  boolean,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { permissions } from "#rules/desk.ts";

export const colleagueRow = {
  id: text,
  email: text,
  name: text,
  owner: boolean,
  permissions: arrayOf(oneOf(permissions)),
};
export const accountRow = { ...colleagueRow, joinedAt: nullable(timestamp) };
export type Account = RowOf<typeof accountRow>;

export const accountColumns = `id, email, name, owner, permissions, joined_at as "joinedAt"`;

/** One mailbox has one account, in whatever letters its address is written. */
export const emailKey = (email: string) => email.trim().toLowerCase();

export const findAccount = async (
  db: Database,
  by: { id: string } | { email: string },
): Promise<Account | undefined> => {
  const [column, value] = "id" in by ? ["id", by.id] : ["email_key", emailKey(by.email)];
  return db.row(
    accountRow,
    `select ${accountColumns} from staff_accounts where ${column} = $1 and removed_at is null`,
    [value],
  );
};
