import { isPageData } from "#hosts/node/site-addresses.ts";
import { type SiteFiles, siteOf } from "#hosts/node/site-files.ts";

/**
 * Until when data of pages as they were is served. A visitor may have got such a page a moment ago
 * and ask for its data now; later it would only show words that somebody took down.
 */
export const createEarlierData = (keepMs: number) => {
  /** By address, when it was replaced; not by the clock of the day, which may be put back. */
  const replaced = new Map<string, number>();

  return {
    /** These files are served from now on, of which `drawn` are of the present revision. */
    note({ files }: SiteFiles, drawn: readonly string[]) {
      for (const address of drawn) replaced.delete(address);
      const present = new Set(drawn);
      for (const address of files.keys())
        if (isPageData(address) && !present.has(address) && !replaced.has(address))
          replaced.set(address, performance.now());
    },
    /** The files without what was replaced too long ago, or undefined if there is nothing such. */
    without({ files }: SiteFiles): SiteFiles | undefined {
      const old = [...replaced]
        .filter(([, since]) => performance.now() - since >= keepMs)
        .map(([address]) => address);
      if (old.length === 0) return undefined;
      const left = new Map(files);
      for (const address of old) {
        left.delete(address);
        replaced.delete(address);
      }
      return siteOf(left);
    },
  };
};
