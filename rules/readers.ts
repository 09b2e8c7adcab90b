import { z } from "zod";
import { listPage, searchText } from "./lists.ts";

export const readerFilter = z.object({ q: searchText, page: listPage });
export type ReaderFilter = z.infer<typeof readerFilter>;

export type Reader = { id: string; email: string; confirmedAt: string };

export type ReaderPage = {
  readers: Reader[];
  total: number;
  /** Who has not confirmed yet, and who left. */
  pending: number;
  left: number;
};
