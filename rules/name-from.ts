import { normalized } from "./normalized.ts";

const longest = 60;

/** A name for an address, made of whole words of a title: `windows-in-heat-on`. */
export const nameFrom = (title: string) => {
  const words = normalized("NFKD", title)
    .replace(/[\p{M}’']/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = words?.join("-") ?? "";
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || name.slice(0, longest);
};
