import { z } from "zod";
import { campaignPath, wayPath } from "#rules/campaigns.ts";
import { letterPath, newsPath } from "#rules/news.ts";
import { campaigns } from "./campaigns.ts";
import { documents } from "./documents.ts";
import { lettersOnSite } from "./letters-on-site.ts";
import { hasPage, news } from "./news.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";
import { ways } from "./ways.ts";

/** As much of an item as its page needs. Of a draft, which may be anything, more is not sure. */
const newsItem = z.object({
  title: z.string(),
  address: z.string(),
  parts: z.array(z.unknown()),
});

const named = z.object({ title: z.string(), address: z.string().min(1) });

const itemsOf = <Item>(items: unknown, schema: z.ZodType<Item>) =>
  (Array.isArray(items) ? items : []).flatMap((item) => schema.safeParse(item).data ?? []);

/** The pages that are made from the items of a list, one for each. */
const pagesFromData = (snapshot: Snapshot) => [
  ...itemsOf(contentOf(snapshot, news).news, newsItem)
    .filter(hasPage)
    .map(({ title, address }) => ({ path: newsPath(address), title: `News: ${title}` })),
  ...itemsOf(contentOf(snapshot, campaigns).campaigns, named).map(({ title, address }) => ({
    path: campaignPath(address),
    title: `Campaign: ${title}`,
  })),
  ...itemsOf(contentOf(snapshot, ways).ways, named).map(({ title, address }) => ({
    path: wayPath(address),
    title: `Way to give: ${title}`,
  })),
  ...lettersOnSite(snapshot).map(({ subject, address }) => ({
    path: letterPath(address),
    title: `Newsletter: ${subject}`,
  })),
];

/** Where the site may have a page: each document of a page says where, and some lists have more. */
export const sitePages = (snapshot: Snapshot): { path: string; title: string }[] => [
  ...documents.flatMap(({ path, title }) => (path ? [{ path, title }] : [])),
  ...pagesFromData(snapshot),
];
