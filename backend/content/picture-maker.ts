import type { Aspect } from "#rules/pictures.ts";
import { PictureRefused } from "./picture-type.ts";

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

/** What turns files into pictures, where the host has it. Throws PictureRefused with a sentence. */
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
      `Pictures cannot be worked on here: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  }
};

/** Loaded with the first picture: few processes ever get one. */
export const lazyPictures: PictureMaker = {
  read: async (file) => (await load()).read(file),
  cut: async (original, focus, aspect) => (await load()).cut(original, focus, aspect),
};
