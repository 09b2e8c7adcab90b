import sharp from "sharp";
import { type Aspect, largestPicturePixels } from "#rules/pictures.ts";
import {
  type Cut,
  type Focus,
  moving,
  type Original,
  type PictureFile,
  type PictureMaker,
  PictureRefused,
  type PictureType,
  readType,
} from "./picture-maker.ts";

// Of all that the library could open, only what we take. Drawings could load other files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
// The other cores are for visitors, and no picture is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

const longestSeconds = 60;

/** Twice the widest place on a page: room to cut a part of it later. */
const originalSide = 3_200;
const smallestSide = 200;
const mostTimesAsLong = 6;

/** What pages ask for: portraits begin at 208, and a picture over the whole page ends at 1600. */
const widths = [208, 320, 480, 656, 832, 1280, 1600];

/** The page's own paper, under what is transparent. */
const paper = "#f7f1e7";

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The largest such part around the focus that the edges allow, and where the focus lies in it. */
const frameAround = (
  { width, height }: { width: number; height: number },
  focus: Focus,
  aspect: Aspect | undefined,
) => {
  const wanted = aspect ? aspect.width / aspect.height : width / height;
  const frameWidth = Math.max(1, Math.min(width, Math.round(height * wanted)));
  const frameHeight = Math.max(1, Math.min(height, Math.round(width / wanted)));
  const left = Math.round(within(focus.x * width - frameWidth / 2, width - frameWidth));
  const top = Math.round(within(focus.y * height - frameHeight / 2, height - frameHeight));
  return {
    region: { left, top, width: frameWidth, height: frameHeight },
    focus: {
      x: within((focus.x * width - left) / frameWidth, 1),
      y: within((focus.y * height - top) / frameHeight, 1),
    },
  };
};

const names: Record<PictureType, string> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  avif: "AVIF",
  heic: "HEIC",
};

const openPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: largestPicturePixels, failOn: "error", sequentialRead: true });

const checkMeasures = ({ width, height }: { width: number; height: number }) => {
  if (Math.min(width, height) < smallestSide)
    throw new PictureRefused(
      `This picture is too small: ${width} by ${height} pixels. It needs at least ${smallestSide} on each side.`,
    );
  if (Math.max(width, height) > mostTimesAsLong * Math.min(width, height))
    throw new PictureRefused("This picture is too long and narrow for a page.");
};

/** What can only be read whole is held in memory more than twice. Fifty million pixels of a JPEG fit. */
const mostBytesHeld = 160_000_000;
/** The library holds an AVIF six times: as it is coded, as colors, and what lies in between. */
const timesLargerInAvif = 3;

type Held = {
  width: number;
  height: number;
  channels: number;
  depth: string;
  isProgressive: boolean;
};

const checkMemory = (type: PictureType, held: Held) => {
  const { width, height, channels, depth, isProgressive } = held;
  const bytes = width * height * channels * (depth === "ushort" ? 2 : 1);
  if (type === "avif" && timesLargerInAvif * bytes > mostBytesHeld)
    throw new PictureRefused(
      "This AVIF picture is too large to be read in one piece. Please save it as JPEG, or make it smaller first.",
    );
  if (isProgressive && bytes > mostBytesHeld)
    throw new PictureRefused(
      "This picture is too large to be read in one piece. Please save it without interlacing, or make it smaller first.",
    );
};

/** The library's own words say nothing to whoever chose the file. */
const refuseUnreadable = (type: PictureType) => (error: Error) => {
  if (error instanceof PictureRefused) throw error;
  if (/pixel limit/i.test(error.message))
    throw new PictureRefused(
      `This picture has more than ${largestPicturePixels / 1_000_000} million pixels. Please make it smaller first.`,
    );
  if (/timeout/i.test(error.message))
    throw new PictureRefused("This picture took too long to read. Please make it smaller first.");
  if (type === "heic")
    throw new PictureRefused(
      "HEIC pictures can't be used here. Please save it as JPEG first. An iPhone makes it a JPEG when you email or share the picture.",
    );
  throw new PictureRefused(
    `This ${names[type]} picture is damaged or incomplete. Please choose it again, or save it again first.`,
  );
};

const readOriginal = async (file: Uint8Array): Promise<Original> => {
  const type = readType(file);
  const refuse = refuseUnreadable(type);
  const facts = await openPicture(file).metadata().catch(refuse);
  if ((facts.pages ?? 1) > 1) throw new PictureRefused(moving);
  checkMeasures(facts);
  checkMemory(type, facts);
  const { data, info } = await openPicture(file)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .flatten({ background: paper })
    .resize(originalSide, originalSide, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { width: info.width, height: info.height, bytes: data };
};

const encode = async (frame: Buffer, width: number): Promise<PictureFile[]> => {
  const small = sharp(frame).resize(width).timeout({ seconds: longestSeconds });
  const avif = await small
    .clone()
    .avif({ quality: 54, effort: 2, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const jpg = await small.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return [
    { width, type: "avif", bytes: avif },
    { width, type: "jpg", bytes: jpg },
  ];
};

const cutOriginal = async (
  original: Uint8Array,
  focus: Focus,
  aspect: Aspect | undefined,
): Promise<Cut> => {
  const whole = await openPicture(original).metadata();
  const { region, focus: inside } = frameAround(whole, focus, aspect);
  const width = Math.min(region.width, widths.at(-1) ?? region.width);
  const frame = await openPicture(original)
    .timeout({ seconds: longestSeconds })
    .extract(region)
    .resize(width)
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  const made = [...new Set([...widths.filter((one) => one < width), width])];
  const files: PictureFile[] = [];
  for (const one of made) files.push(...(await encode(frame.data, one)));
  return { width, height: frame.info.height, widths: made, focus: inside, files };
};

export const pictureMaker: PictureMaker = { read: readOriginal, cut: cutOriginal };
