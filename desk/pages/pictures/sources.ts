import { mediaPath, pictureAspect, portraitAspect, type UploadedPicture } from "#rules/pictures.ts";

/** What a document holds: the name of one that ships, or an uploaded one. */
export type Chosen = string | UploadedPicture;

/** As those that ship. */
export const aspects = { picture: pictureAspect, portrait: portraitAspect };

export const isUpload = (value: unknown): value is UploadedPicture =>
  typeof value === "object" && value !== null && "upload" in value;

export const smallSource = ({ upload, widths }: UploadedPicture) =>
  `${mediaPath}/${upload}/${widths[0]}.jpg`;

/** The smallest that is still sharp in a window of the desk. */
export const largeSource = ({ upload, widths }: UploadedPicture) =>
  `${mediaPath}/${upload}/${widths.find((width) => width >= 600) ?? widths.at(-1)}.jpg`;
