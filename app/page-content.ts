import { createContext, use } from "react";
import type { Site } from "./site.ts";

/** What a page is made of besides its code: what stands around every page, and what this one says. */
export type PageContent = {
  site: Site;
  page: unknown;
  /** Whose code it is made for: that of another build may look for other things in it. */
  build: string;
};

export const PageContentContext = createContext<PageContent | null>(null);

type Given<Source> = Source extends (...given: never[]) => infer Result ? Awaited<Result> : Source;

/** What the page's loader gave: of the type of that, or as much of it as is named. */
export const useLoaderData = <Source>() => use(PageContentContext)?.page as Given<Source>;
