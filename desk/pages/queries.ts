import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { read } from "#desk/call.ts";
import { reading } from "#desk/queries.ts";
import type { DocumentAnswer, DocumentList, History, RevisionAnswer } from "#rules/pages.ts";
import type { PicturesAnswer } from "#rules/pictures.ts";
import { lastSave } from "./use-editing.ts";

export const documentList = reading<DocumentList>("pages");

/** Read anew whenever an editor opens, after what was typed there before has been saved. */
export const oneDocument = (name: string) =>
  queryOptions({
    queryKey: ["pages/document", { name }],
    queryFn: async ({ signal }) => {
      await lastSave(name);
      return read<DocumentAnswer>("pages/document", { name }, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Nothing replaces what somebody is typing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const historyOf = (name: string) =>
  infiniteQueryOptions({
    queryKey: ["pages/history", { name }],
    queryFn: ({ pageParam, signal }) =>
      read<History>("pages/history", { name, before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.number : undefined),
  });
export const revisionOf = (name: string, number: number) =>
  reading<RevisionAnswer>("pages/revision", { name, number });
export const pictures = reading<PicturesAnswer>("pages/pictures");

/** What a publication changes elsewhere. */
export const touched = ["pages", "pages/document", "pages/history", "pages/revision", "today"];
