import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { plain } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { act, readArgs, type StaffCommand, type StaffContext } from "#backend/terminal/command.ts";
import type { Rendering } from "./rendering.ts";
import { exportContent, importContent } from "./transfer.ts";
import { bytesAsText } from "./transfer-pictures.ts";

declare module "#backend/terminal/command.ts" {
  interface StaffContext {
    /** Whether pages can be drawn from a content; only where a site that draws pages is running. */
    renderCheck?: Rendering["renderCheck"] | undefined;
  }
}

const writeWhole = async (file: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EACCES") throw error;
    throw invalid(
      `This account cannot write to ${plain(dirname(resolve(file)))}: name a file in another folder.`,
    );
  });
  await rename(draft, file);
};

const exportInto = async (context: StaffContext, file: string) => {
  const content = await exportContent(context.db, context.now);
  await writeWhole(file, `${JSON.stringify(content, bytesAsText, 2)}\n`);
  const { documents, pictures } = content;
  const about = `documents: ${documents.length}, pictures: ${pictures.length}`;
  await act(context, async () => ({ action: "exported what was edited", about }));
  return `Edited documents: ${documents.length}, pictures: ${pictures.length}. They are in ${file}.\n`;
};

/** For a site of files: uploaded pictures where its pages look for them. */
const picturesInto = async (context: StaffContext, folder: string) => {
  const { pictures } = await exportContent(context.db, context.now);
  const cuts = pictures.flatMap((picture) => picture.cuts);
  for (const { name, files } of cuts)
    for (const { width, type, bytes } of files)
      await writeWhole(join(folder, "media", name, `${width}.${type}`), bytes);
  const about = String(cuts.length);
  await act(context, async () => ({ action: "exported uploaded pictures", about }));
  return `${cuts.length} pictures are in ${join(folder, "media")}.\n`;
};

const importFrom = async (
  { db, now, renderCheck }: StaffContext,
  file: string,
  dryRun: boolean,
) => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw invalid(`There is no file ${plain(file)}.`);
  });
  const { documents, siteRevision } = await importContent(db, text, now, { dryRun, renderCheck });
  if (documents.length === 0) return "The site already says all of this.\n";
  const list = documents.map((name) => `  ${name}`).join("\n");
  if (siteRevision === undefined) return `It fits. It would change:\n${list}\n`;
  return `Published, as version ${siteRevision} of the site:\n${list}\n`;
};

export const content: StaffCommand = {
  help: [
    ["content export FILE", "what was edited at the desk, with its pictures, as one file"],
    ["content import [--dry-run] FILE", "publish what such a file holds, all of it or nothing"],
    ["content pictures FOLDER", "uploaded pictures as files, for a site without this process"],
  ],
  async run(context, args) {
    const { values, positionals } = readArgs(args, { "dry-run": "boolean" });
    const [what = "", name, ...rest] = positionals;
    if (!["export", "import", "pictures"].includes(what) || !name || rest.length > 0)
      throw invalid("What? content export FILE, content import FILE, content pictures FOLDER");
    const file = resolve(context.cwd, name);
    if (what === "export") return exportInto(context, file);
    if (what === "pictures") return picturesInto(context, file);
    return importFrom(context, file, values["dry-run"] ?? false);
  },
};
