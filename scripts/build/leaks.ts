import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documents } from "#content/documents.ts";

/** Long enough to stand nowhere by chance. */
const tellingLength = 40;

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length >= tellingLength ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/** A text as the pieces between its facts, the longest of which a script would have to hold. */
const pieceOf = (text: string) =>
  text
    .split(/\{[\w.]+\}/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest));

/**
 * What got into the visitors' scripts by an import that should have been of a type: the content of
 * a document, which would then be another than the published one, or the library that checks it.
 */
export const leaksIn = (clientFolder: string): string[] => {
  const pieces = documents
    .flatMap(({ defaults }) => textsIn(defaults))
    .map(pieceOf)
    .filter((piece) => piece.length >= tellingLength);
  const folder = join(clientFolder, "assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => {
      const script = readFileSync(join(folder, name), "utf8");
      const found = pieces.filter((piece) => script.includes(piece));
      return [
        ...(script.includes("ZodError") ? [`/assets/${name} holds zod`] : []),
        ...found.map((piece) => `/assets/${name} holds “${piece}”`),
      ];
    });
};
