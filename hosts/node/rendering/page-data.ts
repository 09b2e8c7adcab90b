import { digestOf } from "#hosts/node/resource.ts";
import { pageDataAddress } from "#hosts/node/site-addresses.ts";
import { pageDataId } from "#rules/page-data.ts";

const kept = new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, "s");

/**
 * Takes the data out of a page into a file of its own, which comes with the scripts after the page
 * has been seen: the data repeats every text of the page, and would make it a fifth heavier. Its
 * name is made from its content, so a page and its data are always of one revision.
 */
export const withoutData = (
  html: string,
): { html: string; file?: [address: string, body: Buffer] } => {
  const [whole, data] = kept.exec(html) ?? [];
  if (!whole || !data) return { html };
  const body = Buffer.from(data);
  const address = pageDataAddress(digestOf(body));
  const link = `<link id="${pageDataId}" rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;
  return { html: html.replace(whole, () => link), file: [address, body] };
};
