import { z } from "zod";
import { listPage, searchText } from "./lists.ts";

export const readerViews = ["subscribed", "resting"] as const;

export const readerFilter = z.object({
  q: searchText,
  page: listPage,
  /** Readers who rest get no letters, because their mailbox refused them. */
  view: z.enum(readerViews).default("subscribed").catch("subscribed"),
});
export type ReaderFilter = z.infer<typeof readerFilter>;
