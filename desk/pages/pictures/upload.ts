import { type Answer, CallFailed, post } from "#desk/call.ts";
import { signInAgain } from "#desk/sign-in-again.ts";
import { deskFunctions, type RefusalCode } from "#rules/desk.ts";
import {
  type Aspect,
  largestPictureBytes,
  pictureUploadPath,
  type UploadedPicture,
} from "#rules/pictures.ts";

type Uploaded = Answer<typeof pictureUploadPath>;

const lost = "The upload didn't go through. Check your connection and try again.";

const refusalIn = (text: string, status: number) => {
  try {
    const { error, code } = JSON.parse(text) as { error?: string; code?: RefusalCode };
    return new CallFailed(error ?? lost, code, status);
  } catch {
    return new CallFailed(lost, undefined, status);
  }
};

/** `fetch` tells nobody how far an upload is. */
const sendOnce = (file: File, alt: string, progress: (share: number) => void) =>
  new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => progress(loaded / total));
    request.addEventListener("error", () => reject(new CallFailed(lost)));
    request.addEventListener("load", () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText) as Uploaded);
      else reject(refusalIn(request.responseText, request.status));
    });
    request.open("POST", `${deskFunctions}/${pictureUploadPath}?${new URLSearchParams({ alt })}`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.send(file);
  });

/** Sends a picture to the desk. Whoever has been signed out signs in over it, and it goes again. */
const uploadPicture = async (
  file: File,
  alt: string,
  progress: (share: number) => void,
): Promise<Uploaded> => {
  if (file.size > largestPictureBytes)
    throw new CallFailed(
      `This file is larger than ${largestPictureBytes / 2 ** 20} MB. Please use a smaller one.`,
    );
  try {
    return await sendOnce(file, alt, progress);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== "signed-out") throw error;
    if (!(await signInAgain("signed-out"))) throw error;
    return sendOnce(file, alt, progress);
  }
};

type Cut = { alt: string; focus: UploadedPicture["focus"]; aspect: Aspect };

/** Uploads a picture, and makes of it what pages show. */
export const uploadAndCut = async (
  file: File,
  cut: Cut,
  progress: (share: number) => void,
): Promise<UploadedPicture> => {
  const { id } = await uploadPicture(file, cut.alt, progress);
  return (await post("pages/cut-picture", { id, ...cut })).picture;
};
