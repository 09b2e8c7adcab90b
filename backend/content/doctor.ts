import { type Finding, found } from "#backend/doctor/finding.ts";
import { isSampleDomain, sampleFacts, samplePhone } from "#backend/doctor/sample.ts";
import { isLocalAddress } from "#backend/settings.ts";
import type { Database } from "#backend/storage/database.ts";
import { documents } from "#content/documents.ts";
import { organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { titlesOf } from "./check.ts";
import { lastBuildRequest } from "./deploy-hook.ts";
import { filesBehind } from "./drawn-files.ts";
import { unwrittenLegal } from "./legal.ts";
import { mostStoredBytes, storedBytes } from "./pictures.ts";
import { publishedSnapshot } from "./published.ts";

const mailboxes = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

/** Whether somebody could read it there: facts that are kept elsewhere are that document's. */
const saysSample = (written: unknown): boolean => {
  if (typeof written === "string")
    return (
      samplePhone.test(written) ||
      [...written.matchAll(mailboxes)].some(([, domain = ""]) => isSampleDomain(domain))
    );
  return typeof written === "object" && written !== null && Object.values(written).some(saysSample);
};

export const checkSamples = (snapshot: Snapshot, siteUrl: string): Finding[] => {
  const common = {
    level: isLocalAddress(siteUrl) ? ("note" as const) : ("error" as const),
    remedy:
      "Enter your own at the desk under Pages, or in rules/organisation.ts and content/ before a build.",
  };
  const facts = sampleFacts(contentOf(snapshot, organisation));
  const titles = documents
    .filter(({ name }) => saysSample(snapshot.documents[name]))
    .map(({ title }) => title);
  return found([
    facts.length > 0 && {
      ...common,
      about: "sample-organisation",
      says: `The organization's facts still have sample data: ${facts.join(", ")}. It appears on pages, emails and receipts.`,
    },
    titles.length > 0 && {
      ...common,
      about: "sample-on-pages",
      says: `Sample phone numbers (555-01xx) or email addresses (….example) are still in: ${titles.join(", ")}.`,
    },
  ]);
};

export const checkContent = async (db: Database, siteUrl: string): Promise<Finding[]> => {
  const told = await lastBuildRequest(db);
  const { snapshot, problems } = await publishedSnapshot(db);
  const behind = filesBehind(snapshot);
  const pictures = await storedBytes(db);
  const unwritten = unwrittenLegal(snapshot);
  return found([
    ...checkSamples(snapshot, siteUrl),
    unwritten.length > 0 && {
      level: isLocalAddress(siteUrl) ? "note" : "warning",
      about: "legal-pages",
      says: `Not on the site yet: ${titlesOf(unwritten)}. A site that takes gifts needs them.`,
      remedy:
        "At the desk, under Pages: read the drafts, have a lawyer read them, and publish them.",
    },
    ...problems.map(({ name, reason }) => ({
      level: "error" as const,
      about: "document-unfit",
      says: `The site shows the original text instead of what was published for "${name}": ${reason}`,
      remedy: "Open it at the desk, fix what is named, and publish it.",
    })),
    !!told?.problem && {
      level: "error",
      about: "deploy-hook",
      says: `The host that builds the pages was asked ${told.tries} times without success: ${told.problem}`,
      remedy: "Check that DEPLOY_HOOK_URL is the address that host gave you, or build by hand.",
    },
    pictures > 0.8 * mostStoredBytes && {
      level: "warning",
      about: "pictures-full",
      says: `Pictures take ${Math.floor((100 * pictures) / mostStoredBytes)}% of their ${mostStoredBytes / 2 ** 30} GB. Once that space is full, no more can be uploaded.`,
      remedy: "Delete pictures that no page shows, at the desk under Pages.",
    },
    behind.length > 0 && {
      level: "warning",
      about: "files-behind",
      says: `Made before the latest publication: ${behind.map(({ file }) => file).join(", ")}.`,
      remedy:
        "On a computer with a copy of the site and its DATABASE_URL: npm run documents, npm run share and npm run build, then deploy the copy.",
    },
  ]);
};
