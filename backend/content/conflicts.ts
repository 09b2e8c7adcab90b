import { DeskRefusal } from "#backend/desk/refusal.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import type { Change, Conflict } from "#rules/pages.ts";
import { changesBetween } from "./differences.ts";
import { findSave, newestSave, type Save } from "./drafts.ts";
import { lastPublication, publishedNumber } from "./published.ts";
import { contentAt, inTodaysShape } from "./revisions.ts";

const what = (changes: Change[]) => {
  const labels = [...new Set(changes.map(({ label }) => label))];
  const shown = labels.slice(0, 3).join("; ");
  return labels.length > 3 ? `${shown} and ${labels.length - 3} more` : shown;
};

const refuse = (document: Document, conflict: Omit<Conflict, "name" | "at"> & { at: Date }) => {
  const did = {
    draft: `${conflict.by} changed the draft of ${document.title}`,
    ended: `${conflict.by} published or discarded the draft of ${document.title}`,
    published: `${conflict.by} published ${document.title}`,
  }[conflict.newer];
  const changed = conflict.changes.length > 0 ? ` (${what(conflict.changes)})` : "";
  throw new DeskRefusal(
    "changed-meanwhile",
    `Meanwhile ${did}${changed}. Nothing was overwritten; what you typed is still here.`,
    { conflict: { ...conflict, name: document.name, at: conflict.at.toISOString() } },
  );
};

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
    return refuse(document, {
      newer: "ended",
      by: "Somebody",
      at: new Date(),
      content: published,
      changes: [],
      draftRevision: 0,
      base,
    });
  const ended = newest.content === null;
  const content = ended ? published : inTodaysShape(document, newest.version, newest.content);
  const known = await findSave(tx, document.name, seen);
  const before = known?.content
    ? inTodaysShape(document, known.version, known.content)
    : await contentAt(tx, document, newest.base);
  refuse(document, {
    newer: ended ? "ended" : "draft",
    by: newest.actor,
    at: newest.at,
    content,
    changes: changesBetween(formOf(document), before, content),
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
  refuse(document, {
    newer: "published",
    by: publication?.by ?? "Somebody",
    at: publication?.at ?? new Date(0),
    content,
    changes: changesBetween(formOf(document), before ?? content, content),
    draftRevision: newest?.revision ?? 0,
    base: number,
  });
};
