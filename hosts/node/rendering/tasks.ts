import type { Snapshot } from "#content/snapshot.ts";
import { compressQuickly, smallBrotli } from "#hosts/node/compress.ts";
import { pageHeaders } from "#hosts/node/headers.ts";
import { digestOf } from "#hosts/node/resource.ts";
import { pageOf, securityOf } from "#hosts/node/site-addresses.ts";
import { openBundle } from "./bundle.ts";
import { drawPage, drawSite, fileOf } from "./draw.ts";
import type { Known, Start, Tasks } from "./messages.ts";

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** What came from another thread is a copy, and nobody else holds it. */
const frozen = (snapshot: Snapshot): Snapshot => Object.freeze(snapshot);

/** The work of the drawing thread, in the order in which it is asked for. */
export const openTasks = async ({ buildDirectory, facts, builtFor }: Start): Promise<Tasks> => {
  const renderPage = await openBundle(buildDirectory);

  const draw = async (given: Snapshot, known: Known) => {
    const snapshot = frozen(given);
    const { files, failed } = await drawSite(renderPage, snapshot, builtFor);
    const changed = [...files].filter(([address, body]) => known[address] !== digestOf(body));
    return { addresses: [...files.keys()], changed, failed };
  };

  return {
    async site({ snapshot, known }) {
      const { addresses, changed, failed } = await draw(snapshot, known);
      return {
        addresses,
        failed,
        changed: await Promise.all(
          changed.map(async ([address, body]) => ({
            address,
            ...(await compressQuickly(address, body)),
            security: securityOf(address, body, facts),
          })),
        ),
      };
    },
    async check({ snapshot, known }) {
      const { addresses, changed, failed } = await draw(snapshot, known);
      const looked = [...addresses, ...failed.map(({ path }) => fileOf(path))];
      const gone = Object.keys(known).filter((address) => !looked.includes(address));
      const pages = [...changed.map(([address]) => address), ...gone].map(pageOf);
      return { changed: pages.filter((page) => page !== undefined).sort(), failed };
    },
    async page({ snapshot, path }) {
      const html = await drawPage(renderPage, frozen(snapshot), path);
      return html === undefined ? html : { html, headers: pageHeaders(html, facts) };
    },
    compress: ({ address, body }) => smallBrotli(address, asBuffer(body)),
  };
};
