import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { readEnv } from "#backend/env.ts";
import { hasStorage } from "#backend/storage/open.ts";
import { run } from "../run.ts";

/** As much of a file that `content export` wrote as pages are made of. */
const contentFile = z.object({
  format: z.literal("circle-content"),
  documents: z.array(z.object({ name: z.string(), version: z.number(), content: z.unknown() })),
  pictures: z.array(
    z.object({
      cuts: z.array(
        z.object({
          name: z.string().regex(/^[0-9a-f]{32}$/),
          files: z.array(
            z.object({
              width: z.number().int().positive(),
              type: z.enum(["avif", "jpg"]),
              bytes: z.base64().transform((text) => Buffer.from(text, "base64")),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type PublishedContent = z.output<typeof contentFile>;

const readContentFile = async (file: string): Promise<PublishedContent> => {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`There is no file ${file}, which CONTENT_FILE names.`);
  });
  try {
    return contentFile.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is no export of a site's content: npm run staff -- content export`);
  }
};

/** Asked through the staff command, which also reaches a site that runs and holds its data. */
const exportNow = async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-content-"));
  try {
    const file = join(folder, "content.json");
    const code = await run(process.execPath, ["hosts/node/staff.ts", "content", "export", file]);
    if (code !== 0) throw new Error("What is published could not be read.");
    return await readContentFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * What is published: in the file that CONTENT_FILE names, or else in the database of this site.
 * Undefined where there is neither: then pages say what ships.
 */
export const readPublished = async (
  source: Record<string, string | undefined>,
): Promise<PublishedContent | undefined> => {
  if (source.CONTENT_FILE?.trim()) return readContentFile(source.CONTENT_FILE.trim());
  const { DATABASE_URL, DATA_DIR } = source;
  return hasStorage(readEnv({ DATABASE_URL, DATA_DIR })) ? exportNow() : undefined;
};
