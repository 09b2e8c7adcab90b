import type { Actor } from "#backend/desk/endpoint.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { takeFromLimit } from "#backend/storage/limits.ts";
import { colleagueMail } from "./mails.ts";

type Named = { id: string; name: string };

/** Everybody who may answer messages. */
export const listColleagues = (db: Database): Promise<Named[]> =>
  db.rows(
    { id: text, name: text },
    `select id, coalesce(nullif(name, ''), email) as name from staff_accounts
     where removed_at is null and joined_at is not null and (owner or 'messages' = any(permissions))
     order by lower(coalesce(nullif(name, ''), email)), id`,
  );

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const firstName = (name: string) => name.split(" ")[0] ?? name;

/** Who is named after an @: by the whole name, or by a first name that only one of them has. */
export const mentionedIn = (note: string, colleagues: Named[]): Named[] => {
  const firstNames = colleagues.map(({ name }) => firstName(name).toLowerCase());
  const called = colleagues.flatMap((colleague) => {
    const first = firstName(colleague.name);
    const isAlone = firstNames.filter((one) => one === first.toLowerCase()).length === 1;
    return [colleague.name, ...(isAlone ? [first] : [])].map((as) => ({ as, colleague }));
  });
  // The longest first, and each taken out once found: "@Ann Lee-Smith" is nobody else's "@Ann Lee".
  called.sort((one, other) => other.as.length - one.as.length);
  let rest = note;
  const found = new Set<Named>();
  for (const { as, colleague } of called) {
    const before = rest;
    rest = rest.replace(
      new RegExp(`(?<![\\p{L}\\p{N}.])@${literally(as)}(?![\\p{L}\\p{N}])`, "giu"),
      " ",
    );
    if (rest !== before) found.add(colleague);
  }
  return colleagues.filter((colleague) => found.has(colleague));
};

/** From one of them to one other: what they are not emailed about they find unread. */
export const colleagueEmails = { name: "emails to a colleague", most: 30, seconds: 600 };

/** What an email needs beside its message. */
export type Emailing = { settings: Settings; site: Site };

type Circumstances = Emailing & { tx: Database; by: Actor; now: Date };

/** One email to one colleague, unless they have turned it off or had many: whether there is one. */
export const emailColleague = async (
  { tx, by, now, settings, site }: Circumstances,
  { id }: Named,
  why: "assigned" | "mentioned" | "answered",
  messages: { id: string; subject: string }[],
): Promise<boolean> => {
  const [first, ...more] = messages;
  if (!first) return false;
  const account = await tx.row(
    { email: text },
    "select email from staff_accounts where id = $1 and message_emails",
    [id],
  );
  if (!account) return false;
  const isOften = by.id && !(await takeFromLimit(tx, colleagueEmails, `${by.id} to ${id}`)).allowed;
  if (isOften) return false;
  const mail = {
    key: `colleague/${crypto.randomUUID()}`,
    to: account.email,
    from: by.name,
    why,
    messages: [first, ...more],
  } as const;
  return enqueueMail(tx, colleagueMail(mail, settings, site), now);
};
