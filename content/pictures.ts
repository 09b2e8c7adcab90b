import manifest from "./pictures.json" with { type: "json" };

/** Every picture that is described in pictures.json. */
export type PictureName = keyof typeof manifest.pictures;

type PictureFacts = { widths: number[]; width: number; height: number; alt: string };

/** Every picture of the miniature, as the art scripts wrote it down. */
export const pictures: Record<PictureName, PictureFacts> = manifest.pictures;
