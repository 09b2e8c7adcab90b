export type Encoding = "br" | "gzip" | "plain";

const quality = (parameters: string[]) => {
  const given = parameters.find((parameter) => /^\s*q=/i.test(parameter));
  return given ? Number(given.split("=")[1]) : 1;
};

const readAcceptEncoding = (header: string): Encoding[] => {
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";");
      return [name.trim().toLowerCase(), quality(parameters)] as const;
    }),
  );
  const allows = (name: string) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).filter(allows);
};

// Browsers send a handful of different values; the bound is for those who send any number.
const remembered = new Map<string, Encoding[]>();
const rememberedMost = 200;
const longestMeant = 300;

/** The compressed forms a client takes, the smallest first. */
export const acceptedEncodings = (header: string | undefined): Encoding[] => {
  if (!header || header.length > longestMeant) return [];
  const known = remembered.get(header);
  if (known) return known;
  const read = readAcceptEncoding(header);
  if (remembered.size < rememberedMost) remembered.set(header, read);
  return read;
};

/** Whether an If-None-Match list names this tag, by the weak comparison it calls for. */
export const matchesTag = (header: string | undefined, etag: string) => {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
};

export type Range = { start: number; end: number };

/**
 * The one byte range asked for; "all" when there is none that must be honoured (several ranges,
 * another unit, or no syntax known to us); "none" when it lies outside the file.
 */
export const readRange = (header: string | undefined, size: number): Range | "all" | "none" => {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match) return "all";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "all";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0
      ? "none"
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Number(last);
  if (last !== "" && end < start) return "all";
  return start >= size ? "none" : { start, end: Math.min(end, size - 1) };
};
