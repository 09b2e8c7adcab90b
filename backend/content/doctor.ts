import type { Finding } from "#backend/doctor/finding.ts";
import type { Database } from "#backend/storage/database.ts";
import { lastBuildRequest } from "./deploy-hook.ts";
import { filesBehind } from "./drawn-files.ts";
import { publishedSnapshot } from "./published.ts";
import { checkSamples } from "./samples.ts";

/** What was published and does not stand on the site, and what stands there and should not. */
export const checkContent = async (db: Database, siteUrl: string): Promise<Finding[]> => {
  const told = await lastBuildRequest(db);
  const { snapshot, problems } = await publishedSnapshot(db);
  const behind = filesBehind(snapshot);
  const findings = checkSamples(snapshot, siteUrl);
  for (const { name, reason } of problems)
    findings.push({
      level: "error",
      about: "document-unfit",
      says: `The site shows what ships instead of the published document "${name}": ${reason}`,
      remedy: "Open it at the desk, put right what is named, and publish it.",
    });
  if (told?.problem)
    findings.push({
      level: "error",
      about: "deploy-hook",
      says: `The host that builds the pages was asked ${told.tries} times and has not answered well: ${told.problem}`,
      remedy: "See that DEPLOY_HOOK_URL is the address that host gave you, or build by hand.",
    });
  if (behind.length > 0)
    findings.push({
      level: "warning",
      about: "files-behind",
      says: `Drawn before what is published now: ${behind.map(({ file }) => file).join(", ")}.`,
      remedy:
        "On a computer with a copy of the site and its DATABASE_URL: npm run documents, npm run share and npm run build, then put the copy in service.",
    });
  return findings;
};
