import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import type { Change, Conflict } from "#rules/pages.ts";
import type { Compare } from "./differences.ts";
import { newestSave, type Save } from "./drafts.ts";
import { contentAt, lastPublication, publishedNumber } from "./published.ts";

const what = (changes: Change[]) => {
  const labels = [...new Set(changes.map(({ label }) => label))];
  const shown = labels.slice(0, 3).join("; ");
  return labels.length > 3 ? `${shown} and ${labels.length - 3} more` : shown;
};

type Newer = Omit<Conflict, "name" | "at" | "changes"> & {
  at: Date;
  before: unknown;
};

/** What they changed is worked out after the transaction: nobody else waits for it. */
export class Outdated extends Error {
  override name = "Outdated";
  readonly document: Document;
  readonly newer: Newer;

  constructor(document: Document, newer: Newer) {
    super(`Someone else changed ${document.title}.`);
    this.document = document;
    this.newer = newer;
  }

  async inWords(compare: Compare): Promise<Refused> {
    const { name, title } = this.document;
    const { at, before, ...newer } = this.newer;
    const changes = await compare(name, before, newer.content);
    const did = {
      draft: `changed the draft of ${title}`,
      ended: `published or discarded the draft of ${title}`,
      published: `published ${title}`,
    }[newer.newer];
    const changed = changes.length > 0 ? ` (${what(changes)})` : "";
    return new Refused(
      "changed-meanwhile",
      `In the meantime, ${newer.by} ${did}${changed}. Nothing was overwritten; what you typed is still here.`,
      { conflict: { ...newer, name, changes, at: at.toISOString() } },
    );
  }
}

export const refuseOutdatedDraft = async (
  tx: Database,
  document: Document,
  newest: Save | undefined,
  seen: number,
) => {
  if ((newest?.revision ?? 0) === seen) return;
  const published = await publishedNumber(tx, document.name);
  const ended = !newest || newest.content === null;
  const base = ended ? published : newest.base;
  const known = await newestSave(tx, document, seen);
  throw new Outdated(document, {
    newer: ended ? "ended" : "draft",
    by: newest?.by ?? "Somebody",
    at: newest?.at ?? new Date(),
    content: ended ? await contentAt(tx, document, published) : newest.content,
    before: known?.content ?? (await contentAt(tx, document, newest?.base ?? published)),
    draftRevision: newest?.revision ?? 0,
    base,
  });
};

export const refuseOutdatedBase = async (tx: Database, document: Document, seen: number) => {
  const number = await publishedNumber(tx, document.name);
  if (number === seen) return;
  const publication = await lastPublication(tx, document.name);
  const content = await contentAt(tx, document, number);
  const newest = await newestSave(tx, document);
  throw new Outdated(document, {
    newer: "published",
    by: publication?.by ?? "Somebody",
    at: publication?.at ?? new Date(0),
    content,
    // It may name a revision that there is not.
    before: (await contentAt(tx, document, seen)) ?? content,
    draftRevision: newest?.revision ?? 0,
    base: number,
  });
};
