import { hash, randomBytes } from "node:crypto";
import type { Database } from "#backend/storage/database.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { chicagoDayEnd } from "#rules/chicago.ts";
import { linkWordsOf } from "#rules/link-words.ts";
import { otherNames } from "#rules/visits.ts";
import {
  describeVisitor,
  isFetchedAhead,
  missingPath,
  otherSite,
  refusesCounting,
  type VisitHeaders,
} from "./visitor.ts";
import { type Counted, type Counts, mostNames, writeCounts } from "./write-counts.ts";

export type View = {
  /** The path of a page, or of one that there is not. */
  path: string;
  isMissing?: boolean;
  headers: VisitHeaders;
  address: () => string;
  /** Who holds the connection: the visitor, or a proxy. */
  peer?: string | undefined;
  /** The address of the page with the link. */
  from: string;
  /** What stands behind the path, with the campaign words. */
  query: string;
};

/** What the visitors behind one address did today. Known until midnight, and only here. */
type Network = { visitors: number; ways: Set<string> };

/** Known until midnight, and only here. */
type Visitor = { views: number; opened: number[]; came: string[]; network?: Network };

/** Who used an address last; null is a robot. */
type User = { address: string; peer: string; browser: string; visitor: Visitor | null };

/** How long visitors and robots are told without hashing again, and how many texts that takes. */
const recentMs = 60_000;
const mostTexts = 5_000;

/** Several times as many as there are visitors in a minute. A power of two. */
const places = 16_384;
/** Of an address and a browser together: longer ones are told anew each time. */
const longestKept = 600;

/** Longer than an address; of a list of them the last is the one that a proxy of ours wrote. */
const lettersThatMatter = 40;

/**
 * The first of two places where whoever comes from this address is remembered. A map would look at
 * half a dozen parts of memory that nothing else has used meanwhile, which took longer than all the
 * rest of counting.
 */
const placeOf = (address: string) =>
  2 * (sumOf(address, address.length - lettersThatMatter) & (places / 2 - 1));

const sumOf = (text: string, from = 0) => {
  let sum = 0;
  for (let at = Math.max(0, from); at < text.length; at++)
    sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
};

/** Of one process in one day. Beyond it, views alone are counted. */
const mostVisitors = 50_000;

/** A school or a phone company behind one address. Beyond it, somebody makes visitors up. */
export const mostVisitorsOfNetwork = 300;

/** Different links and sites by which the visitors of one network come in a day. */
const mostWaysOfNetwork = 20;

/** Nobody reads more in a day: what asks on is a program, whatever it calls itself. */
export const mostViewsOfVisitor = 300;

/** Different links and sites that one visitor comes by in a day. */
const mostWays = 10;

const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/** Longest path of a page. */
const longestName = 200;

/**
 * Counts in memory, all of it bounded; `write` puts it into the database. One visitor of a day is
 * told by a keyed hash of address and browser. The key is made here, replaced at Chicago's midnight
 * together with all hashes, and never leaves the process.
 */
