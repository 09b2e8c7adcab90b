/**
 * Pages are finished at build time, so the public address their canonical links and cards name is
 * read then: the build passes SITE_URL on under this name.
 */
const siteAddress: string = import.meta.env?.VITE_SITE_URL || "http://localhost:3000";

export const absolute = (path: string) => new URL(path, siteAddress).href;
