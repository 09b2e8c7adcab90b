import type { z } from "zod";

/** Where the desk lists a document. */
type DocumentGroup = "Facts" | "Lists" | "Pages" | "Every page" | "Newsletters" | "In Spanish";

type MigrationStep = (content: Record<string, unknown>) => Record<string, unknown>;

/**
 * One thing that staff can edit: what it is called, what it holds, and what it says as long as
 * nobody has published anything else.
 */
export type Document<Schema extends z.ZodObject = z.ZodObject> = {
  /** Stands in the database beside every revision: never renamed. */
  readonly name: string;
  readonly title: string;
  readonly group: DocumentGroup;
  /** Of a page's own document: where the page stands. All others may show on every page. */
  readonly path?: string;
  /** Of a document in Spanish: the English one that it says again. */
  readonly english?: Document;
  /** Of one in Spanish: the fields that Spanish pages show of it, where these are not all. */
  readonly says?: readonly string[];
  /** Of a document that stands on many pages: the one on which to look at it first. */
  readonly seenOn?: string;
  /** The schema's version, from 1. */
  readonly version: number;
  readonly schema: Schema;
  readonly defaults: z.output<Schema>;
  /** Step n leads from version n + 1 to n + 2; together they reach `version`. */
  readonly migrate?: readonly MigrationStep[];
  /** Fills in what is made once and kept, such as an address from a title. Drafts may be anything. */
  readonly complete?: MigrationStep;
};

/** What a page gets of a document: its content with every fact filled in. */
export type Content<Of extends { schema: z.ZodType }> = z.output<Of["schema"]>;

export const defineDocument = <Schema extends z.ZodObject>(
  document: Document<Schema>,
): Document<Schema> => {
  const steps = document.migrate?.length ?? 0;
  if (steps !== document.version - 1)
    throw new Error(`${document.name}: version ${document.version} needs a step for each before.`);
  return document;
};

/** A content as an older version of the document left it, brought to the shape of today. */
export const migrated = (document: Document, version: number, content: unknown): unknown => {
  if (!isRecord(content)) throw new Error("It is no set of fields.");
  if (version > document.version)
    throw new Error(`It was written by a newer version of the site (${version}).`);
  return (document.migrate ?? []).slice(version - 1).reduce((now, step) => step(now), content);
};

/** A draft as it would be published. */
export const completed = ({ complete }: Document, content: unknown): unknown =>
  complete && isRecord(content) ? complete(content) : content;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
