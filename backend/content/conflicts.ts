import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import type { Change, Conflict } from "#rules/pages.ts";
import type { Compare } from "./comparing.ts";
import { findSave, newestSave, type Save } from "./drafts.ts";
import { lastPublication, publishedNumber } from "./published.ts";
import { contentAt, inTodaysShape } from "./revisions.ts";

const what = (changes: Change[]) => {
  const labels = [...new Set(changes.map(({ label }) => label))];
  const shown = labels.slice(0, 3).join("; ");
  return labels.length > 3 ? `${shown} and ${labels.length - 3} more` : shown;
};

type Newer = Omit<Conflict, "name" | "at" | "changes"> & {
  at: Date;
  /** What the other person began from. */
  before: unknown;
};

/**
 * Somebody was faster. What exactly they changed is worked out when the transaction is over: nobody
 * else waits for it.
 */
export class Outdated extends Error {
  override name = "Outdated";
  readonly document: Document;
  readonly newer: Newer;

  constructor(document: Document, newer: Newer) {
    super(`Somebody else changed ${document.title}.`);
    this.document = document;
    this.newer = newer;
  }

  async inWords(compare: Compare): Promise<Refused> {
    const { document, newer } = this;
    const { at, before, ...rest } = newer;
    const { name } = document;
    const changes = await compare(name, before, newer.content);
    const did = {
      draft: `${newer.by} changed the draft of ${document.title}`,
      ended: `${newer.by} published or discarded the draft of ${document.title}`,
      published: `${newer.by} published ${document.title}`,
    }[newer.newer];
    const changed = changes.length > 0 ? ` (${what(changes)})` : "";
    return new Refused(
      "changed-meanwhile",
      `Meanwhile ${did}${changed}. Nothing was overwritten; what you typed is still here.`,
      { conflict: { ...rest, name, changes, at: at.toISOString() } },
    );
  }
}

/** The newest save was not the one that somebody had before them. */
export const refuseOutdatedDraft = async (
  tx: Database,
  document: Document,
  newest: Save | undefined,
  seen: number,
) => {
  if ((newest?.revision ?? 0) === seen) return;
  const base = await publishedNumber(tx, document.name);
  const published = await contentAt(tx, document, base);
  if (!newest)
    throw new Outdated(document, {
      newer: "ended",
      by: "Somebody",
      at: new Date(),
      content: published,
      before: published,
      draftRevision: 0,
      base,
    });
  const ended = newest.content === null;
  const content = ended ? published : inTodaysShape(document, newest.version, newest.content);
  const known = await findSave(tx, document.name, seen);
  const before = known?.content
    ? inTodaysShape(document, known.version, known.content)
    : await contentAt(tx, document, newest.base);
  throw new Outdated(document, {
    newer: ended ? "ended" : "draft",
    by: newest.actor,
    at: newest.at,
    content,
    before,
    draftRevision: newest.revision,
    base: ended ? base : newest.base,
  });
};

/** What is on the site is not what somebody's change began from. */
export const refuseOutdatedBase = async (tx: Database, document: Document, seen: number) => {
  const number = await publishedNumber(tx, document.name);
  if (number === seen) return;
  const publication = await lastPublication(tx, document.name);
  const content = await contentAt(tx, document, number);
  // Absent: it names a revision that there is not.
  const before = await contentAt(tx, document, seen);
  const newest = await newestSave(tx, document.name);
  throw new Outdated(document, {
    newer: "published",
    by: publication?.by ?? "Somebody",
    at: publication?.at ?? new Date(0),
    content,
    before: before ?? content,
    draftRevision: newest?.revision ?? 0,
    base: number,
  });
};
