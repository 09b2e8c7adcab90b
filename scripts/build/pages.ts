import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { filesOf } from "#hosts/node/rendering/draw.ts";

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

/** Takes each page's data out of it, as the Node process does when it draws pages. */
export const splitPages = (clientFolder: string, pages: BuiltPage[]): Promise<BuiltPage[]> =>
  Promise.all(
    pages.map(async (page) => {
      const files = filesOf(page.path, page.html);
      for (const [address, body] of files) await writeFile(join(clientFolder, address), body);
      return { ...page, html: String(files[0]?.[1]) };
    }),
  );
