import { z } from "zod";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import { Refused } from "#backend/refused.ts";
import { integer, json, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { parseStorable } from "#backend/storage/storable.ts";
import { documents } from "#content/documents.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { canonical } from "#rules/canonical.ts";
import { checkReplacements } from "./check.ts";
import { drawFirst } from "./draw-first.ts";
import { addRevision, lockPublishing, publishedState, setPublished } from "./published.ts";
import type { Rendering } from "./rendering.ts";
import { inTodaysShape } from "./revisions.ts";
import {
  exportPictures,
  importPictures,
  refuseWrongPictures,
  transferredPicture,
} from "./transfer-pictures.ts";
import { uploadsIn } from "./uploads-in.ts";

/** What `content export` writes: all that stands on the site and does not ship with it. */
const content = z.record(z.string(), z.unknown());

const contentFile = z.object({
  format: z.literal("circle-content"),
  madeAt: z.iso.datetime(),
  documents: z.array(
    z.object({
      name: z.string(),
      version: z.number().int().positive(),
      number: z.number().int().positive(),
      note: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      content,
    }),
  ),
  pictures: z.array(transferredPicture),
});
type ContentFile = z.output<typeof contentFile>;

export const exportContent = async (db: Database, now: Date): Promise<ContentFile> => {
  const rows = await db.rows(
    {
      name: text,
      version: integer,
      number: integer,
      note: text,
      at: timestamp,
      by: text,
      content: json(content),
    },
    `select r.document as name, r.version, r.number, r.note, r.at, r.actor as by, r.content
     from (select distinct on (document) document, number from content_published
           order by document, revision desc) as p
     join content_revisions r on r.document = p.document and r.number = p.number
     order by r.document`,
  );
  const shown = rows.flatMap(({ content }) => uploadsIn(content).map(({ upload }) => upload));
  return {
    format: "circle-content",
    madeAt: now.toISOString(),
    documents: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    pictures: await exportPictures(db, [...new Set(shown)]),
  };
};

const readFile = (text: string): ContentFile => {
  let json: unknown;
  try {
    json = parseStorable(text);
  } catch {
    throw new Refused("invalid", "This file is no export of a site's content, or not all of it.");
  }
  const parsed = contentFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refused(
    "invalid",
    `This file is no export of a site's content: ${issue?.path.join(".")}: ${issue?.message}`,
  );
};

type RenderCheck = Rendering["renderCheck"] | undefined;

type Incoming = ContentFile["documents"][number] & { today: Record<string, unknown> };

const inShape = (incoming: ContentFile["documents"]): Incoming[] =>
  incoming.map((one, at) => {
    if (incoming.findIndex(({ name }) => name === one.name) < at)
      throw new Refused(
        "invalid",
        `“${one.name}” stands in this file twice. Please leave in it the one that counts.`,
      );
    const document = documents.find(({ name }) => name === one.name);
    if (!document) throw new Refused("invalid", `This site has no document “${one.name}”.`);
    if (one.version > document.version)
      throw new Refused(
        "invalid",
        `“${one.name}” was written by a newer version of the site. Update first.`,
      );
    const today = inTodaysShape(document, one.version, one.content);
    return { ...one, today: today as Record<string, unknown> };
  });

const refuseUnrendered = async (renderCheck: RenderCheck, snapshot: Snapshot) => {
  const [failed] = (await renderCheck?.(snapshot))?.failed ?? [];
  if (failed)
    throw new Refused(
      "invalid",
      `Nothing was imported: the page ${failed.path} cannot be shown with it: ${failed.reason}`,
    );
};

/** Everything that may be wrong with the file, before anything is written. */
const refuseUnfit = async (
  tx: Database,
  incoming: Incoming[],
  pictures: ContentFile["pictures"],
  renderCheck: RenderCheck,
) => {
  refuseWrongPictures(pictures);
  const replacements = incoming.map(({ name, today }) => ({ name, content: today }));
  const cuts = pictures.flatMap((picture) => picture.cuts);
  const { problems, snapshot } = await checkReplacements(tx, replacements, cuts);
  if (problems.length === 0) return refuseUnrendered(renderCheck, snapshot);
  const lines = problems.map(({ name, label, message }) => `  ${name}, ${label}: ${message}`);
  throw new Refused(
    "invalid",
    `Nothing was imported, because it does not fit:\n${lines.join("\n")}`,
  );
};

export type Imported = { documents: string[]; pictures: number; siteRevision: number | undefined };

/**
 * Publishes what a file holds, all of it or nothing. What says the same already is left alone, and so
 * is every document that the file does not name.
 */
export const importContent = async (
  db: Database,
  text: string,
  now: Date,
  { dryRun, renderCheck }: { dryRun: boolean; renderCheck?: RenderCheck },
): Promise<Imported> => {
  const { documents: all, pictures } = readFile(text);
  const incoming = inShape(all);
  const importIn = async (tx: Database, renderCheck: RenderCheck): Promise<Imported> => {
    await lockPublishing(tx);
    const state = await publishedState(tx);
    await refuseUnfit(tx, incoming, pictures, renderCheck);
    const changed = incoming.filter(({ name, today }) => {
      const standing = state.documents.find((one) => one.name === name);
      return canonical(standing?.content) !== canonical(today);
    });
    const names = changed.map(({ name }) => name);
    if (dryRun) return { documents: names, pictures: pictures.length, siteRevision: undefined };
    const written = { by: staffCommand, now };
    await importPictures(tx, pictures, written);
    if (changed.length === 0)
      return { documents: [], pictures: pictures.length, siteRevision: undefined };
    const done = await recorded(tx, staffCommand, now, async (inner) => ({
      action: "imported",
      about: names.join(", "),
      siteRevision: await publish(inner, changed, written),
    }));
    return { documents: names, pictures: pictures.length, siteRevision: done.siteRevision };
  };
  return drawFirst(renderCheck, (drawn) => db.transaction((tx) => importIn(tx, drawn)));
};

const publish = async (
  tx: Database,
  incoming: Incoming[],
  written: { by: typeof staffCommand; now: Date },
) => {
  const revisions = [];
  for (const { name, number, by, at, today } of incoming) {
    const version = documents.find((one) => one.name === name)?.version ?? 1;
    const note = `Imported: revision ${number} by ${by}, ${at.slice(0, 10)}`;
    const revision = { document: name, version, content: today, note };
    revisions.push({ document: name, number: await addRevision(tx, revision, written) });
  }
  return setPublished(tx, revisions, "Imported", written);
};
