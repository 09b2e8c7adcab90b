import type { Finding } from "#backend/doctor/finding.ts";
import type { Database } from "#backend/storage/database.ts";
import { readSnapshot } from "#content/snapshot.ts";
import { lastTold } from "./deploy-hook.ts";
import { publishedState } from "./published.ts";

/** What was published and does not stand on the site. */
export const checkContent = async (db: Database): Promise<Finding[]> => {
  const { revision, documents } = await publishedState(db);
  const told = await lastTold(db);
  return [
    ...readSnapshot(documents, revision).problems.map(
      ({ name, reason }): Finding => ({
        level: "error",
        about: "document-unfit",
        says: `The site shows what ships instead of the published document "${name}": ${reason}`,
        remedy: "Open it at the desk, put right what is named, and publish it.",
      }),
    ),
    ...(told?.problem
      ? [
          {
            level: "error" as const,
            about: "deploy-hook",
            says: `The host that builds the pages was asked ${told.tries} times and has not answered well: ${told.problem}`,
            remedy: "See that DEPLOY_HOOK_URL is the address that host gave you, or build by hand.",
          },
        ]
      : []),
  ];
};
