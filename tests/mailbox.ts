import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** What the site has mailed so far to somebody, or on their behalf. */
export const mailsAbout = async (address: string) => {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter((mail) =>
    [...(mail.to ?? []), ...(mail.replyTo ?? [])].some((one) => one.address === address),
  );
};

/** The subjects of what staff got from this address. */
export const subjectsFrom = async (address: string) =>
  (await mailsAbout(address))
    .filter(({ replyTo }) => replyTo?.[0]?.address === address)
    .map(({ subject }) => subject);
