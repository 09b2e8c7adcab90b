/** What a file is by its own first bytes; its name and its declared type can say anything. */

const startsWith = (file: Uint8Array, bytes: number[], at = 0) =>
  bytes.every((byte, index) => file[at + index] === byte);

const text = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.subarray(from, to));

/** The families of the container that AVIF and HEIC share, from its first box. */
const brandsOf = (file: Uint8Array) => {
  if (text(file, 4, 8) !== "ftyp") return [];
  const size = new DataView(file.buffer, file.byteOffset).getUint32(0);
  const list = text(file, 8, Math.min(size, 200, file.length));
  return [list.slice(0, 4), ...(list.slice(8).match(/.{4}/gs) ?? [])];
};

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

const typeOf = (file: Uint8Array): PictureType | undefined => {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (text(file, 0, 4) === "RIFF" && text(file, 8, 12) === "WEBP") return "webp";
  const brands = brandsOf(file);
  if (brands.some((brand) => ["avif", "avis"].includes(brand))) return "avif";
  if (brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand))) return "heic";
  return undefined;
};

const beginning = (file: Uint8Array) => text(file, 0, 256).trimStart().toLowerCase();

/** What else it is, in words, for whoever chose it. */
const otherKind = (file: Uint8Array) => {
  if (startsWith(file, [0x47, 0x49, 0x46, 0x38])) return "a GIF, which may move";
  if (text(file, 0, 5) === "%PDF-") return "a PDF document";
  if (/^(<\?xml|<svg|<!--|<!doctype svg)/.test(beginning(file))) return "a drawing (SVG)";
  if (/^<(!doctype|html)/.test(beginning(file))) return "a web page";
  if (startsWith(file, [0x49, 0x49, 0x2a, 0x00]) || startsWith(file, [0x4d, 0x4d, 0x00, 0x2a]))
    return "a TIFF or raw picture";
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) return "an archive or office document";
  return "no picture that we know";
};

/** A moving PNG says so before its first picture. */
const isMovingPng = (file: Uint8Array) => text(file, 0, 512).includes("acTL");

/** A picture that cannot be taken, with the sentence for whoever chose it. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

export const moving = "This picture moves. Please choose a still one.";

/** The type of a picture that we take, or a sentence why not. */
export const readType = (file: Uint8Array): PictureType => {
  const type = typeOf(file);
  if (!type)
    throw new PictureRefused(
      `This file is ${otherKind(file)}. Please choose a JPEG, PNG, WebP or AVIF picture.`,
    );
  if (type === "png" && isMovingPng(file)) throw new PictureRefused(moving);
  if (type === "avif" && brandsOf(file)[0] === "avis") throw new PictureRefused(moving);
  return type;
};
