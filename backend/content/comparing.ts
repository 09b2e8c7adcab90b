import { formOf } from "#content/problems.ts";
import type { Change } from "#rules/pages.ts";
import { findDocument } from "./check.ts";
import { changesBetween } from "./differences.ts";

/** What is different between two contents of one document, by its name. */
export type Compare = (name: string, before: unknown, after: unknown) => Promise<Change[]>;

/** Where the host has no better place for it: two long documents take half a second. */
export const compareHere: Compare = async (name, before, after) =>
  changesBetween(formOf(findDocument(name)), before, after);
