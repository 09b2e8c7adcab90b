import { isWritten, legalDocuments } from "#content/legal.ts";

/** Pages that there are not before somebody writes them. */
export const unwrittenPages = Object.values(legalDocuments).flatMap(({ defaults, path }) =>
  isWritten(defaults) ? [] : [path],
);
