import manifest from "./pictures.json" with { type: "json" };
import type { PictureName } from "./types.ts";

export type { PictureName };

type PictureFacts = { widths: number[]; width: number; height: number; alt: string };

/** Every picture of the miniature, as the art scripts wrote it down. */
export const pictures: Record<PictureName, PictureFacts> = manifest.pictures;