export const createVisitCounter = (now: () => Date, siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl);
  const home = `${origin}/`;
  const ours = new Set([hostname, hostname.replace(/^www\./, "")]);
  let day = "";
  let dayEnds = 0;
  let key = "";
  let visitors = new Map<string, Visitor>();
  let networks = new Map<string, Network>();
  /** By the address that the connection has or names. */
  const recent = new Array<User | undefined>(places).fill(undefined);
  /** Each text once: what is compared for every visit is then near at hand. */
  const texts = new Map<string, string>();
  let recentSince = 0;
  let counts: Counts = new Map();
  /** Of a day that has ended since the last writing. */
  let ended: { day: string; counts: Counts }[] = [];

  const beginDay = () => {
    const at = now();
    if (at.getTime() < dayEnds) return;
    // A process that nobody writes for keeps no more than two days.
    if (counts.size > 0) ended = [{ day, counts }];
    counts = new Map();
    day = chicagoDay.format(at);
    dayEnds = Date.parse(chicagoDayEnd(day));
    key = randomBytes(24).toString("base64");
    visitors = new Map();
    networks = new Map();
    forgetRecent();
  };

  /** Addresses are in it, which lie here for a minute and not for a day. */
  const forgetRecent = () => {
    recent.fill(undefined);
    texts.clear();
    recentSince = now().getTime();
  };

  /** Pages of the site have room of their own: made-up paths do not keep them out. */
  let isKnownPage = (_path: string) => false;

  const count = (kind: Counted, name = "") => {
    let names = counts.get(kind);
    if (!names) {
      names = new Map();
      counts.set(kind, names);
    }
    const known = names.get(name);
    const isPage = kind === "page" || kind === "page-visitors";
    const fits = known !== undefined || isPage || names.size < mostNames;
    const kept = fits ? name : otherNames;
    names.set(kept, (known ?? names.get(kept) ?? 0) + 1);
  };

  const tell = ({ headers, address }: View): Visitor | null => {
    beginDay();
    const described = describeVisitor(headers);
    if (!described) return null;
    const id = hash("sha256", `${key} ${address()} ${described.id}`, "base64url");
    const known = visitors.get(id);
    if (known) return known;
    if (visitors.size >= mostVisitors) return { views: 1, opened: [], came: [] };
    const network = networkOf(address());
    if (network.visitors >= mostVisitorsOfNetwork) return null;
    network.visitors += 1;
    const visitor = { views: 0, opened: [], came: [], network };
    visitors.set(id, visitor);
    count("visitors");
    count("device", described.device);
    if (described.language) count("language", described.language);
    return visitor;
  };

  /** Hashed, as visitors are. */
  const networkOf = (address: string) => {
    const id = hash("sha256", `${key} ${widestOf(address)}`, "base64url");
    const known = networks.get(id) ?? { visitors: 0, ways: new Set() };
    networks.set(id, known);
    return known;
  };

  const once = (text: string) => {
    const known = texts.get(text);
    if (known === undefined && texts.size < mostTexts) texts.set(text, text);
    return known ?? text;
  };

  /** To read the address and to hash it takes ten times as long as all the rest of counting. */
  const visitorOf = (view: View) => {
    const { headers, peer } = view;
    if (peer === undefined) return tell(view);
    const browser = String(headers["user-agent"]);
    const address = String(headers["x-forwarded-for"] ?? peer);
    const place = placeOf(address);
    for (let at = place; at < place + 2; at++) {
      const known = recent[at];
      if (known?.address === address && known.browser === browser && known.peer === peer)
        return known.visitor;
    }
    const visitor = tell(view);
    if (address.length + browser.length > longestKept) return visitor;
    recent[place + 1] = recent[place];
    recent[place] = { address, peer: once(peer), browser: once(browser), visitor };
    return visitor;
  };

  /** Each way once a day for each visitor: a page that is loaded again was not arrived at again. */
  const countWay = (visitor: Visitor, kind: "from" | "campaign", name: string) => {
    const way = `${kind} ${name}`;
    if (visitor.came.includes(way) || visitor.came.length >= mostWays) return;
    const ways = visitor.network?.ways;
    if (ways && !ways.has(way) && ways.size >= mostWaysOfNetwork) return;
    ways?.add(way);
    visitor.came.push(way);
    count(kind, name);
  };

  /** By a number for each path, which takes no more room however long a path is made up. */
  const countPage = (visitor: Visitor, path: string) => {
    const isPage = isKnownPage(path);
    count(isPage ? "page" : "asked", path);
    const number = sumOf(path);
    if (!visitor.network || visitor.opened.includes(number)) return;
    visitor.opened.push(number);
    count(isPage ? "page-visitors" : "asked-visitors", path);
  };

  return {
    /** Never throws, waits for nothing. Answers whether something is to be written. */
    count(view: View): boolean {
      const { headers } = view;
      if (refusesCounting(headers) || isFetchedAhead(headers)) return false;
      const visitor = visitorOf(view);
      if (!visitor || visitor.views >= mostViewsOfVisitor) return false;
      const isFirst = visitor.views === 0;
      visitor.views += 1;
      if (view.isMissing) count("missing", missingPath(view.path) ?? otherNames);
      else countPage(visitor, view.path.length <= longestName ? view.path : otherNames);
      const { from } = view;
      const site = from && !from.startsWith(home) ? otherSite(from, ours, headers.host) : "";
      if (site || isFirst) countWay(visitor, "from", site);
      const campaign = view.query.includes("utm_") && linkWordsOf(new URLSearchParams(view.query));
      if (campaign) countWay(visitor, "campaign", campaign);
      return true;
    },

    /** Forgets yesterday, and writes what was counted. What cannot be written is dropped. */
    async write(db: Database, isPage: (path: string) => boolean): Promise<number> {
      beginDay();
      if (now().getTime() - recentSince >= recentMs) forgetRecent();
      isKnownPage = isPage;
      const batches = [...ended, ...(counts.size > 0 ? [{ day, counts }] : [])];
      ended = [];
      counts = new Map();
      for (const batch of batches) await writeCounts(db, batch.day, batch.counts, isPage);
      return batches.length;
    },

    /** Whether anything waits to be written. */
    isEmpty: () => counts.size === 0 && ended.length === 0,
  };
};

export type VisitCounter = ReturnType<typeof createVisitCounter>;
