import { nameFrom } from "#rules/name-from.ts";
import { keptNewsNames } from "#rules/news.ts";
import { withoutTokens } from "#rules/tokens.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const freeName = (name: string, taken: ReadonlySet<unknown>, number = 1): string => {
  const numbered = number === 1 ? name : `${name}-${number}`;
  return taken.has(numbered) ? freeName(name, taken, number + 1) : numbered;
};

/** Items that have no name in an address yet get one from their title. Drafts may be anything. */
export const withNewsAddresses = (content: Record<string, unknown>) => {
  if (!Array.isArray(content.news)) return content;
  const taken = new Set<unknown>([
    ...keptNewsNames,
    ...content.news.map((item) => isRecord(item) && item.address),
  ]);
  const named = content.news.map((item: unknown) => {
    if (!isRecord(item) || item.address) return item;
    const title = nameFrom(withoutTokens(String(item.title ?? "")));
    const address = freeName(title || "news", taken);
    taken.add(address);
    return { ...item, address };
  });
  return { ...content, news: named };
};
