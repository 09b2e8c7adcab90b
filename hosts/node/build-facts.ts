import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What the build knows and the server needs, left beside the built site. */
const buildFacts = z.object({
  siteUrl: z.string(),
  functionsUrl: z.string().optional(),
});

export type BuildFacts = z.infer<typeof buildFacts>;

export const buildFactsFile = "site.json";

export const readBuildFacts = (buildDirectory: string): BuildFacts | undefined => {
  const file = join(buildDirectory, buildFactsFile);
  return existsSync(file) ? buildFacts.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
};
