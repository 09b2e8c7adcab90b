import { z } from "zod";
import "./default-message.ts";
import { momentText } from "./moment.ts";

/** Pictures that staff upload at the desk. */

export type Aspect = { width: number; height: number };

/** A picture from the desk, as a document holds it: all that a page needs to show it. */
export type UploadedPicture = {
  /** The files are /media/<upload>/<width>.avif and .jpg. */
  upload: string;
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  alt: string;
  /** What has to stay in view where a page cuts it again, as shares of width and height. */
  focus: { x: number; y: number };
};

export const largestPictureBytes = 25 * 2 ** 20;
export const largestPicturePixels = 50_000_000;

export const mediaPath = "/media";

/** Among the functions of the desk. */
export const pictureUploadPath = "pages/upload-picture";

/** How long caches may show a picture without asking whether it is still on the site. */
export const cachedSeconds = 60;

const alternative = z
  .string({ error: "Please describe the picture in a sentence" })
  .trim()
  .min(1, "Please describe the picture in a sentence")
  .max(300, "Please use at most 300 characters");
const share = z.number().min(0).max(1);
const side = z.number().int().min(1).max(10_000);

/** Pictures of a page, and portraits: the proportions of those that ship. */
export const pictureAspect: Aspect = { width: 16, height: 9 };
export const portraitAspect: Aspect = { width: 4, height: 5 };

const typedShare = z.coerce.number<number | string>().min(0).max(1).catch(0.5);

/**
 * pages/upload-picture: in the address; the body is the file itself, sent as the picture's type.
 * `x` and `y` are the focus, `aspect` is such as `16:9`.
 */
export const pictureUpload = z.object({
  alt: alternative,
  x: typedShare,
  y: typedShare,
  aspect: z
    .string()
    .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/, "The proportions of the picture could not be read.")
    .transform((text): Aspect => {
      const [width = 1, height = 1] = text.split(":").map(Number);
      return { width, height };
    })
    .optional(),
});
/**
 * pages/cut-picture: cuts around the focus, which stays in the picture. Without an aspect nothing is
 * cut off.
 */
export const pictureCut = z.object({
  id: z.uuid("We couldn't find this picture."),
  alt: alternative,
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  aspect: z.object({ width: side, height: side }).nullish(),
});
/** pages/delete-picture: the upload with all that was made from it. */
export const oneStoredPicture = z.object({ id: z.uuid("We couldn't find this picture.") });
/** `before` is when the last picture of the page before came. */
export const picturesPage = z.object({
  before: momentText("Please enter a date and a time").optional(),
});
