import type { Route } from "./http/route.ts";
import { subjects } from "./subjects.ts";

export const routes: readonly Route[] = subjects.flatMap(({ functions = [] }) => functions);

/** The first part of every path: what a hosted function, or a line in a log, is named after. */
export const functionNames: readonly string[] = [
  ...new Set(routes.map(({ name }) => name.split("/")[0] ?? name)),
  // One function with many paths below it.
  "desk",
];
