import { trapName } from "#rules/form-guard.ts";

/** Stored and marked but not mailed, and the sender is told the same: a program learns nothing. */
export const suspicionOf = (body: unknown): string | null =>
  (body as Record<string, unknown> | null)?.[trapName] ? "filled in the hidden field" : null;

/** By hand: an expression begins anew at each of thousands of dots. */
const withoutEnd = (site: string) => {
  let end = site.length;
  while (end > 0 && ".,;:!?".includes(site[end - 1] ?? "")) end -= 1;
  return site.slice(0, end);
};

const linksIn = (text: string) =>
  [...text.matchAll(/(?:https?:\/\/|\bwww\.)([^\s/<>"'\])]+)/gi)].map(([, site = ""]) =>
    withoutEnd(site.toLowerCase().replace(/^www\./, "")),
  );

/** Nobody types these into a form. */
const linkAsCode = /<a\s[^<>]*href|\[(?:url|link)[=\]]/i;

/** More different sites than anybody recommends at once. */
const manySites = 5;

/**
 * What a stranger sells with a link. One of them alone stands in many an honest message, so none
 * stands here beside another that honest people use with it ("casino" and "slots" for a party).
 */
const sellingWords = [
  ...["SEO", "backlinks", "dofollow", "guest posts?", "sponsored posts?", "link insertion"],
  ...["first page of Google", "rank higher", "Google ranking", "domain authority"],
  ...["your traffic", "targeted visitors", "contact forms?", "high authority", "verified leads"],
  ...["outsource", "affordable price", "factory price", "cheap price", "best price", "followers"],
  ...["free trial", "free audit", "free shipping", "fast shipping", "discreet shipping"],
  ...["money back guarantee", "limited time offer", "today only", "\\d+% off", "final notice"],
  ...["buy now", "order now", "apply now", "join now", "act now", "book a call now"],
  ...["casino", "free spins", "betting", "crypto", "forex", "trading", "guaranteed profit"],
  ...["passive income", "earn money online", "no experience needed", "no credit check"],
  ...["viagra", "cialis", "without prescription", "lose weight", "your prize"],
  ...["replica", "porn", "sexy?", "hot singles", "explainer videos?"],
  ...["казино", "бонус", "ссылки", "прогон", "продвижение", "рассылка", "заработок", "займ"],
];
/** Where hardly anybody but sellers has a site, or hides one. */
const sellingSites = /\.(?:bet|casino|click|icu|live|online|ru|shop|top|win|xyz)$|^(?:t|wa)\.me$/;

const selling = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${sellingWords.join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

const inQuotes = (words: string[]) =>
  new Intl.ListFormat("en-US").format(words.sort().map((word) => `“${word}”`));

/**
 * What the sender did, if it is obviously link spam, or null. A link alone, and a word alone, is no
 * reason: people send us articles, forms, pictures and warnings.
 */
export const spamIn = ({ email: _, ...written }: Record<string, unknown>): string | null => {
  const { firstName, lastName, name } = written;
  if (linksIn(`${firstName} ${lastName} ${name}`).length > 0) return "gave a link as a name";
  const texts = Object.values(written).filter((value) => typeof value === "string");
  const text = texts.join("\n");
  if (linkAsCode.test(text)) return "sent a message with HTML links";
  const sites = new Set(linksIn(text));
  if (sites.size === 0) return null;
  if (sites.size >= manySites) return `linked to ${sites.size} different sites`;
  const signs = new Set([
    ...[...text.matchAll(selling)].map(([word]) => word.toLowerCase()),
    ...[...sites].flatMap((site) => site.match(sellingSites)?.[0] ?? []),
  ]);
  return signs.size >= 2 ? `sent a link together with ${inQuotes([...signs])}` : null;
};
