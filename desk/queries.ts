import { QueryClient, queryOptions } from "@tanstack/react-query";
import { type Answer, CallFailed, type Input, type ReadPath, read } from "./call.ts";
import { forgetTyped } from "./frame/typed.ts";

/** What was refused stays refused; only a lost answer is asked for again. */
const mayHelp = (failures: number, error: Error) =>
  failures < 3 && !(error instanceof CallFailed && error.status && error.status < 500);

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: mayHelp, staleTime: 10_000 } },
});

/** Reads an endpoint of the desk, under its own name. */
export const reading = <Path extends ReadPath>(path: Path, parameters: Input<Path>) =>
  queryOptions({
    queryKey: [path, parameters] as const,
    queryFn: ({ signal }) => read(path, parameters, signal),
  });

export type Me = NonNullable<Answer<"session">["me"]>;
export const session = reading("session", {});

/** Everything that somebody who signs out has read or half typed goes with them. */
export const forgetEverything = (client: QueryClient, accountId: string) => {
  forgetTyped(accountId);
  client.setQueryData(session.queryKey, (known) => known && { ...known, me: null });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.queryKey[0] });
};

export type DeskSession = Answer<"account">["sessions"][number];
export type DeskPasskey = Answer<"account">["passkeys"][number];
export const account = reading("account", {});

export type TodayCard = Answer<"today">["cards"][number];
export const today = reading("today", {});

export type Person = Answer<"people">["people"][number];
export const people = reading("people", {});
