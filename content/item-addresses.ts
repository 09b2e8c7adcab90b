import { nameFrom } from "#rules/name-from.ts";
import { withoutTokens } from "#rules/tokens.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const freeName = (name: string, taken: ReadonlySet<unknown>, number = 1): string => {
  const numbered = number === 1 ? name : `${name}-${number}`;
  return taken.has(numbered) ? freeName(name, taken, number + 1) : numbered;
};

/**
 * Items of a list that have no name in an address yet get one from their title; without a word in
 * it, they are called as the list. Drafts may be anything.
 */
export const withAddresses =
  (list: string, kept: readonly string[]) => (content: Record<string, unknown>) => {
    const items = content[list];
    if (!Array.isArray(items)) return content;
    const taken = new Set<unknown>([
      ...kept,
      ...items.map((item) => isRecord(item) && item.address),
    ]);
    const named = items.map((item: unknown) => {
      if (!isRecord(item) || item.address) return item;
      const title = nameFrom(withoutTokens(String(item.title ?? "")));
      const address = freeName(title || list, taken);
      taken.add(address);
      return { ...item, address };
    });
    return { ...content, [list]: named };
  };
