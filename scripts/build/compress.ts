import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { kindOf } from "#hosts/node/content-type.ts";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** As small as it gets: the build takes the seconds once, each visitor saves them. */
export const compressFile = async (file: string) => {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    asBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    asGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const smaller = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const;
  await Promise.all(
    smaller
      .filter(([, compressed]) => compressed.length < body.length)
      .map(([name, compressed]) => writeFile(name, compressed)),
  );
};

/** Writes the compressed forms of every text beside it. */
export const compressFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && kindOf(entry.name).text);
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
};
