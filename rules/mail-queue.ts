import { z } from "zod";
import { listPage } from "./lists.ts";

export const mailFilter = z.object({
  state: z.enum(["failed", "waiting", "delivered"]).catch("waiting"),
  page: listPage,
});
export type MailFilter = z.infer<typeof mailFilter>;

/** Where no email server is set up. */
export const emailInFiles = "Email is written to files on this computer; nobody gets it.";

/** About all that is held since a restore. */
export const heldDecision = z.object({ send: z.boolean() });

export const oneMail = z.object({ id: z.number().int().positive() });
