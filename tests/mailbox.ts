import { join } from "node:path";
import { mailsIn } from "#backend/testing/mail-folder.ts";

/** What the site has mailed so far to somebody, or on their behalf. */
export const mailsAbout = async (address: string) => {
  const mails = await mailsIn(join(process.env.E2E_DATA_DIR ?? "", "mail"));
  return mails.filter((mail) =>
    [...(mail.to ?? []), ...(mail.replyTo ?? [])].some((one) => one.address === address),
  );
};

/** The subjects of what staff got from this address. */
export const subjectsFrom = async (address: string) =>
  (await mailsAbout(address))
    .filter(({ replyTo }) => replyTo?.[0]?.address === address)
    .map(({ subject }) => subject);
