import type { Database } from "#backend/storage/database.ts";
import type { Permission } from "#rules/desk.ts";

export type Account = {
  id: string;
  email: string;
  name: string;
  owner: boolean;
  permissions: Permission[];
  joinedAt: Date | null;
};

export const accountColumns = `id, email, name, owner, permissions, joined_at as "joinedAt"`;

/** One mailbox has one account, in whatever letters its address is written. */
export const emailKey = (email: string) => email.trim().toLowerCase();

export const findAccount = async (
  db: Database,
  by: { id: string } | { email: string },
): Promise<Account | undefined> => {
  const [column, value] = "id" in by ? ["id", by.id] : ["email_key", emailKey(by.email)];
  const [account] = await db.query<Account>(
    `select ${accountColumns} from staff_accounts where ${column} = $1 and removed_at is null`,
    [value],
  );
  return account;
};

/** Those who have one of these addresses, in the order of the addresses. */
export const findAccounts = (db: Database, emailKeys: string[]) =>
  db.query<Account>(
    `select ${accountColumns} from staff_accounts
     where email_key = any($1) and removed_at is null order by email_key`,
    [emailKeys],
  );
