import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

export type BuiltPage = { path: string; file: string; html: string };

/** The finished pages, by the path a visitor asks for. */
export const readPages = async (clientFolder: string): Promise<BuiltPage[]> => {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return {
        path: `/${relative(clientFolder, parentPath)}`,
        file,
        html: await readFile(file, "utf8"),
      };
    });
  return (await Promise.all(pages)).sort((a, b) => (a.path < b.path ? -1 : 1));
};
