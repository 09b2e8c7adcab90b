import { z } from "zod";
import { listPage } from "./lists.ts";

export const mailFilter = z.object({
  state: z.enum(["failed", "waiting", "delivered"]).catch("waiting"),
  page: listPage,
});
export type MailFilter = z.infer<typeof mailFilter>;

export const oneMail = z.object({ id: z.number().int().positive() });

export type ListedMail = {
  id: number;
  /** What it is, in words. */
  what: string;
  recipient: string;
  attempts: number;
  createdAt: string;
  /** When it is tried again. Absent when nobody will by itself. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  /** Why it has not arrived, in a sentence; absent as long as nothing went wrong. */
  why: string | null;
  /** What the mail server said, for whoever looks after the site. */
  said: string | null;
};

export type MailPage = {
  mails: ListedMail[];
  total: number;
  counts: Record<MailFilter["state"], number>;
};
