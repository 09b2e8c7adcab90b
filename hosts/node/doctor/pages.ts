import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#backend/doctor/finding.ts";
import { readBuildFacts } from "#hosts/node/build-facts.ts";

/** What the built pages tell: whether there are any, and whom they were built for. */
export const checkPages = (buildDirectory: string, siteUrl: string): Finding[] => {
  const client = join(buildDirectory, "client");
  const facts = readBuildFacts(buildDirectory);
  if (!facts || !existsSync(client))
    return [
      {
        level: "warning",
        about: "pages-missing",
        says: "The pages are not built.",
        remedy: "npm run build",
      },
    ];
  return [
    ...(facts.siteUrl === siteUrl
      ? []
      : [
          {
            level: "warning" as const,
            about: "pages-for-another-address",
            says: `The pages were built for ${facts.siteUrl}: links for search engines and cards lead there.`,
            remedy: "Build again with this SITE_URL: npm run build",
          },
        ]),
  ];
};
