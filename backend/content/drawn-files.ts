import { createHash } from "node:crypto";
import { drawnFiles } from "#content/drawn-files.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { canonical } from "#rules/canonical.ts";
import notes from "./drawn-files.json" with { type: "json" };

/** Of what each file was drawn, as npm run documents and npm run share noted it. */
type Notes = Record<string, string>;

export const noteOf = (words: unknown) =>
  createHash("sha256").update(canonical(words)).digest("hex").slice(0, 16);

/** Files that say something else than the site does: a browser has to draw them again. */
export const filesBehind = (snapshot: Snapshot, drawn: Notes = notes) =>
  drawnFiles(snapshot).filter(({ file, words }) => drawn[file] !== noteOf(words));
