import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { noteOf } from "#backend/content/drawn-files.ts";
import { drawnFiles } from "#content/drawn-files.ts";
import { defaultSnapshot, readSnapshot, type Snapshot } from "#content/snapshot.ts";
import { readPublished } from "./build/published.ts";

const root = new URL("../", import.meta.url);

/** What files are drawn from: what is published, as static pages are made of it, or what ships. */
export const drawnFrom = async () => {
  const settings = new URL(".env", root);
  if (existsSync(settings)) process.loadEnvFile(settings);
  const published = await readPublished(process.env);
  const { snapshot, problems } = published
    ? readSnapshot(published.documents, 1)
    : { snapshot: defaultSnapshot, problems: [] };
  const [unfit] = problems;
  if (unfit) throw new Error(`The document "${unfit.name}" does not fit: ${unfit.reason}`);
  const edited = published?.documents.length ?? 0;
  console.log(edited > 0 ? `Edited at the desk: ${edited}.` : "As shipped.");
  return { snapshot, pictures: published?.pictures ?? [] };
};

/** Notes of what words the files below an address were drawn: the doctor and the desk compare. */
export const noteDrawn = (below: string, snapshot: Snapshot) => {
  const file = new URL("backend/content/drawn-files.json", root);
  const notes = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const others = Object.entries(notes).filter(([name]) => !name.startsWith(below));
  const drawn = drawnFiles(snapshot)
    .filter((one) => one.file.startsWith(below))
    .map((one) => [one.file, noteOf(one.words)] as const);
  const sorted = [...others, ...drawn].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};
