import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { takeFromLimit, takeFromLimits } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";

const hour = 3_600;
const day = 24 * hour;

/** Mail that we send because somebody typed an address, which may not be theirs. */
export type CourtesyMail = "acknowledgements" | "newsletter mails" | "test receipts" | "test links";

/** Most are counted by kind, so that sign-ups do not use up acknowledgements. */
export const limitsOf = (kind: CourtesyMail) => ({
  toMailboxFrom: { name: `${kind} to mailbox from network`, most: 3, seconds: day },
  /** More than one network can cause with all kinds: a stranger alone cannot shut its owner out. */
  toMailbox: { name: "mails to mailbox", most: 15, seconds: day },
  /** A busy day of ours stays far below; a mail account that sends more is soon shut. */
  ofEverybody: { name: `${kind} of everybody`, most: 120, seconds: hour },
  first: { name: `first ${kind} of network`, most: 1, seconds: hour },
});

const dotsMeanNothing = ["gmail.com", "googlemail.com"];

/** For counting only. Most providers deliver name+anything@ to name@; one ignores dots. */
export const mailboxKey = (email: string) => {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  const untagged = name.replace(/(?<=.)\+.*$/, "");
  return dotsMeanNothing.includes(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
};

/** All that one customer can hold counts as one. Kept as a hash where a mail goes later. */
export const senderAt = (clientAddress: string) => fingerprint(widestOf(clientAddress));

/** `retryAfterSeconds` only when everybody together asked for too much, not this one mailbox. */
type Permission = { may: true } | { may: false; retryAfterSeconds?: number };

/** Asked for the mail alone: what was sent to us is stored whatever it answers. */
export const mayWriteTo = async (
  db: Database,
  kind: CourtesyMail,
  email: string,
  sender: string,
): Promise<Permission> => {
  const mailbox = mailboxKey(email);
  const limits = limitsOf(kind);
  const wanted = await takeFromLimits(db, [
    { limit: limits.toMailboxFrom, subject: await fingerprint(`${mailbox} ${sender}`) },
    { limit: limits.toMailbox, subject: await fingerprint(mailbox) },
  ]);
  if (!wanted.allowed) return { may: false };
  // Without the mail there is no subscription: whoever asks for the first time is always heard.
  const first =
    kind === "newsletter mails" && (await takeFromLimit(db, limits.first, sender)).allowed;
  if (first) return { may: true };
  const overall = await takeFromLimit(db, limits.ofEverybody, "all");
  return overall.allowed
    ? { may: true }
    : { may: false, retryAfterSeconds: overall.retryAfterSeconds };
};
