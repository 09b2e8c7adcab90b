import { join } from "node:path";
import { mailsIn } from "#backend/testing/mail-folder.ts";

const allMails = () => mailsIn(join(process.env.E2E_DATA_DIR ?? "", "mail"));

/** Those that name somebody who has no address. */
export const mailsSaying = async (name: string) =>
  (await allMails()).filter(({ text }) => text?.includes(name));

/** What the site has mailed so far to somebody, or on their behalf. */
export const mailsAbout = async (address: string) => {
  const mails = await allMails();
  return mails.filter((mail) =>
    [...(mail.to ?? []), ...(mail.replyTo ?? [])].some((one) => one.address === address),
  );
};

/** The subjects of what staff got from this address. */
export const subjectsFrom = async (address: string) =>
  (await mailsAbout(address))
    .filter(({ replyTo }) => replyTo?.[0]?.address === address)
    .map(({ subject }) => subject);
