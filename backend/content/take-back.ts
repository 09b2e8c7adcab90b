import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { canonical } from "#rules/canonical.ts";
import { mergeAsOne, mergeChanges } from "#rules/merge.ts";
import type { FieldPath } from "#rules/pages.ts";
import { findDocument, isKnown } from "./check.ts";
import { labelAt } from "./labels.ts";
import { addRevision, lastPublication, publishedNumber, setPublished } from "./published.ts";
import { contentAt } from "./revisions.ts";
import type { ScheduledDocument, StoredSchedule } from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";

/**
 * What a document would say had the schedule never put its words there: a field that still says
 * them says again what stood before, any other stays.
 */
const without = async (
  { tx }: Editing,
  document: Document,
  { number, base, previous }: ScheduledDocument,
) => {
  const said = await contentAt(tx, document, await publishedNumber(tx, document.name));
  const before = await contentAt(tx, document, previous ?? 0);
  const temporary = await contentAt(tx, document, number);
  // What replaced the whole document goes as a whole: half of a notice is none.
  const { content, conflicts } =
    base === null
      ? { ...mergeAsOne(temporary, before, said), conflicts: [] }
      : mergeChanges(temporary, before, said);
  const [same, isPrevious] = [said, before].map((one) => canonical(one) === canonical(content));
  return { content, conflicts, same, isPrevious };
};

const keptInWords = (document: Document, conflicts: FieldPath[], by: string | undefined) => {
  const form = formOf(document);
  const labels = conflicts.map((path) => labelAt(form, path)).join("; ");
  return `${document.title} (${labels}) was changed while this stood${by ? `, last by ${by}` : ""}: the newer words stay. Please see whether they are right.`;
};

/**
 * Takes the words of a schedule from the site, field by field, and what stood before comes back.
 * What somebody published over them stays; `kept` says so in a sentence.
 */
export const takeBack = async (editing: Editing, { documents }: StoredSchedule, note: string) => {
  const { tx } = editing;
  const returning = [];
  const contents = [];
  const kept: string[] = [];
  for (const scheduled of documents) {
    const { name, previous } = scheduled;
    // No page shows a document that an upgrade has removed.
    if (!isKnown(name)) continue;
    const document = findDocument(name);
    const { content, conflicts, same, isPrevious } = await without(editing, document, scheduled);
    if (conflicts.length > 0)
      kept.push(keptInWords(document, conflicts, (await lastPublication(tx, name))?.by));
    if (same) continue;
    const { version } = document;
    const merged = {
      document: name,
      version,
      content,
      note: `${note}; what was published since stays`,
    };
    const number = isPrevious ? (previous ?? 0) : await addRevision(tx, merged, editing);
    returning.push({ document: name, number });
    contents.push({ name, content: number > 0 ? content : undefined });
  }
  const told = kept.length > 0 ? kept.join(" ") : undefined;
  if (returning.length === 0) return { kept: told };
  await refuseUnfit(editing, contents);
  return { siteRevision: await setPublished(tx, returning, note, editing), kept: told };
};
