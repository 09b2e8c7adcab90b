import { digestOf } from "#hosts/node/resource.ts";
import { pageDataAddress } from "#hosts/node/site-addresses.ts";

/** What the framework hands a page's scripts: what its loaders gave, and that nothing follows. */
const handoff =
  /<script>(window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);)<\/script>(?:<!--\/?\$-->)*<script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script>/;

/**
 * Takes the data out of a page into a script of its own, which comes with the others after the
 * page has been seen: the data repeats every text of the page, and would make it a fifth heavier.
 * Its name is made from its content, so a page and its data are always of one revision.
 */
export const withoutData = (
  html: string,
): { html: string; file?: [address: string, body: Buffer] } => {
  const [whole, data, end] = handoff.exec(html) ?? [];
  if (!whole) return { html };
  const body = Buffer.from(`${data}${end}\n`);
  const address = pageDataAddress(digestOf(body));
  return {
    html: html.replace(whole, () => `<script async="" src="${address}"></script>`),
    file: [address, body],
  };
};
