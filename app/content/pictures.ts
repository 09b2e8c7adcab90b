import type { PictureName } from "./types.ts";

export type { PictureName };

type PictureFacts = { widths: number[]; width: number; height: number; alt: string };

const placeholder: PictureFacts = { widths: [], width: 1600, height: 900, alt: "" };

export const pictures = new Proxy({} as Record<PictureName, PictureFacts>, {
  get: () => placeholder,
});
