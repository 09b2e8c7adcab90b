import { createContext, use } from "react";
import type { Frame } from "#content/frame.ts";
import type { Organisation } from "#content/organisation.ts";
import type { Language } from "#rules/languages.ts";
import type { Words } from "#rules/say.ts";

/** What every page shows around its own content. */
export type Site = {
  language: Language;
  /** The words of its components, where they are not English. */
  words?: Words;
  organisation: Omit<Organisation, "newsletterRhythm" | "careersEmail" | "boardEmail">;
  frame: Frame;
  /** Where the legal words at the foot lead, those of them that are written. */
  legal: Partial<Record<keyof Frame["legal"], string>>;
  /** What stands above every page, with its times in milliseconds, or will before long. */
  notice: {
    text: string;
    link: string;
    linkText: string;
    from: number;
    until: number;
    /** Whether it stood when the page was drawn. */
    shown: boolean;
  } | null;
  /** The last date of an event or a project that had gone by when the page was drawn. */
  goneBy: number;
};

export const SiteContext = createContext<Site | null>(null);

/** There is no page without the site around it. */
export const useSite = () => {
  const site = use(SiteContext);
  if (!site) throw new Error("This stands only on a page.");
  return site;
};

export const useOrganisation = () => useSite().organisation;
