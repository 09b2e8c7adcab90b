import type { Upload } from "#content/fields.ts";

/** Where a picture that was uploaded at the desk lies, in one of its widths. */
export const mediaFile = ({ upload }: Upload, width: number, type: "avif" | "jpg") =>
  `/media/${upload}/${width}.${type}`;
