import type { Aspect } from "#rules/pictures.ts";

export class PictureRefused extends Error {
  override name = "PictureRefused";
}

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

/** By the first bytes of a file, each as one letter: its name and declared type can say anything. */
const beginnings: [RegExp, PictureType][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG/, "png"],
  [/^RIFF.{4}WEBP/s, "webp"],
];

/** The families of the container that AVIF and HEIC share, from its first box. */
const brandsOf = (head: string) => {
  if (head.slice(4, 8) !== "ftyp") return [];
  const size = Buffer.from(head.slice(0, 4), "latin1").readUInt32BE();
  const list = head.slice(8, Math.min(size, 200));
  return [list.slice(0, 4), ...(list.slice(8).match(/.{4}/gs) ?? [])];
};

const typeOf = (head: string): PictureType | undefined => {
  const brands = brandsOf(head);
  if (brands.some((brand) => ["avif", "avis"].includes(brand))) return "avif";
  if (brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand))) return "heic";
  return beginnings.find(([pattern]) => pattern.test(head))?.[1];
};

const others: [RegExp, string][] = [
  [/^GIF8/, "a GIF, which may be animated"],
  [/^%PDF-/, "a PDF document"],
  [/^\s*(<\?xml|<svg|<!--|<!doctype svg)/i, "a drawing (SVG)"],
  [/^\s*<(!doctype|html)/i, "a web page"],
  [/^(II\*|MM.\*)/s, "a TIFF or raw picture"],
  [/^PK/, "an archive or office document"],
  [/^/, "not a kind of picture we can use"],
];

export const moving = "This picture is animated. Please choose a still one.";

export const readType = (file: Uint8Array): PictureType => {
  const head = String.fromCharCode(...file.subarray(0, 512));
  const type = typeOf(head);
  if (!type)
    throw new PictureRefused(
      `This file is ${others.find(([pattern]) => pattern.test(head))?.[1]}. Please choose a JPEG, PNG, WebP or AVIF picture.`,
    );
  // A moving PNG says so before its first picture.
  if (type === "png" && head.includes("acTL")) throw new PictureRefused(moving);
  if (type === "avif" && brandsOf(head)[0] === "avis") throw new PictureRefused(moving);
  return type;
};

export type Focus = { x: number; y: number };

/** An upload as it is kept: upright, and without what the camera wrote into it. */
export type Original = { width: number; height: number; bytes: Uint8Array };

export type PictureFile = { width: number; type: "avif" | "jpg"; bytes: Uint8Array };

export type Cut = {
  width: number;
  height: number;
  widths: number[];
  focus: Focus;
  files: PictureFile[];
};

export type PictureMaker = {
  read(file: Uint8Array): Promise<Original>;
  cut(original: Uint8Array, focus: Focus, aspect: Aspect | undefined): Promise<Cut>;
};

/** Its native part is there for the usual machines only: the site runs without it. */
const load = async () => {
  try {
    return (await import("./make-pictures.ts")).pictureMaker;
  } catch (error) {
    throw new PictureRefused(
      `Pictures can't be processed here: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  }
};

/** Loaded with the first picture: few processes ever get one. */
export const lazyPictures: PictureMaker = {
  read: async (file) => (await load()).read(file),
  cut: async (original, focus, aspect) => (await load()).cut(original, focus, aspect),
};
