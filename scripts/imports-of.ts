import { dirname, join } from "node:path";

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*"([#.][^"]+)"/g;

/** The files that `text`, standing in `file`, imports from this repository. */
export const importsOf = (file: string, text: string) =>
  [...text.matchAll(importPattern)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : join(dirname(file), name),
  );
