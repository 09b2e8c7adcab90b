import { z } from "zod";
import { listPage, searchText } from "./lists.ts";

export const readerFilter = z.object({ q: searchText, page: listPage });
export type ReaderFilter = z.infer<typeof readerFilter>;
