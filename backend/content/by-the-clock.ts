import type { Database } from "#backend/storage/database.ts";
import { formOf } from "#content/problems.ts";
import type { ByTheClock, Change, DocumentChanges, FieldPath } from "#rules/pages.ts";
import { findDocument } from "./check.ts";
import type { Compare } from "./comparing.ts";
import { labelAt } from "./labels.ts";
import { publishedNumber } from "./published.ts";
import { contentAt } from "./revisions.ts";
import { type Share, sharesIn } from "./schedules.ts";

/** A list is one field: nobody can say which of two orders was meant. */
const fieldOf = ({ path }: Change): FieldPath => {
  const item = path.findIndex((step) => typeof step === "number");
  return item < 0 ? path : path.slice(0, item);
};

const fieldsChanged = async (
  db: Database,
  { document: name, ...share }: Share,
  compare: Compare,
) => {
  const document = findDocument(name);
  const before =
    share.state === "live" ? share.previous : (share.base ?? (await publishedNumber(db, name)));
  const changes = await compare(
    name,
    await contentAt(db, document, before ?? 0),
    await contentAt(db, document, share.number),
  );
  return [...new Map(changes.map(fieldOf).map((path) => [path.join("."), path])).values()];
};

/** What is temporary in some documents or will change by itself, and where that meets new changes. */
export const byTheClock = async (db: Database, documents: DocumentChanges[], compare: Compare) => {
  const told: ByTheClock[] = [];
  for (const { name, changes } of documents) {
    const form = formOf(findDocument(name));
    const ours = new Set(changes.map((change) => fieldOf(change).join(".")));
    for (const share of await sharesIn(db, name)) {
      const { state, from, until, by } = share;
      if (state === "live" && !until) continue;
      const fields = await fieldsChanged(db, share, compare);
      const both = fields.filter((path) => ours.has(path.join(".")));
      told.push({
        name,
        state,
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
        by,
        fields: fields.map((path) => labelAt(form, path)),
        both: both.map((path) => labelAt(form, path)),
      });
    }
  }
  return told;
};
