import { createContext, type ReactElement, use } from "react";
import type { Described } from "./seo/page-meta.ts";
import type { Site } from "./site.ts";

/** What a page is made of besides its code, as it travels to the browser. */
export type PageData = {
  /** Where the page stands, the page for all unknown paths at /404, or /es/404. */
  path: string;
  site: Site;
  /** What it says about itself to search engines and to those it is shared with. */
  head: Described[];
  /** What its component is handed: its row of page-props.ts. */
  props: object;
  /** Whose code it is made for: that of another build may look for other things in it. */
  build: string;
};

/** All that it takes to show a page. */
export type Page = { body: ReactElement; data: PageData };

/** The page that is shown, and how the visitor came to it. */
export type Visit = {
  page: Page;
  /** Known in the browser only: a finished page serves every address that leads to it. */
  address?: URL;
  by: "load" | "link" | "history";
};

/** For a page, its own visit; for the frame around it, the one that is drawn whole. */
export const VisitContext = createContext<Visit | null>(null);

/** Whether all of the page is drawn, or its opening alone so far. */
export const WholeContext = createContext(true);

export const useVisit = () => {
  const visit = use(VisitContext);
  if (!visit) throw new Error("This stands only on a page.");
  return visit;
};
