import type { Log } from "#backend/log.ts";
import type { SiteFiles } from "#hosts/node/site-files.ts";
import { withSmaller } from "./assemble.ts";
import type { Renderer } from "./renderer.ts";

type Parts = {
  compress: Renderer["compress"];
  /** What is served now, and what takes its place. */
  files(): SiteFiles;
  show(files: SiteFiles): void;
  /** How long nothing must have been published. */
  calmMs: number;
  log: Log;
};

/**
 * Makes smaller compressed forms of what was compressed in a hurry. For all pages that takes some
 * seconds of a processor, so it waits until nothing was published for a while, and ends when
 * something is: whoever publishes next does not wait for it.
 */
export const createIdleCompressor = ({ compress, files, show, calmMs, log }: Parts) => {
  const hasty = new Set<string>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  const compressAll = async () => {
    const own = turn;
    const site = files();
    const smaller = new Map<string, Uint8Array>();
    for (const address of hasty) {
      const { plain, br } = site.files.get(address) ?? {};
      const found = plain && br && (await compress({ address, body: plain.body }));
      if (own !== turn) return;
      if (found) smaller.set(address, found);
    }
    hasty.clear();
    // Asked for again: what was too old may have gone meanwhile.
    show(withSmaller(files(), smaller));
  };

  return {
    /** From now on the processor is needed for something else. */
    pause() {
      turn += 1;
      clearTimeout(timer);
    },
    /** Goes on with these as well, once there is calm. */
    resume(addresses: string[]) {
      for (const address of addresses) hasty.add(address);
      if (hasty.size === 0) return;
      const complain = (error: unknown) => log("not compressed well", { reason: String(error) });
      timer = setTimeout(() => compressAll().catch(complain), calmMs).unref();
    },
  };
};
