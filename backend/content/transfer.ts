import { z } from "zod";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import { invalid } from "#backend/refused.ts";
import { integer, json, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { parseStorable } from "#backend/storage/storable.ts";
import { canonical } from "#rules/canonical.ts";
import { checkReplacements, knownDocument } from "./check.ts";
import { drawFirst } from "./draw-first.ts";
import {
  addRevision,
  inTodaysShape,
  lockPublishing,
  newestOfEach,
  publishedState,
  setPublished,
  uploadsIn,
  type Written,
} from "./published.ts";
import type { Rendering } from "./rendering.ts";
import {
  exportPictures,
  importPictures,
  refuseWrongPictures,
  transferredPicture,
} from "./transfer-pictures.ts";

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
     from (${newestOfEach}) as p
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
    throw invalid("This file is not an export of a site's content, or is incomplete.");
  }
  const parsed = contentFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(
    `This file is not an export of a site's content: ${issue?.path.join(".")}: ${issue?.message}`,
  );
};

type RenderCheck = Rendering["renderCheck"] | undefined;

const inShape = (incoming: ContentFile["documents"]) =>
  incoming.map((one, at) => {
    const { name } = one;
    if (incoming.findIndex((other) => other.name === name) < at)
      throw invalid(`“${name}” is in this file twice. Please keep the one that counts.`);
    const document = knownDocument(name);
    if (!document) throw invalid(`This site has nothing called “${name}.”`);
    const { version } = document;
    if (one.version > version)
      throw invalid(`“${name}” was written by a newer version of the site. Update first.`);
    return { ...one, version, content: inTodaysShape(document, one.version, one.content) };
  });
type Incoming = ReturnType<typeof inShape>;

const refuseUnfit = async (
  tx: Database,
  incoming: Incoming,
  pictures: ContentFile["pictures"],
  renderCheck: RenderCheck,
) => {
  refuseWrongPictures(pictures);
  const onTheirWay = pictures.flatMap(({ cuts }) => cuts);
  const { problems, snapshot } = await checkReplacements(tx, incoming, { onTheirWay });
  if (problems.length > 0) {
    const lines = problems.map(({ name, label, message }) => `\n  ${name}, ${label}: ${message}`);
    throw invalid(`Nothing was imported, because it does not fit:${lines.join("")}`);
  }
  const [failed] = (await renderCheck?.(snapshot))?.failed ?? [];
  if (failed)
    throw invalid(
      `Nothing was imported: the page ${failed.path} cannot be shown with it: ${failed.reason}`,
    );
};

const publish = async (tx: Database, incoming: Incoming, written: Written) => {
  const revisions = [];
  for (const { name: document, number, by, at, version, content } of incoming) {
    const note = `Imported: version ${number} by ${by}, ${at.slice(0, 10)}`;
    const revision = { document, version, content, note };
    revisions.push({ document, number: await addRevision(tx, revision, written) });
  }
  return setPublished(tx, revisions, "Imported", written);
};

/** Documents that say the same already are left alone. Answers what changed, or would. */
export const importContent = async (
  db: Database,
  text: string,
  now: Date,
  { dryRun, renderCheck }: { dryRun: boolean; renderCheck?: RenderCheck },
) => {
  const { documents, pictures } = readFile(text);
  const incoming = inShape(documents);
  const written = { by: staffCommand, now };
  const importIn = async (tx: Database, drawn: RenderCheck) => {
    await lockPublishing(tx);
    const state = await publishedState(tx);
    await refuseUnfit(tx, incoming, pictures, drawn);
    const changed = incoming.filter(({ name, content }) => {
      const standing = state.documents.find((one) => one.name === name);
      return canonical(standing?.content) !== canonical(content);
    });
    const names = changed.map(({ name }) => name);
    if (!dryRun) await importPictures(tx, pictures, written);
    if (dryRun || changed.length === 0) return { documents: names, siteRevision: undefined };
    const { siteRevision } = await recorded(tx, staffCommand, now, async (inner) => ({
      action: "imported",
      about: names.join(", "),
      siteRevision: await publish(inner, changed, written),
    }));
    return { documents: names, siteRevision };
  };
  return drawFirst(renderCheck, (drawn) => db.transaction((tx) => importIn(tx, drawn)));
};
