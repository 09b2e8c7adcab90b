import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#backend/doctor/finding.ts";
import { samplePhone } from "#backend/doctor/sample.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import { readBuildFacts } from "#hosts/node/build-facts.ts";

const sampleMailbox = /mailto:[^"@]+@[\w.-]+\.example\b/;

/** The addresses of the built pages that show a phone or a mailbox of the sample. */
const pagesWithSamples = (client: string) =>
  globSync("**/index.html", { cwd: client })
    .filter((file) => {
      const html = readFileSync(join(client, file), "utf8");
      return samplePhone.test(html) || sampleMailbox.test(html);
    })
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort();

const longestList = 6;

/** What the built pages tell: whom they were built for, and what on them is not yours yet. */
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
  const sample = pagesWithSamples(client);
  const more = sample.length - longestList;
  const named = `${sample.slice(0, longestList).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
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
    ...(sample.length > 0
      ? [
          {
            level: isLocalAddress(siteUrl) ? ("note" as const) : ("error" as const),
            about: "sample-on-pages",
            says: `Sample phones (555-01xx) or mailboxes (….example) stand on ${sample.length} pages: ${named}.`,
            remedy:
              "Put your own into rules/organisation.ts and content/, and build again: npm run build",
          },
        ]
      : []),
  ];
};
