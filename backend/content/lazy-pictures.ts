import type { PictureMaker } from "./picture-maker.ts";
import { PictureRefused } from "./picture-type.ts";

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
