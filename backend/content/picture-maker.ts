import type { Aspect } from "#rules/pictures.ts";

type Focus = { x: number; y: number };

/** An upload as it is kept: upright, and without what the camera wrote into it. */
export type Original = { width: number; height: number; bytes: Uint8Array };

export type PictureFile = { width: number; type: "avif" | "jpg"; bytes: Uint8Array };

/** A cut of an original in all its sizes. */
export type Cut = {
  width: number;
  height: number;
  widths: number[];
  focus: Focus;
  files: PictureFile[];
};

/** What turns files into pictures, where the host has it. Throws PictureRefused with a sentence. */
export type PictureMaker = {
  read(file: Uint8Array): Promise<Original>;
  cut(original: Uint8Array, focus: Focus, aspect: Aspect | undefined): Promise<Cut>;
};
