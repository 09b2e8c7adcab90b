import { makeResource, type Resource } from "#hosts/node/resource.ts";
import { followsContent, isPageData } from "#hosts/node/site-addresses.ts";
import { type SiteFiles, siteOf } from "#hosts/node/site-files.ts";
import type { DrawnSite, Known } from "./messages.ts";

/** Bytes from another thread, without a copy. */
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** What names the content of each file that is served now. */
export const knownOf = ({ files }: SiteFiles): Known =>
  Object.fromEntries(
    [...files]
      .filter(([address]) => followsContent(address))
      .map(([address, { plain }]) => [address, plain.etag.slice(1, -1)]),
  );

/** Some ten publications of the whole site: memory has an end, however many there are in minutes. */
const mostEarlierData = 300;

/** Whoever has a page as it was a moment ago asks for its data now; see `createEarlierData`. */
const earlierData = ({ files }: SiteFiles, { addresses }: DrawnSite) => {
  const asked = new Set(addresses);
  return [...files.keys()]
    .filter((address) => isPageData(address) && !asked.has(address))
    .slice(-mostEarlierData);
};

/** The built site with the drawn files in the place of its own; what did not change is kept. */
export const assemble = (built: SiteFiles, current: SiteFiles, drawn: DrawnSite): SiteFiles => {
  const files = new Map<string, Resource>(
    [...built.files].filter(([address]) => !followsContent(address)),
  );
  for (const address of earlierData(current, drawn)) {
    const kept = current.files.get(address);
    if (kept) files.set(address, kept);
  }
  for (const address of drawn.addresses) {
    const kept = current.files.get(address);
    if (kept) files.set(address, kept);
  }
  for (const { address, body, br, gzip, security } of drawn.changed)
    files.set(
      address,
      makeResource(
        address,
        { body: asBuffer(body), br: br && asBuffer(br), gzip: gzip && asBuffer(gzip) },
        security,
      ),
    );
  return siteOf(files);
};

/**
 * The same site with smaller compressed forms. The tags stay: they name the content, and a
 * compressed form is only ever sent whole.
 */
export const withSmaller = (site: SiteFiles, smaller: ReadonlyMap<string, Uint8Array>): SiteFiles =>
  siteOf(
    new Map(
      [...site.files].map(([address, resource]) => {
        const found = smaller.get(address);
        if (!found || !resource.br) return [address, resource];
        const body = asBuffer(found);
        const headers = resource.br.headers.map((item, index, all) =>
          all[index - 1] === "Content-Length" ? String(body.length) : item,
        );
        return [address, { ...resource, br: { ...resource.br, body, headers } }];
      }),
    ),
  );
