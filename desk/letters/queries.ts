import { queryOptions } from "@tanstack/react-query";
import { type Answer, type ReadPath, read } from "#desk/call.ts";
import { lastSave } from "#desk/pages/use-editing.ts";
import { reading } from "#desk/queries.ts";

export type ListedLetter = Answer<"letters">["letters"][number];
export const letterList = (page: number) => reading("letters", { page });

export type LetterAnswer = Answer<"letters/letter">;

export type LetterCheck = Answer<"letters/check">;

/** Read anew whenever it is opened, after what was typed there before has been saved. */
export const oneLetter = (id: string) =>
  queryOptions({
    queryKey: ["letters/letter", { id }] as const,
    queryFn: async ({ signal }) => {
      await lastSave(`letter/${id}`);
      return read("letters/letter", { id }, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Nothing replaces what somebody is typing; what goes out is watched.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => {
      const letter = state.data?.letter.state;
      return letter === "sending" || letter === "scheduled" ? 5_000 : false;
    },
  });

/** What a change to a letter changes elsewhere. */
export const touched = [
  "letters",
  "letters/letter",
  "letters/outcomes",
  "today",
] satisfies ReadPath[];
