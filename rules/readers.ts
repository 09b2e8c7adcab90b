import { z } from "zod";
import { listPage, searchText } from "./lists.ts";

export const readerViews = ["all", "resting"] as const;

export const readerFilter = z.object({
  q: searchText,
  page: listPage,
  /** Readers who rest get no letters, because their mailbox refused them. */
  view: z.enum(readerViews).default("all").catch("all"),
});
export type ReaderFilter = z.infer<typeof readerFilter>;
