import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Answer, type ReadPath, read } from "#desk/call.ts";
import { reading } from "#desk/queries.ts";
import { lastSave } from "./use-editing.ts";

export type DocumentList = Answer<"pages">;
export type ListedDocument = DocumentList["documents"][number];
export type Schedule = DocumentList["schedules"][number];
export const documentList = reading("pages", {});

export type FoundTexts = Answer<"pages/search">["documents"];
export const foundTexts = (q: string) => reading("pages/search", { q });

export type LiveIn = DocumentList["liveIn"];

export type DocumentAnswer = Answer<"pages/document">;
export type FormField = DocumentAnswer["form"];
export type Fact = DocumentAnswer["facts"][number];
export type PageToSee = DocumentAnswer["pages"][number];

/** Read anew whenever an editor opens, after what was typed there before has been saved. */
export const oneDocument = (name: string) =>
  queryOptions({
    queryKey: ["pages/document", { name }] as const,
    queryFn: async ({ signal }) => {
      await lastSave(name);
      return read("pages/document", { name }, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Nothing replaces what somebody is typing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type ChangesAnswer = Answer<"pages/changes">;
export type PublishAnswer = Answer<"pages/publish">;

export type HistoryEntry = Answer<"pages/history">["entries"][number];
export const historyOf = (name: string) =>
  infiniteQueryOptions({
    queryKey: ["pages/history", { name }],
    queryFn: ({ pageParam, signal }) => read("pages/history", { name, before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.number : undefined),
  });

export type RevisionAnswer = Answer<"pages/revision">;
export const revisionOf = (name: string, number: number) =>
  reading("pages/revision", { name, number });

export type PicturesAnswer = Answer<"pages/pictures">;
export type StoredPicture = PicturesAnswer["pictures"][number];
export type ShippedPicture = PicturesAnswer["shipped"][number];
export const pictures = reading("pages/pictures", {});
export const allPictures = infiniteQueryOptions({
  queryKey: ["pages/pictures", "all"],
  queryFn: ({ pageParam, signal }) => read("pages/pictures", { before: pageParam }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ more, pictures }) => (more ? pictures.at(-1)?.at : undefined),
});

/** What a publication changes elsewhere. */
export const touched = [
  "pages",
  "pages/document",
  "pages/history",
  "pages/revision",
  "pages/pictures",
  "today",
] satisfies ReadPath[];
