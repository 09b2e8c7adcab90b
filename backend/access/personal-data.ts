import { nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { PersonalData } from "#backend/subject.ts";

/** Requests for a link are gone within minutes, whoever asked for them. */
export const accountOf: PersonalData = {
  what: "Account at the desk",
  columns: ["staff_accounts.email", "staff_accounts.email_key", "staff_link_requests.email_key"],
  stays:
    "A colleague’s name and email address stay: the log says who did what. An owner of the desk can end the account.",
  async show(db, key) {
    const rows = await db.rows(
      { name: text, email: text, at: timestamp, removedAt: nullable(timestamp) },
      `select name, email, created_at as at, removed_at as "removedAt"
       from staff_accounts where email_key = $1`,
      [key],
    );
    return rows.map(({ name, email, at, removedAt }) => ({
      at,
      title: removedAt ? "A colleague who left" : "A colleague",
      fields: [
        ["Name", name],
        ["Email", email],
        ["Left", removedAt],
      ],
    }));
  },
};
