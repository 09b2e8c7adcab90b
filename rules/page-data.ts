/**
 * What a page is made of besides its code, as its loaders gave it: what stands around every page,
 * and what this one says. Pages carry it for their scripts; moving on asks for the next page's.
 */
export const pageDataId = "page-data";

/** The script of the page itself, among those that it brings. */
export const pageScriptId = "page-script";

/** Where the data of the page at a path is found, with or without a slash at its end. */
export const pageDataPath = (path: string) => `${path.replace(/\/$/, "") || "/_"}.data`;
