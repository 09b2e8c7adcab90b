import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";

/** A JPEG inside an email, which its HTML shows as `cid:` and this name. */
export type EmbeddedPicture = { cid: string; bytes: Uint8Array };

export type OutgoingMail = {
  /** The organization as it called itself when it wrote. */
  from: { name: string; email: string };
  /** Unique for ever: asking again with the same key changes nothing. */
  key: string;
  kind: string;
  to: string;
  /** Absent: answers go to staff. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Those that no address shows to everybody. */
  pictures?: EmbeddedPicture[] | undefined;
  headers?: Record<string, string> | undefined;
  /** Whether somebody sits and waits for it, or nobody would miss it for an hour. */
  urgency?: "first" | "last" | undefined;
};

export type StoredMail = Omit<OutgoingMail, "from"> & {
  senderName: string;
  messageId: string;
  date: Date;
  /** Where reports about it go, if not to the sender. */
  returnPath?: string | undefined;
};

export type Transport = {
  /** Resolves once the other side has taken responsibility for the mail. */
  deliver(mail: StoredMail): Promise<void>;
  /** For many emails one after another: a connection that stays open between them, until it is closed. */
  lane?(): Transport;
  close(): void;
};

/** No line breaks, control characters or marks that reorder text: a header stays one. */
export const headerText = (value: string) =>
  value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** Where staff read: as it is set, or else where the site says that people write to. */
export const staffMailbox = ({ staffEmail }: Pick<Settings, "staffEmail">, site: Site) =>
  staffEmail ?? site.organisation.email;
