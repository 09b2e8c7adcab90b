import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** What has this ending is complete and stays as it is; whoever waits for a mail looks often. */
const parsed = new Map<string, ReturnType<typeof PostalMime.parse>>();

const parse = (file: string) => {
  const known = parsed.get(file) ?? readFile(file).then((mail) => PostalMime.parse(mail));
  parsed.set(file, known);
  return known;
};

/** The mails in a folder, oldest first. What is still being written has another ending. */
export const mailsIn = async (folder: string) => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.sort().map((name) => parse(join(folder, name))));
};
