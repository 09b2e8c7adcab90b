import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { AuditEntry, MyAccount, Person, SessionAnswer, TodayCard } from "#rules/desk.ts";
import { CallFailed, read } from "./call.ts";
import { forgetTyped } from "./frame/typed.ts";

/** What was refused stays refused; only a lost answer is asked for again. */
const mayHelp = (failures: number, error: Error) =>
  failures < 3 && !(error instanceof CallFailed && error.status && error.status < 500);

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: mayHelp, staleTime: 10_000 } },
});

/** Reads an endpoint of the desk, under its own name. */
export const reading = <Answer>(path: string, parameters: Record<string, string | number> = {}) =>
  queryOptions({
    queryKey: [path, parameters],
    queryFn: ({ signal }) => read<Answer>(path, parameters, signal),
  });

export const session = reading<SessionAnswer>("session");

/** Everything that somebody who signs out has read or half typed goes with them. */
export const forgetEverything = (client: QueryClient, accountId: string) => {
  forgetTyped(accountId);
  client.setQueryData(session.queryKey, (known) => known && { ...known, me: null });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.queryKey[0] });
};

export const account = reading<MyAccount>("account");
export const today = reading<{ cards: TodayCard[] }>("today");
export const people = reading<{ people: Person[] }>("people");
export type AuditPage = { entries: AuditEntry[]; more: boolean };
