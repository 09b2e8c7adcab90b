import { z } from "zod";
import { listPage } from "./lists.ts";

export const mailFilter = z.object({
  state: z.enum(["failed", "waiting", "delivered"]).catch("waiting"),
  page: listPage,
});
export type MailFilter = z.infer<typeof mailFilter>;

export const oneMail = z.object({ id: z.number().int().positive() });
