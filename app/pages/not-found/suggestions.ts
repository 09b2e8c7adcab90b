import type { NotFound } from "#content/not-found.ts";
import type { NavigationLink } from "#content/types.ts";

type Suggestions = Pick<NotFound, "absent" | "folders" | "otherwise">;

/** A path nobody foresaw still tells its first folder: /programs/tutoring is about programs. */
export const suggestionsFor = (
  { absent, folders, otherwise }: Suggestions,
  path: string,
): NavigationLink[] => {
  const clean = path.toLowerCase().replace(/\/+$/, "");
  const folder = `/${clean.split("/")[1] ?? ""}`;
  const found =
    absent.find((one) => one.path === clean) ?? folders.find((one) => one.path === folder);
  return found?.links ?? otherwise;
};
