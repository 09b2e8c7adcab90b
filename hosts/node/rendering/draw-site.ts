import type { Snapshot } from "#content/snapshot.ts";
import type { Bundle } from "./bundle.ts";
import { type Drawing, type Drawn, drawPages } from "./draw.ts";
import { foundFiles } from "./found.ts";

/** Pages, their data, and what else follows the content. */
export const drawSite = async (
  bundle: Bundle,
  snapshot: Snapshot,
  builtFor: string,
  drawn?: Drawn,
): Promise<Drawing> => {
  const { files, failed } = await drawPages(bundle, snapshot, drawn);
  for (const [address, text] of foundFiles(snapshot, files, builtFor))
    files.set(address, Buffer.from(text));
  return { files, failed };
};
