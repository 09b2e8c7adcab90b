import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { kindOf } from "./content-type.ts";
import type { FileForms } from "./resource.ts";

/** Brotli at its best takes a hundred times as long as here, for an eighth less on the wire. */
const quickQuality = 6;

const brotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

type Brotli = (body: Buffer) => Promise<Buffer>;

const asBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const ifSmaller = (form: Buffer, body: Buffer) => (form.length < body.length ? form : undefined);

const compress = async (address: string, body: Buffer, makeBrotli: Brotli): Promise<FileForms> => {
  if (!kindOf(address).text) return { body, br: undefined, gzip: undefined };
  const [br, gz] = await Promise.all([
    makeBrotli(body),
    asGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { body, br: ifSmaller(br, body), gzip: ifSmaller(gz, body) };
};

/** For what visitors are waiting for. */
export const compressQuickly = (address: string, body: Buffer) =>
  compress(address, body, (text) => asBrotli(text, quickQuality));

/** As small as it gets: it takes a moment once, and saves each visitor some. */
export const bestBrotli: Brotli = (body) => asBrotli(body, constants.BROTLI_MAX_QUALITY);

export const compressWell = (address: string, body: Buffer, makeBrotli = bestBrotli) =>
  compress(address, body, makeBrotli);

/** What takes the place of a quick Brotli; the gzip beside it is as small as it gets already. */
export const smallBrotli = async (address: string, body: Buffer) =>
  kindOf(address).text ? ifSmaller(await bestBrotli(body), body) : undefined;
