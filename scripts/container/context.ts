import { cp, readFile } from "node:fs/promises";
import { dirname, join, matchesGlob, relative } from "node:path";

/** Whether a `.dockerignore` keeps a path out: the last pattern that speaks of it decides. */
const isIgnored = (ignoreFile: string, path: string): boolean => {
  const patterns = ignoreFile
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const last = patterns.findLast((pattern) => concerns(pattern.replace(/^!/, ""), path));
  return last !== undefined && !last.startsWith("!");
};

/** A pattern that names a folder speaks of everything in it. */
const concerns = (pattern: string, path: string): boolean =>
  matchesGlob(path, pattern) || (dirname(path) !== "." && concerns(pattern, dirname(path)));

/** Copies what `docker build` would be given, and nothing else. */
export const copyContext = async (root: string, folder: string) => {
  const ignoreFile = await readFile(join(root, ".dockerignore"), "utf8");
  const excepted = ignoreFile.includes("\n!");
  await cp(root, folder, {
    recursive: true,
    filter: (source) => {
      const path = relative(root, source);
      // Within an ignored folder something may be excepted; here nothing is, and folders are large.
      if (excepted) throw new Error("Exceptions in .dockerignore are not copied by this test.");
      return path === "" || !isIgnored(ignoreFile, path);
    },
  });
};
